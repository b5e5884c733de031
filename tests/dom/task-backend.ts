// Stands in for src/api/http.ts:  vi.mock('#src/api/http.ts', () => import('#tests/dom/task-backend.ts'))
// One task with its form, draft and submission, as the contract has them; for tests only.
import type {
  FormData,
  Submission,
  Task,
  TaskDraft,
  TaskDraftSave,
  TaskForm,
} from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { hipForm, noDraft } from './hip-form.ts'
import { journeyId, organization, organizationId, page, task, user } from './journeys.ts'

export const taskId = task().id
const submissionId = '6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001'

type Call = { method: string; url: string; data: unknown }

const fresh = () => ({
  task: task(),
  form: { definition: structuredClone(hipForm), is_monitored: true } as TaskForm,
  draft: noDraft,
  following: [] as Task[],
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

function complete(answers: FormData): { submission_id: string } {
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
  }
  backend.task = { ...backend.task, completed_at: '2026-11-20T19:05:00Z', submission: submissionId }
  backend.draft = noDraft
  return { submission_id: submissionId }
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
      return complete((data as { form_data: FormData }).form_data)
    case `GET /v1/submissions/${submissionId}/`:
      return backend.submission
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
