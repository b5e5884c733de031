import { ApiError } from '#src/api/errors.ts'
import { fieldErrors } from '#src/api/field-errors.ts'

/**
 * Why enrolment failed. `closed`: accepts no new people. `already`: enrolled, with the current journey if the
 * server names it.
 */
export type JoinFailure =
  | { kind: 'offline' | 'closed' | 'failed' }
  | { kind: 'already'; journeyId: string | undefined }

const idIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('process_instance' in body)) return undefined
  return typeof body.process_instance === 'string' ? body.process_instance : undefined
}

export function joinFailure(error: unknown): JoinFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.isOffline) return { kind: 'offline' }
  if (fieldErrors(error)['process_definition']) return { kind: 'closed' }
  if (error.status === 409) return { kind: 'already', journeyId: idIn(error.body) }
  return { kind: 'failed' }
}
