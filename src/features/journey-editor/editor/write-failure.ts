import { ApiError } from '#src/api/errors.ts'
import { saveFailure } from '#src/api/save-failure.ts'

const kinds = {
  offline: 'offline',
  locked: 'gone',
  gone: 'gone',
  conflict: 'changed',
  refused: 'invalid',
  failed: 'failed',
} as const

export const writeFailure = (error: unknown) => kinds[saveFailure(error)]
export type WriteFailure = ReturnType<typeof writeFailure>

/** Why a journey cannot be published: the first message per JSON pointer. */
export function publishProblems(error: unknown): Readonly<Record<string, string>> {
  const body: unknown = error instanceof ApiError && error.status === 400 ? (error as ApiError).body : null
  const design: unknown = typeof body === 'object' && body !== null && 'design' in body ? body.design : null
  if (typeof design !== 'object' || design === null) return {}
  return Object.fromEntries(
    Object.entries(design).flatMap(([pointer, messages]: [string, unknown]) => {
      const message: unknown = Array.isArray(messages) ? messages[0] : messages
      return typeof message === 'string' ? [[pointer, message]] : []
    }),
  )
}
