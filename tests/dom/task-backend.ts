// Stands in for src/api/http.ts:  vi.mock('#src/api/http.ts', () => import('#tests/dom/task-backend.ts'))
// One task with its form, draft and submission, as the contract has them; for tests only.
import type {
  FormAlert,
  Submission,
  Task,
  TaskComplete,
  TaskDraft,
  TaskDraftSave,
  TaskForm,
  Upload,
} from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { hipForm, noDraft } from './hip-form.ts'
import { journeyId, organization, organizationId, page, task, user } from './journeys.ts'

export const taskId = task().id
const submissionId = '6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001'

export const uploadId = '2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0001'

type Call = { method: string; url: string; data: unknown }

const fresh = () => ({
  task: task(),
  form: { definition: structuredClone(hipForm), is_monitored: true } as TaskForm,
  draft: noDraft,
  following: [] as Task[],
  /** What the next answers set off. */
  alerts: [] as FormAlert[],
  submission: null as Submission | null,
  /** What the next calls of a kind are refused with, first things first. */
  refusals: [] as { method: string; path: RegExp; error: ApiError }[],
  calls: [] as Call[],
})

/** What the server holds; tests change it as they like. */
export const backend = fresh()

export function resetBackend(): void {
  Object.assign(backend, fresh())
}

/** The next call that fits is refused. */
export function refuse(method: string, path: RegExp, status: number, body?: unknown): void {
  backend.refusals.push({ method, path, error: new ApiError(status, false, body) })
}

export const callsOf = (method: string, path: RegExp): Call[] =>
  backend.calls.filter((call) => call.method === method && path.test(call.url))

function save({ form_data, page, form_version, revision }: TaskDraftSave): TaskDraft {
  if (revision !== backend.draft.revision) {
    throw new ApiError(409, false, { detail: 'Changed.', code: 'draft_conflict', current: backend.draft })
  }
  backend.draft = {
    form_data,
    page,
    form_version,
    revision: revision + 1,
    updated_at: '2026-11-20T19:05:00Z',
  }
  return backend.draft
}

function complete({ form_data: answers, response, question }: TaskComplete): { submission_id: string } {
  if (backend.task.completed_at) {
    throw new ApiError(409, false, { detail: 'Done.', code: 'already_completed' })
  }
  backend.submission = {
    id: submissionId,
    task: taskId,
    task_name: backend.task.name,
    process_instance: journeyId,
    organization: organizationId,
    definition: backend.form.definition,
    form_data: answers,
    submitted_at: '2026-11-20T19:05:00Z',
    submitted_by: { id: user.id, display_name: 'Maya Tremblay' },
    patient: backend.task.patient,
    response: response ?? null,
    question: question ?? null,
    alerts: backend.alerts,
    alert_level: backend.alerts[0]?.level ?? null,
  }
  backend.task = { ...backend.task, completed_at: '2026-11-20T19:05:00Z', submission: submissionId }
  backend.draft = noDraft
  return { submission_id: submissionId }
}

/** The file that is read back. */
function letterOf(): globalThis.FormData {
  const data = new FormData()
  data.set('file', new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }))
  return data
}

/** A file that was sent; its address is given with it. */
function upload(data: globalThis.FormData): Upload {
  const file = data.get('file')
  if (!(file instanceof File)) throw new Error('No file was sent')
  return { id: uploadId, name: file.name, size: file.size, content_type: 'application/pdf' }
}

function respond(method: string, url: string, data: unknown): unknown {
  const own = `/v1/tasks/${taskId}/`
  switch (`${method} ${url}`) {
    case 'GET /v1/users/current/':
      return user
    case `GET /v1/organizations/${organizationId}/`:
      return organization
    case `GET ${own}`:
      return backend.task
    case `GET ${own}form/`:
      return backend.form
    case `GET ${own}draft/`:
      return backend.draft
    case `PUT ${own}draft/`:
      return save(data as TaskDraftSave)
    case `DELETE ${own}draft/`:
      backend.draft = noDraft
      return undefined
    case `POST ${own}complete/`:
      return complete(data as TaskComplete)
    case `GET /v1/uploads/${uploadId}/`:
      return { ...upload(letterOf()), url: 'https://files.portage.test/letter' }
    case `GET /v1/submissions/${submissionId}/`:
      return backend.submission
    case 'POST /v1/uploads/':
      return upload(data as globalThis.FormData)
    case 'GET /v1/tasks/':
      return page(backend.following)
    default:
      throw new Error(`No answer to ${method} ${url}`)
  }
}

export async function http({
  url,
  method,
  data,
}: {
  url: string
  method: string
  data?: unknown
}): Promise<unknown> {
  backend.calls.push({ method, url, data })
  const at = backend.refusals.findIndex((refusal) => refusal.method === method && refusal.path.test(url))
  const [refusal] = at < 0 ? [] : backend.refusals.splice(at, 1)
  if (refusal) throw refusal.error
  return structuredClone(respond(method, url, data))
}
