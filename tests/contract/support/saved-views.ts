import { POST, seeded } from './app.ts'
import type { CallOptions } from './client.ts'

/** Enrolments of the hip journey that are late, as a view. */
export const lateView = {
  name: 'Late with their answers',
  organization: seeded.organization('lakeside'),
  process_definition: seeded.definition('hip-replacement'),
  filters: { status__in: ['active'], overdue: true },
  ordering: ['last_activity_at'],
  columns: ['name', 'current_step', 'last_activity_at', 'variable:side'],
}

/** Keeps that view; its path. */
export async function newSavedView(changes: object = {}, options: CallOptions = { as: 'samuel' }) {
  const { body } = await POST('/v1/saved-views/', { ...lateView, ...changes }, options)
  return `/v1/saved-views/${String(Object(body).id)}/`
}

/** What is late and the caller's own, as a view of the worklist. */
export const ownWorklistView = {
  name: 'Mine and late',
  organization: seeded.organization('lakeside'),
  filters: { severity: 'late', assigned_to: 'me' },
  ordering: ['-since'],
  is_default: true,
}

/** Keeps that view; its path. */
export async function newWorklistView(changes: object = {}, options: CallOptions = { as: 'samuel' }) {
  const { body } = await POST('/v1/worklist-views/', { ...ownWorklistView, ...changes }, options)
  return `/v1/worklist-views/${String(Object(body).id)}/`
}
