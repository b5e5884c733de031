import { ApiError } from '#src/api/errors.ts'

/** Why a journey was not written. */
export type WriteFailure = 'offline' | 'gone' | 'changed' | 'invalid' | 'failed'

export function writeFailure(error: unknown): WriteFailure {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.isOffline) return 'offline'
  switch (error.status) {
    case 403:
    case 404:
      return 'gone'
    case 412:
    case 409:
      return 'changed'
    case 400:
      return 'invalid'
    default:
      return 'failed'
  }
}

/** What keeps a journey from being published, the first message of each place, by JSON pointer. */
export function publishProblems(error: unknown): Readonly<Record<string, string>> {
  const body: unknown = error instanceof ApiError && error.status === 400 ? (error as ApiError).body : null
  const design: unknown = typeof body === 'object' && body !== null && 'design' in body ? body.design : null
  if (typeof design !== 'object' || design === null) return {}
  return Object.fromEntries(
    Object.entries(design).flatMap(([pointer, told]: [string, unknown]) => {
      const message: unknown = Array.isArray(told) ? told[0] : told
      return typeof message === 'string' ? [[pointer, message]] : []
    }),
  )
}
