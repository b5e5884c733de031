/** How a task ended: submitted, finished without answers, with a question to the team, or already elsewhere. */
const OUTCOMES = ['sent', 'done', 'asked', 'already'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** History state passed from the draft page to the submission page. */
export type OutcomeState = { outcome: Outcome }

export function outcomeOf(state: unknown): Outcome | undefined {
  if (typeof state !== 'object' || state === null || !('outcome' in state)) return undefined
  return OUTCOMES.find((outcome) => outcome === state.outcome)
}
