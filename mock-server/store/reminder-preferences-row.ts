import type { QuietHours, ReminderChannel, ReminderRhythm } from '#generated/model/index.ts'

/** How a person is reminded, and what they were reminded of. */
export type ReminderPreferencesRow = {
  readonly user: string
  readonly channels: readonly ReminderChannel[]
  readonly rhythm: ReminderRhythm
  readonly timeOfDay: string
  readonly quietHours: QuietHours | null
  readonly timeZone: string
  /** The day of the last daily message (`YYYY-MM-DD`) in this time zone. */
  readonly lastDay: string | null
  /** The steps that had a message. */
  readonly reminded: readonly string[]
}
