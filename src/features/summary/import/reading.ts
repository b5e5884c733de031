import type { OwnFields } from '../story/story-item.ts'

/** Why an entry of a file is left out. */
export type LeftReason =
  | 'documents'
  | 'error'
  | 'future'
  | 'kind'
  | 'noDate'
  | 'noName'
  | 'noResult'
  | 'notDone'
  | 'nothingKnown'
  | 'onlyText'
  | 'ruledOut'
  | 'unfit'

/** The fields of a record as a file gives them. The person's note on a record of others becomes a note. */
export type ReadFields<Row> = Omit<OwnFields<Row>, 'patient_note'>

export type Read<Row> = {
  fields: ReadFields<Row>
  /** Who recorded it. */
  source: string | null
  /** What there is no field for. */
  lost: readonly string[]
}

/** What became of a resource. */
export type Reading<Row> = Read<Row> | { left: LeftReason }
