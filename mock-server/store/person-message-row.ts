import type { PersonMessageKind, ReminderChannel } from '#generated/model/index.ts'

/** That a message was sent to a person for an organization; invitations tell by themselves. */
export type PersonMessageRow = {
  readonly id: string
  readonly kind: Exclude<PersonMessageKind, 'invitation'>
  readonly channel: ReminderChannel
  readonly sentAt: number
  /** Which approved message it was. */
  readonly template?: string
}
