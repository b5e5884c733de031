import { ApiError } from '#src/api/errors.ts'

/** Why a step could not be started or removed. All but `offline` and `failed` mean that what is shown is old. */
export type ActionFailure =
  | 'offline'
  | 'over'
  | 'open'
  | 'done'
  | 'completed'
  | 'lacking'
  | 'gone'
  | 'forbidden'
  | 'failed'

const codes: Readonly<Record<string, ActionFailure>> = {
  journey_over: 'over',
  already_open: 'open',
  already_done: 'done',
  already_completed: 'completed',
  variable_missing: 'lacking',
}

function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}

/** Whether the contract says that this task is none of the journey (any more). */
const namesTask = (body: unknown) => typeof body === 'object' && body !== null && 'task' in body

export function actionFailure(error: unknown): ActionFailure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.isOffline) return 'offline'
  switch (error.status) {
    case 400:
      return namesTask(error.body) ? 'gone' : 'failed'
    case 403:
    case 404:
      return 'forbidden'
    case 409:
      return codes[codeIn(error.body) ?? ''] ?? 'failed'
    default:
      return 'failed'
  }
}

/** Whether what is shown has to be read again after such a failure. */
export const isOutdated = (failure: ActionFailure): boolean => failure !== 'offline' && failure !== 'failed'
