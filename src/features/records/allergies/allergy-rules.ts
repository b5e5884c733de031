import type { Allergy } from '#generated/model/index.ts'
import { characters, trimmed } from '#src/lib/validation/text-rules.ts'

/** Anaphylaxis is always serious and sorts first, like severe reactions. */
export const isSerious = ({ reactions, severity }: Pick<Allergy, 'reactions' | 'severity'>): boolean =>
  severity === 'severe' || reactions.includes('anaphylaxis')

const bare = (text: string): string => trimmed(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export type Duplicate = { id: string; allergen: string; isPast: boolean }

/**
 * An existing allergy with the same name, ignoring case and accents, except one entered in error. Current ones
 * take precedence over past ones.
 * @param own the id of the edited record
 */
export function duplicateOf(
  typed: string,
  list: readonly Pick<Allergy, 'id' | 'allergen' | 'status'>[],
  own?: string,
): Duplicate | undefined {
  const wanted = bare(typed)
  const same = list.filter(
    ({ id, allergen, status }) => id !== own && status !== 'entered_in_error' && bare(allergen) === wanted,
  )
  const found = same.find(({ status }) => status === 'active') ?? same[0]
  return found && { id: found.id, allergen: found.allergen, isPast: found.status !== 'active' }
}

/**
 * The name of a current medication that contains the allergen: 'Penicillin' matches 'Penicillin V 300 mg'.
 * @param medications names of current medications
 */
export function takenMedication(typed: string, medications: readonly string[]): string | undefined {
  const wanted = bare(typed)
  if (characters(wanted) < 4) return undefined // Short texts occur in many words.
  return medications.find((name) => bare(name).includes(wanted))
}
