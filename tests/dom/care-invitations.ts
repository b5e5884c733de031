import type { Invitation, ProcessDefinition } from '#generated/model/index.ts'

/** A journey of Lakeside, with overrides. */
export const definition = (changes: Partial<ProcessDefinition> = {}): ProcessDefinition => ({
  id: 'd0000000-0000-4000-8000-000000000001',
  key: 'hip',
  name: 'Hip replacement preparation',
  description: '',
  banner_image: null,
  banner_alt: null,
  languages: ['en-ca', 'fr-ca'],
  organization: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001',
  step_count: 7,
  next_task_modal: true,
  audience: 'Adults who get a new hip',
  estimated_weeks: 6,
  is_monitored: true,
  monitoring_note: null,
  recommendation: null,
  enrolment: null,
  ...changes,
})

/** An open invitation of Samuel's, with overrides. */
export const invitation = (changes: Partial<Invitation> = {}): Invitation => ({
  id: '9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0001',
  token: 'invite-lakeside',
  status: 'PENDING',
  email: 'jo@portage.test',
  organization: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001',
  process_definition: definition().id,
  process_definition_name: 'Hip replacement preparation',
  language: 'en-ca',
  delivery: 'sent',
  last_sent_at: '2026-10-02T15:04:00Z',
  sent_by: { id: '1c3e5a70-9b8d-4f6e-8a2c-4d5e6f700001', display_name: 'Samuel Roy' },
  expires_at: '2026-11-01T15:04:00Z',
  resend_blocked_until: null,
  ...changes,
})
