import { ApiError } from '#src/api/errors.ts'

/** Why a change was refused. All but `offline` and `failed` mean that what is shown is old. */
export type Failure =
  | 'offline'
  | 'forbidden'
  | 'gone'
  | 'changed'
  | 'over'
  | 'open'
  | 'done'
  | 'lacking'
  | 'completed'
  | 'noTask'
  | 'failed'

const codes: Readonly<Record<string, Failure>> = {
  journey_over: 'over',
  already_open: 'open',
  already_done: 'done',
  already_completed: 'completed',
  variable_missing: 'lacking',
}

function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('code' in body)) return ''
  return typeof body.code === 'string' ? body.code : ''
}

/** Whether the contract says that this task is none of the journey (any more). */
const namesTask = (body: unknown) => typeof body === 'object' && body !== null && 'task' in body

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.isOffline) return 'offline'
  switch (error.status) {
    case 400:
      return namesTask(error.body) ? 'noTask' : 'failed'
    case 403:
      return 'forbidden'
    case 404:
      return 'gone'
    case 409:
      return codes[codeIn(error.body)] ?? 'failed'
    case 412:
      return 'changed'
    default:
      return 'failed'
  }
}

/** Whether what is shown has to be read again after such a failure. */
export const isOutdated = (failure: Failure): boolean =>
  failure !== 'offline' && failure !== 'failed' && failure !== 'forbidden'
