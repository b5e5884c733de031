import type { ProcessInstance, ProcessInstanceVariable } from '#generated/model/index.ts'
import { definition } from './care-invitations.ts'
import { offered } from './enrolments.tsx'
import { journey, organization, page, task } from './journeys.ts'
import { answer, failure } from './server.ts'
import { activity } from './steps.tsx'

/** The words of the pages of process instances. */
export const instanceTexts = ['instances', 'audit', 'kit', 'validation'] as const

const incident = {
  id: '4d7b1f60-8a2c-4e3d-9b5f-6c7d8e9f0001',
  activity: 'surgery_date',
  activity_name: 'Your surgery date is set',
  variable: 'surgery_date',
  message: 'surgery_date must be a date (YYYY-MM-DD). It is “Dec. 10”.',
  created_at: '2026-11-13T19:45:00Z',
  resolved_at: null,
}
/** Maya's hip journey as an administrator sees it, stuck at one activity; with overrides. */
export const stuck = (changes: Partial<ProcessInstance> = {}) =>
  journey({
    definition_version: 2,
    current_activities: [
      { activity_id: 'hip_check_in', name: 'How is your hip today?', audience: 'patient' },
      { activity_id: 'readiness_call', name: 'Call before surgery', audience: 'provider' },
    ],
    incidents: [incident],
    ...changes,
  })
const side: ProcessInstanceVariable = { name: 'side', value: 'left', type: 'String', revision: 7 }

/** An answer that refuses. */
export const refuse = (status: number, body?: unknown) => () => {
  throw failure(status, body)
}

/** Serves one instance, alone in its list. */
export function serveInstance(): void {
  answer('listOrganizations', page([organization]))
  answer('listProcessDefinitions', page([definition({ id: journey().process_definition, name: 'Hip' })]))
  answer('getOrganizationJourney', {
    ...offered,
    steps: [{ activity_id: 'home', name: 'Is your home ready?' }],
  })
  answer('filterProcessInstances', page([stuck()]))
  answer('getProcessInstance', () => stuck())
  answer('listTasks', page([task()]))
  answer('listProcessInstanceActivities', () =>
    page([activity(), activity({ activity_id: 'home', name: 'Home' })]),
  )
  answer('listProcessInstanceVariables', page([side]))
  answer('listProcessInstanceEvents', page([]))
  answer('listAuditEvents', page([]))
}
