import { ApiError } from './errors.ts'

export type SendingFailure = { kind: 'offline' | 'failed' | 'tooBig' } | { kind: 'refused'; text: string }

/** `{"file": ["..."]}` in words. */
const textOf = (body: unknown): string =>
  Object.values(Object(body))
    .flat(2)
    .filter((one) => typeof one === 'string')
    .join(' ')

/** What the failure of a call that sent a file means for the person (VAL-55, ERR-63). */
export function sendingFailure(error: unknown): SendingFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.isOffline) return { kind: 'offline' }
  if (error.status === 413) return { kind: 'tooBig' }
  return error.status === 400 ? { kind: 'refused', text: textOf(error.body) } : { kind: 'failed' }
}
