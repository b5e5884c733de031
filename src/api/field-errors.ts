import { ApiError } from './errors.ts'

/** What the server says about the fields of a body that it refused with a 400: the first message of each, by wire name. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  const { body } = error as ApiError
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([field, told]: [string, unknown]) => {
      const message: unknown = Array.isArray(told) ? told[0] : told
      return typeof message === 'string' ? [[field, message]] : []
    }),
  )
}
