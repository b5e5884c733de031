import { ApiError } from '#src/api/errors.ts'
import type { Issues } from './issues.ts'

/** Why the answers were not taken. */
export type SendFailure =
  | { kind: 'offline' | 'server' | 'signedOut' | 'removed' | 'already' }
  /** Messages by question, and those that belong to none. */
  | { kind: 'refused'; issues: Issues; others: string[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Messages of the backend: a text, a list of texts, or either of them deeper down. */
function messages(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(messages)
  return isRecord(value) ? Object.values(value).flatMap(messages) : []
}

/** `[{}, {"name": ["..."]}]` by path; messages of no known question are the others. */
function ofRows(key: string, rows: readonly unknown[]): [path: string, text: string][] {
  return rows.flatMap((row, at) =>
    Object.entries(isRecord(row) ? row : {}).map(([own, value]): [string, string] => [
      `${key}.${at}.${own}`,
      messages(value).join(' '),
    ]),
  )
}

const areRows = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isRecord)

/** `{"form_data": {"pain": ["..."]}}` by question; what names no question of `keys` is never dropped. */
function refused(body: unknown, keys: ReadonlySet<string>): SendFailure {
  const { form_data: answers, ...rest } = isRecord(body) ? body : {}
  const byQuestion = isRecord(answers) ? answers : {}
  const issues: Record<string, Issues[string]> = {}
  const others = [...messages(rest), ...(isRecord(answers) ? [] : messages(answers))]
  for (const [key, value] of Object.entries(byQuestion)) {
    const text = messages(value).join(' ')
    if (keys.has(key) && areRows(value)) {
      for (const [path, words] of ofRows(key, value))
        if (words) issues[path] = { code: 'server', text: words }
    } else if (keys.has(key) && text) issues[key] = { code: 'server', text }
    else others.push(...messages(value))
  }
  return { kind: 'refused', issues, others }
}

/** Whether the answers may have arrived all the same. */
export const isUnconfirmed = ({ kind }: SendFailure): boolean => kind === 'offline' || kind === 'server'

export function sendFailure(error: unknown, keys: ReadonlySet<string>): SendFailure {
  if (!(error instanceof ApiError)) return { kind: 'server' }
  if (error.isOffline) return { kind: 'offline' }
  switch (error.status) {
    case 400:
      return refused(error.body, keys)
    case 401:
      return { kind: 'signedOut' }
    case 404:
      return { kind: 'removed' }
    case 409: {
      const { code = 'already_completed' } = isRecord(error.body) ? error.body : {}
      // Otherwise the journey around the step has ended.
      return { kind: code === 'already_completed' ? 'already' : 'removed' }
    }
    default:
      return { kind: 'server' }
  }
}
