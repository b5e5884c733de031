/** How a task ended: with answers that were sent, without any, with a question, or before, in another place. */
const OUTCOMES = ['sent', 'done', 'asked', 'already'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** What the draft page hands to the submission page, in the state of the history. */
export type OutcomeState = { outcome: Outcome }

export function outcomeOf(state: unknown): Outcome | undefined {
  if (typeof state !== 'object' || state === null || !('outcome' in state)) return undefined
  return OUTCOMES.find((outcome) => outcome === state.outcome)
}
