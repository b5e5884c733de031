import type { Allergy } from '#generated/model/index.ts'
import { characters, trimmed } from '#src/lib/text-rules.ts'

const tidy = (text: string): string => trimmed(text.normalize('NFC'))

/** Anaphylaxis is serious whatever else is said of it; it comes first, as severe ones do. */
export const isSerious = ({ reactions, severity }: Pick<Allergy, 'reactions' | 'severity'>): boolean =>
  severity === 'severe' || reactions.includes('anaphylaxis')

const bare = (text: string): string => tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export type Duplicate = { id: string; allergen: string; isPast: boolean }

/**
 * An allergy of the list that has this name already, whatever its case and accents; one that was entered by mistake is
 * none. A current one counts before a past one.
 * @param own the id of the one that is edited
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
 * The name of a current medication that the allergen is, or is part of: 'Penicillin' and 'Penicillin V 300 mg'.
 * @param medications names of medications that are taken now
 */
export function takenMedication(typed: string, medications: readonly string[]): string | undefined {
  const wanted = bare(typed)
  if (characters(wanted) < 4) return undefined // Short ones stand in many words.
  return medications.find((name) => bare(name).includes(wanted))
}
