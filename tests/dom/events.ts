import type { JourneyEvent } from '#generated/model/index.ts'
import { journeyId, organizationId, task, user } from './journeys.ts'

/** Maya finished a step of her hip journey, with overrides. */
export const event = (changes: Partial<JourneyEvent> = {}): JourneyEvent => ({
  id: '1e4a7c20-3b5d-4f8e-9a0b-2c4d6e8f0001',
  type: 'task_completed',
  occurred_at: '2026-11-14T19:45:00Z',
  actor: { id: user.id, display_name: 'Maya Tremblay' },
  process_instance: journeyId,
  process_definition_name: 'Hip replacement preparation',
  organization: organizationId,
  patient: task().patient,
  task: task().id,
  task_name: 'How is your hip today?',
  task_kind: 'form',
  submission: '6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001',
  text: null,
  languages: ['en-ca', 'fr-ca'],
  ...changes,
})
