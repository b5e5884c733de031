import type { Organization, Patient, ProcessInstance, Task, User } from '#generated/model/index.ts'

export const organizationId = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'
export const journeyId = '8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001'

const maya = { id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101', display_name: 'Maya Tremblay' }

/** One page of a list, as the contract has it. */
export const page = <T>(results: readonly T[], count = results.length) => ({
  count,
  next: null,
  previous: null,
  results: [...results],
})

export const organization: Organization = {
  id: organizationId,
  name: 'Lakeside Family Health',
  icon: null,
  theme: null,
}

/** Maya, patient. */
export const user = {
  id: 'c0a80101-0000-4000-8000-000000000001',
  is_guest: false,
  role_types: ['patient'] as User['role_types'],
  current_patient: maya.id,
  language_preference: 'en-ca',
  consented_policies: [] as string[],
  first_name: 'Maya',
  last_name: 'Tremblay',
} satisfies User

const profile = (id: string, first_name: string, is_self: boolean): Patient => ({
  id,
  first_name,
  last_name: 'Tremblay',
  is_self,
  is_system_created: false,
  avatar_style: null,
})

/** Maya and her son Leo. */
export const leoId = '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0102'
export const profiles = page([profile(maya.id, 'Maya', true), profile(leoId, 'Leo', false)])

/** An open task of Maya's hip journey, with overrides. */
export const task = (changes: Partial<Task> = {}): Task => ({
  id: '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001',
  name: 'How is your hip today?',
  created_at: '2026-11-18T13:00:00Z',
  completed_at: null,
  process_instance: journeyId,
  organization: organizationId,
  process_definition_name: 'Hip replacement preparation',
  kind: 'form',
  description: 'Tell your care team how you are doing.',
  priority: 80,
  due_at: null,
  estimated_minutes: 5,
  patient: maya,
  submission: null,
  draft_updated_at: null,
  filled_in_by: [],
  status: 'open',
  cancelled_at: null,
  activity_id: 'hip_check_in',
  audience: 'patient',
  repeat: null,
  languages: ['en-ca', 'fr-ca'],
  alert_level: null,
  ...changes,
})

/** Maya's hip journey, with overrides. */
export const journey = (changes: Partial<ProcessInstance> = {}): ProcessInstance => ({
  id: journeyId,
  variables: {},
  process_definition_name: 'Hip replacement preparation',
  banner_image: null,
  banner_alt: null,
  process_definition_next_task_modal: true,
  process_definition: 'd0000000-0000-4000-8000-000000000001',
  organization: organizationId,
  patient: maya,
  status: 'active',
  enrolled_at: '2026-11-01T13:00:00Z',
  completed_at: null,
  progress: { completed: 3, total: 7 },
  open_task_count: 1,
  is_monitored: true,
  description: 'Get ready for your new hip, step by step.',
  camunda_id: 'c9a5f0de',
  start_variables: {},
  cancelled_at: null,
  next_task: null,
  upcoming_steps: [],
  care_team: { name: 'Hip clinic', contact_name: null, phone: '613-555-0142', email: null, hours: null },
  monitoring_note: null,
  estimated_weeks: 6,
  languages: ['en-ca', 'fr-ca'],
  last_activity_at: '2026-11-15T00:45:00Z',
  overdue_task_count: 0,
  overdue_care_team_task_count: 0,
  latest_submission: null,
  contact_language: 'en-ca',
  ...changes,
})
