import type { AccessAction, AccessActorKind, AccessInformation } from '#generated/model/index.ts'

/** Someone else's look at a person's information, or change of it. Times are epoch ms. */
export type AccessEventRow = {
  readonly id: string
  readonly patient: string
  readonly actorKind: AccessActorKind
  readonly actorName: string
  /** Null for administrators and shared links. */
  readonly organization: string | null
  readonly action: AccessAction
  readonly information: AccessInformation
  /** The last time. */
  at: number
  count: number
  readonly report: { readonly at: number; readonly comment: string | null } | null
  readonly answer: { readonly at: number; readonly text: string } | null
}
