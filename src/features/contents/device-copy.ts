import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'
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

/** With the beginning that all drafts have, so that nobody finds those of the person before (F21). */
const keyOf = (userId: string, contentId: string) => `draft:${userId}:content-${contentId}`

/** Whether what is stored has the shape of what is known to be right. */
function fits(known: unknown, stored: unknown): boolean {
  if (known === null || typeof known === 'string') return stored === null || typeof stored === 'string'
  if (Array.isArray(known)) return Array.isArray(stored) && stored.every((one) => typeof one === 'string')
  if (typeof known !== 'object') return typeof known === typeof stored
  if (typeof stored !== 'object' || stored === null) return false
  return Object.entries(known).every(([key, value]) => fits(value, (stored as Record<string, unknown>)[key]))
}

export function readCopy(userId: string, contentId: string, known: ContentValues): DeviceCopy | undefined {
  try {
    const stored = JSON.parse(readItem('local', keyOf(userId, contentId)) ?? 'null') as DeviceCopy | null
    if (!stored || !fits(known, stored.values) || !fits(known, stored.base)) return undefined
    if (!Number.isInteger(stored.revision) || Number.isNaN(Date.parse(stored.at))) return undefined
    return stored
  } catch {
    return undefined
  }
}

/** False when this device cannot keep it (F54, F55). */
export const writeCopy = (userId: string, contentId: string, copy: DeviceCopy): boolean =>
  writeItem('local', keyOf(userId, contentId), JSON.stringify(copy))

export const removeCopy = (userId: string, contentId: string): void =>
  removeItem('local', keyOf(userId, contentId))
