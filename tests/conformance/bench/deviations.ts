/**
 * The 25 ways in which the backend of this bench can go wrong, as published with the scores of other tools
 * (docs/benchmarks.md): D are visible in one response, B are behaviour, where each single response is valid.
 */
export const deviations = {
  D01: 'role_types of the current user left out',
  D02: 'is_self of a patient is a text',
  D03: 'the status of invitations is not listed',
  D04: 'resending an invitation answers 202',
  D05: 'branding comes as text/html',
  D06: 'the name of organizations is null',
  D07: 'no Location when a patient is created',
  D08: 'the list of tasks is a bare array',
  D09: 'a process instance redirects to the address without its slash',
  D10: 'an unknown task has an error body of another form',
  D11: 'a patient without a first name is created',
  D12: 'created_at of a task is no RFC 3339',
  D13: 'current_patient is sent as currentPatient',
  D14: 'the id of an organization is no uuid',
  D15: 'process instances carry internal_notes',
  B01: 'page_size is ignored',
  B02: 'completed_at__isnull is ignored',
  B03: 'ordering is ignored',
  B04: 'a changed patient is the old one afterwards',
  B05: 'a deleted process instance is still there',
  B06: 'patients are listed without a token',
  B07: 'a created patient cannot be read',
  B08: 'the count of patients is wrong',
  B09: 'broken JSON makes the server fail',
  B10: 'a completed task does not show it',
} as const

export type DeviationId = keyof typeof deviations
