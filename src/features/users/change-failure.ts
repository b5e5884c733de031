import { ApiError } from '#src/api/errors.ts'

/** Why an account stays as it was: in words of ours, or in those of the server about its rule. */
export type ChangeFailure =
  | { kind: 'offline' | 'changed' | 'gone' | 'other' }
  | { kind: 'rule'; words: string }

/** The server's own sentence, which it writes in the caller's language. */
function detailOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return undefined
  return typeof body.detail === 'string' ? body.detail : undefined
}

export function changeFailure(error: unknown): ChangeFailure {
  if (!(error instanceof ApiError)) return { kind: 'other' }
  const { status, body } = error as ApiError
  if (error.isOffline) return { kind: 'offline' }
  switch (status) {
    case 404:
      return { kind: 'gone' }
    case 412:
    case 428:
      return { kind: 'changed' }
    case 409: {
      const words = detailOf(body)
      return words === undefined ? { kind: 'other' } : { kind: 'rule', words }
    }
    default:
      return { kind: 'other' }
  }
}
