import { ApiError } from './errors.ts'

export type SaveFailure = 'offline' | 'refused' | 'locked' | 'gone' | 'conflict' | 'failed'

// 422 says that the key was used: a new attempt has a new one, which is what `failed` asks for.
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

/** What the body of a refusal says: `code` for the portal, `detail` for a person, in the language of the call. */
export function refusalText(error: unknown, name: 'code' | 'detail'): string | undefined {
  const body: unknown = error instanceof ApiError ? error.body : undefined
  const value: unknown = Object(body)[name]
  return typeof value === 'string' ? value : undefined
}
