import type { DocumentFailure, DocumentStatus } from '#generated/model/index.ts'
import type { DocumentRow, Reading } from '../store/document-row.ts'

/** How long a document is read, in ms of the world's clock; `slow*.pdf` outlasts every patience. */
const usualReading = 6_000
const slowReading = 20 * 60_000

const failures = ['unreadable', 'password_protected', 'not_medical', 'too_long', 'virus', 'unknown'] as const

/** `fail*.pdf`, with the reason in its name (`fail-virus.pdf`) or unreadable; `fail-once*.pdf` only the first time. */
function failureOf(name: string, readings: number): DocumentFailure | null {
  if (name.startsWith('locked')) return 'password_protected'
  if (!name.startsWith('fail')) return null
  if (name.startsWith('fail-once') && readings > 0) return null
  return failures.find((one) => name.includes(one) || name.includes(one.replaceAll('_', '-'))) ?? 'unreadable'
}

/** Whether nothing is found in a file of this name (`empty*.pdf`). */
export const isEmptyByName = (fileName: string): boolean => fileName.toLowerCase().startsWith('empty')

/**
 * Starts the analysis of a document. The file name determines the outcome, so that every branch can be shown.
 * @param isLocked the file itself is protected by a password
 */
export function beginReading(
  { fileName, readings }: Pick<DocumentRow, 'fileName' | 'readings'>,
  now: number,
  isLocked = false,
): Reading {
  const name = fileName.toLowerCase()
  return {
    endsAt: now + (name.startsWith('slow') ? slowReading : usualReading),
    failure: failureOf(name, readings) ?? (isLocked ? 'password_protected' : null),
  }
}

/** The status of a document at a time (DOC-04); it follows the clock. */
export function documentStatus(
  { uploadedAt, reviewedAt, reading }: Pick<DocumentRow, 'uploadedAt' | 'reviewedAt' | 'reading'>,
  now: number,
): DocumentStatus {
  if (uploadedAt === null) return 'uploading'
  if (reviewedAt !== null) return 'reviewed'
  if (!reading || now < reading.endsAt) return 'analyzing'
  return reading.failure === null ? 'analyzed' : 'failed'
}
