import type { Allergy } from '#generated/model/index.ts'

const ranks = { mild: 1, unknown: 2, moderate: 3, severe: 4 } as const satisfies Record<
  Allergy['severity'],
  number
>

/** Anaphylaxis is the most serious, whatever severity was noted beside it. */
const rankOf = ({ reactions, severity }: Allergy): number =>
  reactions.includes('anaphylaxis') ? 5 : ranks[severity]

export const isResolved = ({ status }: Allergy): boolean => status === 'resolved'

/**
 * Allergies as a summary lists them, whatever order a backend sends: active ones first, the most serious of them first,
 * then resolved ones. What was entered in error is left out.
 */
export const orderedAllergies = (allergies: readonly Allergy[]): Allergy[] =>
  allergies
    .filter(({ status }) => status !== 'entered_in_error')
    .toSorted((a, b) => Number(isResolved(a)) - Number(isResolved(b)) || rankOf(b) - rankOf(a))
