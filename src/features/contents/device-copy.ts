import { draftStore, isTime } from '#src/lib/draft-store.ts'
import type { ContentValues } from './content-values.ts'

/** What was written and not saved, kept on this device (it outlives a reload and an ended session). */
export type DeviceCopy = {
  values: ContentValues
  /** What it was made from, and its revision. */
  base: ContentValues
  revision: number
  /** By the clock of this device (ISO). */
  at: string
}

/** Whether what is stored has the shape of what is known to be right. */
function fits(known: unknown, stored: unknown): boolean {
  if (known === null || typeof known === 'string') return stored === null || typeof stored === 'string'
  if (Array.isArray(known)) return Array.isArray(stored) && stored.every((one) => typeof one === 'string')
  if (typeof known !== 'object') return typeof known === typeof stored
  if (typeof stored !== 'object' || stored === null) return false
  return Object.entries(known).every(([key, value]) => fits(value, (stored as Record<string, unknown>)[key]))
}

export const contentDraft = (userId: string, contentId: string, known: ContentValues) =>
  draftStore(userId, `content-${contentId}`, (stored): DeviceCopy | undefined => {
    const isWhole = fits(known, stored.values) && fits(known, stored.base)
    return isWhole && Number.isInteger(stored.revision) && isTime(stored.at)
      ? (stored as DeviceCopy)
      : undefined
  })
