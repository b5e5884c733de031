/** What a person decided about a health record in their answers; kept by the id of the suggestion. */
export type AnswerDecisionRow = {
  readonly state: 'accepted' | 'ignored'
  /** The record it became. */
  readonly record: string | null
}
