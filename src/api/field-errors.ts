import { ApiError } from './errors.ts'

/**
 * The field errors of a 400 response: the first message of each field, keyed by API name, or by path
 * (`title.en-ca`) for nested fields.
 */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || error.status !== 400) return {}
  return Object.fromEntries(messagesIn((error as ApiError).body))
}

function messagesIn(body: unknown, prefix = ''): [field: string, message: string][] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]: [string, unknown]) => {
    const field = prefix + key
    const message: unknown = Array.isArray(value) ? value[0] : value
    return typeof message === 'string' ? [[field, message]] : messagesIn(message, `${field}.`)
  })
}
