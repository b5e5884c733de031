import { clearItems, readItem, removeItem, writeItem } from './safe-storage.ts'

const PREFIX = 'draft:'

export type DraftStore<Draft> = {
  /** The key in local storage, to recognize the events of other tabs. */
  key: string
  read: () => Draft | undefined
  /** False when this device cannot keep it (storage full or switched off; design faults F54, F55). */
  write: (draft: Draft) => boolean
  remove: () => void
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether it is a time as drafts hold it: an ISO text, by the clock of this device. */
export const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/**
 * The copy of unsaved work on this device: it outlives a reload, a lost connection and an ended session.
 * @param parse what is stored is input: returns undefined for anything that is not a whole draft
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

/** Nobody finds the work of the person who used this device before (design fault F21). */
export function dropDraftsOfOthers(userId: string): void {
  clearItems('local', (key) => !key.startsWith(PREFIX) || key.startsWith(`${PREFIX}${userId}:`))
}
