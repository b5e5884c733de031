import type { FormData } from '#generated/model/index.ts'
import { draftStore, type DraftStore, isRecord, isTime } from '#src/lib/browser/draft-store.ts'
import type { Answer } from '../answers/answers.ts'

/** A local copy of a draft: it survives a reload, a lost connection and an expired session. */
export type DeviceDraft = {
  form_data: FormData
  page: string | null
  form_version: number
  /** The revision of the server's draft it is based on. */
  revision: number
  /** ISO time by this device's clock. */
  updated_at: string
  /** Whether it contains changes the server lacks. */
  unsaved: boolean
  /** Saves sent since that revision without a response: the server may have any of them. */
  unanswered: readonly FormData[]
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

/** Rows of a group, and files, are arrays of objects. */
const isAnswer = (value: unknown): value is Answer =>
  isPlain(value) ||
  (Array.isArray(value) && value.every((row) => isRecord(row) && Object.values(row).every(isPlain)))

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

const readAnswers = (stored: Record<string, unknown>): FormData =>
  Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Answer] => isAnswer(entry[1])))

/** A valid draft, or undefined; individual malformed answers are dropped. */
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
