import { clearItems, readItem, removeItem, writeItem } from './safe-storage.ts'

const PREFIX = 'draft:'

export type DraftStore<Draft> = {
  /** The local storage key, to match storage events of other tabs. */
  key: string
  read: () => Draft | undefined
  /** False if this device cannot store it (storage full or disabled; design faults F54, F55). */
  write: (draft: Draft) => boolean
  remove: () => void
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is an ISO timestamp, as drafts store it. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/**
 * Drafts of unsaved work on this device: they survive a reload, a lost connection and an expired session.
 * @param parse validates stored data, which is untrusted: returns undefined unless it is a complete draft
 */
export function draftStore<Draft>(
  userId: string,
  workId: string,
  parse: (stored: Record<string, unknown>) => Draft | undefined,
): DraftStore<Draft> {
  const key = `${PREFIX}${userId}:${workId}`
  return {
    key,
    read: () => {
      try {
        const stored: unknown = JSON.parse(readItem('local', key) ?? 'null')
        return isRecord(stored) ? parse(stored) : undefined
      } catch {
        return undefined
      }
    },
    write: (draft) => writeItem('local', key, JSON.stringify(draft)),
    remove: () => removeItem('local', key),
  }
}

/** Deletes drafts of people who used this device before (design fault F21). */
export function dropDraftsOfOthers(userId: string): void {
  clearItems('local', (key) => !key.startsWith(PREFIX) || key.startsWith(`${PREFIX}${userId}:`))
}
