import type { FormData } from '#generated/model/index.ts'
import { clearItems, readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'
import type { Answer } from './answers.ts'

/** The copy of a draft on this device: it outlives a reload, a lost connection and an ended session. */
export type DeviceDraft = {
  form_data: FormData
  page: string | null
  form_version: number
  /** The revision of the server's draft that this copy was made from. */
  revision: number
  /** When it was written, by the clock of this device (ISO). */
  updated_at: string
  /** Whether the server lacks something of it. */
  unsaved: boolean
  /** Saves that were sent since that revision and never answered: the server may hold one of them. */
  unanswered: readonly FormData[]
}

const PREFIX = 'draft:'

export const draftKey = (userId: string, taskId: string): string => `${PREFIX}${userId}:${taskId}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

/** Rows of a group, and files, are lists of records. */
const isAnswer = (value: unknown): value is Answer =>
  isPlain(value) ||
  (Array.isArray(value) && value.every((row) => isRecord(row) && Object.values(row).every(isPlain)))

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

const readAnswers = (stored: Record<string, unknown>): FormData =>
  Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Answer] => isAnswer(entry[1])))

/** Reads what is stored; undefined for anything that is not a whole draft. Single odd answers are left out. */
export function parseDeviceDraft(text: string | null): DeviceDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.form_data)) return undefined
    const { page, form_version: version, revision, updated_at: at, unsaved } = stored
    if (!isWhole(version) || !isWhole(revision)) return undefined
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return undefined
    const unanswered = Array.isArray(stored.unanswered) ? stored.unanswered : []
    return {
      form_data: readAnswers(stored.form_data),
      page: typeof page === 'string' ? page : null,
      form_version: version,
      revision,
      updated_at: at,
      unsaved: unsaved !== false,
      unanswered: unanswered.filter(isRecord).map(readAnswers),
    }
  } catch {
    return undefined
  }
}

export type DeviceStore = {
  /** The key in local storage, to recognize the events of other tabs. */
  key: string
  read: () => DeviceDraft | undefined
  /** False when this device cannot keep it (storage full or switched off; design faults F54, F55). */
  write: (draft: DeviceDraft) => boolean
  remove: () => void
}

export function deviceStore(userId: string, taskId: string): DeviceStore {
  const key = draftKey(userId, taskId)
  return {
    key,
    read: () => parseDeviceDraft(readItem('local', key)),
    write: (draft) => writeItem('local', key, JSON.stringify(draft)),
    remove: () => removeItem('local', key),
  }
}

/** Nobody finds the answers of the person who used this device before (design fault F21). */
export function dropDraftsOfOthers(userId: string): void {
  clearItems('local', (key) => !key.startsWith(PREFIX) || key.startsWith(`${PREFIX}${userId}:`))
}
