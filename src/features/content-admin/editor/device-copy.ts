import { draftStore, isTime } from '#src/lib/browser/draft-store.ts'
import type { ContentValues } from './content-values.ts'

/** A local draft of unsaved changes (it survives a reload and an expired session). */
export type DeviceCopy = {
  values: ContentValues
  base: ContentValues
  revision: number
  /** ISO time by this device's clock. */
  at: string
}

/** Whether a stored value has the same shape as a valid one. */
function fits(known: unknown, stored: unknown): boolean {
  if (known === null || typeof known === 'string') return stored === null || typeof stored === 'string'
  if (Array.isArray(known)) return Array.isArray(stored) && stored.every((one) => typeof one === 'string')
  if (typeof known !== 'object') return typeof known === typeof stored
  if (typeof stored !== 'object' || stored === null) return false
  return Object.entries(known).every(([key, value]) => fits(value, (stored as Record<string, unknown>)[key]))
}

export const contentDraft = (userId: string, contentId: string, known: ContentValues) =>
  draftStore(userId, `content-${contentId}`, (stored): DeviceCopy | undefined => {
    const whole: DeviceCopy = { values: known, base: known, revision: 0, at: '' }
    return fits(whole, stored) && isTime(stored.at) ? (stored as DeviceCopy) : undefined
  })
