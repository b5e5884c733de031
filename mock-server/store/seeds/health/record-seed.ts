import type { RecordSource } from '#generated/model/index.ts'
import type { PersonName } from '../people.ts'

/** A health record that is there when a world begins. `Own` is what its kind has of its own. */
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
