import type { TaskDraft, TaskDraftConflict } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'

export type SaveFailure =
  | { kind: 'conflict'; current: TaskDraft }
  | { kind: 'completed' }
  | { kind: 'removed' }
  /** A retry may succeed: offline, expired session, busy server. */
  | { kind: 'again' }
  /** A retry would be rejected again. */
  | { kind: 'refused' }

const nothing: TaskDraft = { form_data: {}, page: null, form_version: null, revision: 0, updated_at: null }

const isConflict = (body: unknown): body is TaskDraftConflict =>
  typeof body === 'object' && body !== null && 'code' in body

export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'again' }
  const body: unknown = error.body
  switch (error.status) {
    case 400:
    case 403:
    case 413:
      return { kind: 'refused' }
    case 404:
      return { kind: 'removed' }
    case 409: {
      if (!isConflict(body)) return { kind: 'refused' }
      if (body.code === 'already_completed') return { kind: 'completed' }
      return { kind: 'conflict', current: body.current ?? nothing }
    }
    default:
      return { kind: 'again' }
  }
}
