import { ApiError } from './errors.ts'

export type SaveFailure = 'offline' | 'refused' | 'locked' | 'gone' | 'conflict' | 'failed'

// 422 means the key was already used; a new attempt gets a new key, which is what `failed` suggests.
const byStatus: Readonly<Record<number, SaveFailure>> = {
  400: 'refused',
  403: 'locked',
  404: 'gone',
  409: 'conflict',
  412: 'conflict',
}

export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'failed'
  return error.isOffline ? 'offline' : (byStatus[error.status] ?? 'failed')
}

type Words = () => string

/** Returns the message for a failed call; `failed` is the fallback. */
export const failureMessage =
  (texts: Partial<Record<SaveFailure, Words>> & { failed: Words }) =>
  (error: unknown): string =>
    (texts[saveFailure(error)] ?? texts.failed)()

/** A text from an error body: `code` for the portal, `detail` for people, in the language of the call. */
export function refusalText(error: unknown, name: 'code' | 'detail'): string | undefined {
  const body: unknown = error instanceof ApiError ? error.body : undefined
  const value: unknown = Object(body)[name]
  return typeof value === 'string' ? value : undefined
}
