import type { OrganizationJourneyDetail, ProcessInstance, SavedView } from '#generated/model/index.ts'
import type { FlagSettings } from '#src/flags/flags.ts'
import ProviderJourneyPage from '#src/pages/provider/journey/ProviderJourneyPage.tsx'
import { paths } from '#src/routes/paths.ts'
import { answer } from './server.ts'
import { journey, organizationId, page, user } from './journeys.ts'
import { renderPage } from './render-page.tsx'

export const definitionId = '2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001'
export const where = { organizationId, journeyId: definitionId }

/** The hip journey as Lakeside offers it. */
export const offered: OrganizationJourneyDetail = {
  id: definitionId,
  process_definition: definitionId,
  organization: organizationId,
  name: 'Hip replacement preparation',
  languages: ['en-ca', 'fr-ca'],
  is_offered: true,
  counts: { active: 12, pending: 2, completed: 1031, cancelled: 4 },
  open_provider_task_count: 0,
  attention_count: 0,
  last_activity_at: '2026-11-18T13:00:00Z',
  table_config: {
    columns: [
      { key: 'name', label: 'Name', kind: 'text', options: [] },
      { key: 'enrolled_at', label: 'Enrolled', kind: 'date_time', options: [] },
      { key: 'status', label: 'Status', kind: 'status', options: [] },
      { key: 'current_step', label: 'Current step', kind: 'text', options: [] },
      { key: 'last_activity_at', label: 'Last activity', kind: 'date_time', options: [] },
      {
        key: 'variable:side',
        label: 'Hip',
        kind: 'choice',
        options: [
          { value: 'left', label: 'Left' },
          { value: 'right', label: 'Right' },
        ],
      },
    ],
  },
  steps: [
    { activity_id: 'about_you', name: 'About you and your hip' },
    { activity_id: 'hip_check_in', name: 'How is your hip today?' },
  ],
}

/** Number `n` in the list, with overrides. */
export const enrolment = (n: number, name: string, changes: Partial<ProcessInstance> = {}): ProcessInstance =>
  journey({
    id: `8d3f0b51-2c4e-4f60-9b7c-${String(n).padStart(12, '0')}`,
    process_definition: definitionId,
    patient: { id: `3f0c1d52-6a34-4c0e-9f64-${String(n).padStart(12, '0')}`, display_name: name },
    ...changes,
  })

export const savedView = (changes: Partial<SavedView> = {}): SavedView => ({
  id: '4e9a1c20-3b5d-4f7a-8c1e-2d4f6b8a0001',
  name: 'Late',
  organization: organizationId,
  process_definition: definitionId,
  filters: { status__in: ['active'], overdue: true },
  ordering: ['patient_name'],
  columns: ['name', 'current_step'],
  created_at: '2026-11-18T15:04:00Z',
  updated_at: '2026-11-18T15:04:00Z',
  ...changes,
})

/** The response to the page's query, with this many people on all pages. */
export function serve(people: readonly ProcessInstance[], count = people.length): void {
  answer('getCurrentUser', { ...user, role_types: ['provider'] })
  answer('getOrganizationJourney', offered)
  answer('listSavedViews', page([]))
  answer('filterProcessInstances', page(people, count))
  answer('listRegistrationLinks', page([]))
}

type Options = { query?: string; locale?: 'fr-ca'; flags?: FlagSettings }

/** Draws the page of the hip journey. */
export const openJourney = ({ query = '', locale, flags }: Options = {}) =>
  renderPage(<ProviderJourneyPage />, {
    pattern: paths.provider.journey.pattern,
    at: paths.provider.journey(where) + query,
    texts: ['enrolments', 'registration', 'views', 'validation', 'kit'],
    ...(locale && { locale }),
    ...(flags && { flags }),
  })
