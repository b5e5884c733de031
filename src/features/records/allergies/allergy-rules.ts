import type { Allergy, AllergyCreate, AllergyUpdate } from '#generated/model/index.ts'
import { AllergyCategory, AllergyReaction, AllergySeverity, AllergyStatus } from '#generated/model/index.ts'
import type { Problem } from '#src/lib/problem.ts'
import { characters, isBlank, isOneLine } from '#src/lib/text-rules.ts'
import { yearProblem } from '#src/lib/year-rules.ts'

/** As the contract has them. */
export const LONGEST = { allergen: 120, reactionText: 120, notes: 1000 } as const
const SHORTEST_ALLERGEN = 2

/** What is typed and chosen; '' where nothing is. */
export type AllergyInput = {
  allergen: string
  category: string
  reactions: readonly string[]
  reactionText: string
  severity: string
  onsetYear: string
  status: string
  notes: string
}

export type AllergyProblems = { [field in keyof AllergyInput]?: Problem }

export const blankAllergy: AllergyInput = {
  allergen: '',
  category: '',
  reactions: [],
  reactionText: '',
  severity: '',
  onsetYear: '',
  status: 'active',
  notes: '',
}

export const allergyInput = (allergy: Allergy): AllergyInput => ({
  allergen: allergy.allergen,
  category: allergy.category,
  reactions: allergy.reactions,
  reactionText: allergy.reaction_text ?? '',
  severity: allergy.severity,
  onsetYear: allergy.onset_year === null ? '' : String(allergy.onset_year),
  status: allergy.status,
  notes: allergy.notes ?? '',
})

const tidy = (text: string): string => text.normalize('NFC').trim()

const pick = <Name extends string>(names: Readonly<Record<string, Name>>, value: string): Name | undefined =>
  Object.values(names).find((name) => name === value)

function nameProblem(typed: string, { min, max }: { min: number; max: number }): Problem | undefined {
  if (isBlank(typed)) return { code: 'required' }
  const text = tidy(typed)
  if (!isOneLine(text)) return { code: 'invalid' }
  if (characters(text) < min) return { code: 'minCharacters', min }
  return characters(text) > max ? { code: 'maxCharacters', max } : undefined
}

/** What is wrong with an allergy, field by field (DATA-56, VAL-35..49). @param today ISO text of the local day */
export function allergyProblems(input: AllergyInput, today: string): AllergyProblems {
  const { allergen, category, reactions, reactionText, onsetYear, notes, severity, status } = input
  const year = onsetYear.trim()
  const found: { [field in keyof AllergyInput]: Problem | undefined } = {
    allergen: nameProblem(allergen, { min: SHORTEST_ALLERGEN, max: LONGEST.allergen }),
    category: pick(AllergyCategory, category) ? undefined : { code: 'selectOption' },
    reactions: reactions.length > 0 ? undefined : { code: 'selectOption' },
    reactionText: reactions.includes('other')
      ? nameProblem(reactionText, { min: 1, max: LONGEST.reactionText })
      : undefined,
    severity: pick(AllergySeverity, severity) ? undefined : { code: 'selectOption' },
    onsetYear: year === '' ? undefined : yearProblem(year, today),
    status: pick(AllergyStatus, status) ? undefined : { code: 'selectOption' },
    notes:
      characters(tidy(notes)) > LONGEST.notes ? { code: 'maxCharacters', max: LONGEST.notes } : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

type AllergyFields = Omit<AllergyCreate, 'patient'> & AllergyUpdate

/** What is sent of an input without problems. */
export function allergyFieldsOf(input: AllergyInput): AllergyFields {
  const year = input.onsetYear.trim()
  const reactions = input.reactions.flatMap((one) => pick(AllergyReaction, one) ?? [])
  return {
    allergen: tidy(input.allergen),
    category: pick(AllergyCategory, input.category) ?? 'other',
    reactions,
    reaction_text: reactions.includes('other') ? tidy(input.reactionText) : null,
    severity: pick(AllergySeverity, input.severity) ?? 'unknown',
    onset_year: year === '' ? null : Number(year),
    status: pick(AllergyStatus, input.status) ?? 'active',
    notes: tidy(input.notes) || null,
  }
}

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
