import { ApiError } from '#src/api/errors.ts'
import type { Issues } from '../answers/issues.ts'

/** Why a submission failed. */
export type SendFailure =
  | { kind: 'offline' | 'server' | 'signedOut' | 'removed' | 'already' }
  /** Messages by question, and those that match none. */
  | { kind: 'refused'; issues: Issues; others: string[] }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Flattens backend messages: a text, a list, or either of them nested. */
function messages(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(messages)
  return isRecord(value) ? Object.values(value).flatMap(messages) : []
}

/** Flattens `[{}, {"name": ["..."]}]` by path; messages of unknown questions go to the others. */
function ofRows(key: string, rows: readonly unknown[]): [path: string, text: string][] {
  return rows.flatMap((row, at) =>
    Object.entries(isRecord(row) ? row : {}).map(([own, value]): [string, string] => [
      `${key}.${at}.${own}`,
      messages(value).join(' '),
    ]),
  )
}

const areRows = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.some(isRecord)

/** Sorts `{"form_data": {"pain": ["..."]}}` by question; messages that match no key are kept separately. */
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

/** Whether the submission may have succeeded anyway. */
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
      // Otherwise the journey has ended.
      return { kind: code === 'already_completed' ? 'already' : 'removed' }
    }
    default:
      return { kind: 'server' }
  }
}
