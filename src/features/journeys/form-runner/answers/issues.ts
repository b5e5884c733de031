import type { ValueProblem } from '#src/lib/validation/problem.ts'

/**
 * A validation issue without its message, which is resolved at render time so that it follows the language
 * (F64). The codes are keys of the `validation` texts (VAL-35..61).
 */
export type Issue =
  | ValueProblem
  | { code: 'emptyRow' | 'uploading' | 'notUploaded' | 'eachRow' | 'unknown' }
  | { code: 'minRows'; min: number }
  | { code: 'maxRows' | 'maxFiles'; max: number }
  /** The date is before the answer to this question. */
  | { code: 'notBefore'; question: { 'en-ca': string; 'fr-ca'?: string } }
  /** The form's own message for its pattern, if any. */
  | { code: 'pattern'; words?: { 'en-ca': string; 'fr-ca'?: string } | undefined }
  | { code: 'exclusiveOption'; option: { 'en-ca': string; 'fr-ca'?: string } }
  /** The server's message, in the language of the call. */
  | { code: 'server'; text: string }

/**
 * Issues by path: the key of a question, `medications.0.name` in a group, `medications.root` for its rows as a
 * whole.
 */
export type Issues = Readonly<Record<string, Issue>>

/** Serializes an issue into the form library's error message. */
export const packIssue = (issue: Issue): string => JSON.stringify(issue)

export const unpackIssue = (message: string): Issue => JSON.parse(message) as Issue

export const keyOfPath = (path: string): string => path.split('.', 1)[0] ?? path
