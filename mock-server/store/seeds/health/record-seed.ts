import type { RecordSource } from '#generated/model/index.ts'
import type { PersonName } from '../people.ts'

/** A seeded health record. `Own` holds the fields specific to its kind. */
export type RecordSeed<Own extends object> = {
  /** Of its id: the id is `uuidOf('condition:maya-asthma')`. */
  readonly key: string
  /** The key of the profile. */
  readonly profile: string
  /** When it was written down. */
  readonly daysAgo: number
  readonly confirmedDaysAgo?: number
  /** Self-reported by the person without it. */
  readonly source?: RecordSource
  /** Who wrote it down; without it the person who looks after the profile. */
  readonly by?: PersonName
  /** The key of the document it was found in: its id is `uuidOf('document:<key>')`. */
  readonly document?: string
  readonly fields: Own
}
