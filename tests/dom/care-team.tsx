import type { AttentionItem, OrganizationJourney } from '#generated/model/index.ts'
import { organizationId } from './journeys.ts'

/** The hip journey of Lakeside, as its care team sees it. */
export const offeredJourney = (changes: Partial<OrganizationJourney> = {}): OrganizationJourney => ({
  id: 'd0000000-0000-4000-8000-000000000001',
  process_definition: 'd0000000-0000-4000-8000-000000000001',
  organization: organizationId,
  name: 'Hip replacement preparation',
  languages: ['en-ca', 'fr-ca'],
  is_offered: true,
  counts: { active: 12, pending: 2, completed: 31, cancelled: 4 },
  open_provider_task_count: 3,
  attention_count: 1,
  last_activity_at: '2026-11-02T15:00:00Z',
  ...changes,
})

/** An alert of Maya's answers. */
export const attentionItem = (changes: Partial<AttentionItem> = {}): AttentionItem => ({
  id: '4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0001',
  kind: 'alert',
  severity: 'worrying',
  level: 'urgent',
  organization: organizationId,
  since: '2026-11-02T15:00:00Z',
  process_definition: 'd0000000-0000-4000-8000-000000000001',
  process_definition_name: 'Hip replacement preparation',
  languages: ['en-ca', 'fr-ca'],
  process_instance: '8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001',
  patient: { id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101', display_name: 'Maya Tremblay' },
  date_of_birth: '1988-04-12',
  task: {
    id: '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0001',
    name: 'How is your hip today?',
    kind: 'form',
    due_at: null,
  },
  audience: 'patient',
  submission: '6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001',
  message: 'The pain is severe.',
  answers: [{ question: 'How much does your hip hurt?', answer: '9 out of 10' }],
  invitation: null,
  email: null,
  assigned_to: null,
  escalated_at: null,
  acknowledged_at: null,
  acknowledged_by: null,
  note: null,
  history: [],
  ...changes,
})

/** An invitation that came back. */
export const bouncedInvitation = (): AttentionItem =>
  attentionItem({
    id: '4d6e8f02-1a3b-4c5d-8e7f-0a9b8c7d0002',
    kind: 'bounced_invitation',
    severity: 'information',
    level: 'notice',
    process_instance: null,
    patient: null,
    date_of_birth: null,
    task: null,
    audience: null,
    submission: null,
    message: null,
    answers: [],
    invitation: '9d3f6b20-7f0a-4f57-8a11-5e6d7c8b0001',
    email: 'nadia@portage.tset',
  })
