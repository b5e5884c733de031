import type { FormData } from '#generated/model/index.ts'
import { draftStore, type DraftStore, isRecord, isTime } from '#src/lib/draft-store.ts'
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

/** A whole draft, or undefined; single odd answers are left out. */
function parse(stored: Record<string, unknown>): DeviceDraft | undefined {
  const { form_data: answers, page, form_version: version, revision, updated_at: at, unsaved } = stored
  if (!isRecord(answers) || !isWhole(version) || !isWhole(revision) || !isTime(at)) return undefined
  const unanswered = Array.isArray(stored.unanswered) ? stored.unanswered : []
  return {
    form_data: readAnswers(answers),
    page: typeof page === 'string' ? page : null,
    form_version: version,
    revision,
    updated_at: at,
    unsaved: unsaved !== false,
    unanswered: unanswered.filter(isRecord).map(readAnswers),
  }
}

export type DeviceStore = DraftStore<DeviceDraft>

export const deviceStore = (userId: string, taskId: string): DeviceStore => draftStore(userId, taskId, parse)
