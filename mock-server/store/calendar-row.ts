import type { CalendarEntryKind } from '#generated/model/index.ts'

/** A private calendar address. Rows are replaced, never changed; times are epoch ms. */
export type CalendarRow = {
  /** The secret part of the address. */
  readonly token: string
  readonly user: string
  readonly kinds: readonly CalendarEntryKind[]
  readonly createdAt: number
  readonly lastReadAt: number | null
  /** When it was turned off or replaced. */
  readonly endedAt: number | null
}
