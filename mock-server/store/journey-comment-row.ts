/** What an administrator says about a step of a journey; kept apart from its design. Times are epoch ms. */
export type JourneyCommentRow = {
  readonly id: string
  readonly journey: string
  /** The activity of the step, which may be gone since. */
  readonly step: string
  readonly text: string
  /** A user. */
  readonly author: string
  readonly createdAt: number
  readonly resolved: { readonly at: number; readonly by: string } | null
}
