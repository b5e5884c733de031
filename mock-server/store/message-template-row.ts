import type { MessageSubject, MessageText } from '#generated/model/index.ts'

/** A message that an organization approved. */
export type MessageTemplateRow = {
  readonly id: string
  readonly organization: string
  subject: MessageSubject
  text: MessageText
  revision: number
  updatedAt: number
}
