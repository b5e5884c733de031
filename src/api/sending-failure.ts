import { ApiError } from './errors.ts'

export type SendingFailure = { kind: 'offline' | 'failed' | 'tooBig' } | { kind: 'refused'; text: string }

/** Joins `{"file": ["..."]}` into one message. */
const textOf = (body: unknown): string =>
  Object.values(Object(body))
    .flat(2)
    .filter((one) => typeof one === 'string')
    .join(' ')

/** Maps the error of an upload to what it means for the person (VAL-55, ERR-63). */
export function sendingFailure(error: unknown): SendingFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.isOffline) return { kind: 'offline' }
  if (error.status === 413) return { kind: 'tooBig' }
  return error.status === 400 ? { kind: 'refused', text: textOf(error.body) } : { kind: 'failed' }
}
