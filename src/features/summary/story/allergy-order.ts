import type { Allergy } from '#generated/model/index.ts'

const ranks = { mild: 1, unknown: 2, moderate: 3, severe: 4 } as const satisfies Record<
  Allergy['severity'],
  number
>

/** Anaphylaxis ranks highest, whatever the recorded severity. */
const rankOf = ({ reactions, severity }: Allergy): number =>
  reactions.includes('anaphylaxis') ? 5 : ranks[severity]

export const isResolved = ({ status }: Allergy): boolean => status === 'resolved'

/**
 * Sorts allergies for a summary, independently of the backend: active ones by severity, then resolved ones.
 * Those entered in error are omitted.
 */
export const orderedAllergies = (allergies: readonly Allergy[]): Allergy[] =>
  allergies
    .filter(({ status }) => status !== 'entered_in_error')
    .toSorted((a, b) => Number(isResolved(a)) - Number(isResolved(b)) || rankOf(b) - rankOf(a))
