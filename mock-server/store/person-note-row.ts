/** A note by a member of a care team about a person. */
export type PersonNoteRow = {
  readonly id: string
  readonly text: string
  /** A user. */
  readonly author: string
  readonly createdAt: number
}

/** Under which the notes of an organization about a person are kept. */
export const notesKey = (organization: string, patient: string): string => `${organization}:${patient}`
