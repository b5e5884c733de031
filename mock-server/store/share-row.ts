import type { HealthStoryLanguage, HealthStorySection, HealthStoryView } from '#generated/model/index.ts'

/** A shared Health Story. Times are epoch ms. */
export type ShareRow = {
  readonly id: string
  /** The secret part of its link. */
  readonly token: string
  /** Six digits. */
  readonly passcode: string
  readonly patient: string
  readonly label: string
  readonly view: HealthStoryView
  readonly sections: readonly HealthStorySection[]
  readonly hiddenRecords: readonly string[]
  /** The day before which what happened on a day is left out; ISO text. */
  readonly since: string | null
  readonly language: HealthStoryLanguage
  readonly allowNote: boolean
  readonly createdAt: number
  readonly expiresAt: number
  revokedAt: number | null
  /** How many wrong passcodes may still be tried; 0 locks it. */
  attemptsLeft: number
  /** Oldest first. */
  readonly openings: { readonly openedAt: number; readonly recipientName: string }[]
  /** Oldest first. */
  readonly notes: {
    readonly id: string
    readonly authorName: string
    readonly text: string
    readonly createdAt: number
  }[]
  /** The access tokens that were given out for it. */
  readonly accesses: Set<string>
}
