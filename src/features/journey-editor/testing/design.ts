import type { JourneyDefinition, JourneyDefinitionSummary, JourneyDesign } from '#generated/model/index.ts'
import { blankStep } from '../design/design.ts'

const both = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })

/** A journey with steps of these activities, each leading to the next. */
export const designWith = (activities: readonly string[]): JourneyDesign => ({
  name: both('Knee'),
  description: both('Get ready'),
  audience: both('Adults'),
  banner: null,
  languages: ['en-ca', 'fr-ca'],
  next_task_modal: true,
  estimated_weeks: 6,
  response_hours: null,
  is_monitored: false,
  monitoring_note: null,
  care_team: { name: both('Clinic'), contact_name: null, phone: null, email: null, hours: null },
  recommendation: null,
  start_form: null,
  table_columns: [],
  first: activities.slice(0, 1),
  steps: activities.map((id, index) => {
    const next = activities[index + 1]
    return {
      ...blankStep(id),
      name: both(`Step ${id}`),
      description: both('What to do'),
      next: next === undefined ? [] : [{ activity_id: next, when: null }],
    }
  }),
})

/** A published journey with this design, as in a list. */
export const summaryWith = (design: JourneyDesign): JourneyDefinitionSummary => ({
  id: '2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001',
  key: 'knee',
  name: design.name['en-ca'],
  organization: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001',
  organization_name: 'Lakeside Health',
  status: 'published',
  version: 1,
  has_draft: false,
  step_count: design.steps.length,
  completeness: { 'en-ca': 100, 'fr-ca': 100 },
  revision: 3,
  updated_at: '2026-11-20T15:10:00Z',
  updated_by: { id: '8f1e2d3c-4b5a-4968-8776-655443320001', display_name: 'Priya Nair' },
  review: null,
})

/** A published journey with this design. */
export const journeyWith = (design: JourneyDesign): JourneyDefinition => ({
  ...summaryWith(design),
  origin: summaryWith(design).id,
  published: design,
  draft: null,
  draft_updated_at: null,
  draft_updated_by: null,
  review_required: false,
})
