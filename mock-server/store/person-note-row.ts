/** A note by a member of a care team about a person. */
export type PersonNoteRow = {
  readonly id: string
  readonly text: string
  /** A user. */
  readonly author: string
  readonly createdAt: number
}

/** Under which an organization keeps what it knows about a person. */
export const personKey = (organization: string, patient: string): string => `${organization}:${patient}`
