import { act, fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Fault } from '#mock-server/faults/fault.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, settled, world } from '#tests/dom/server.ts'
import ActivitiesHistoryPage from '../journeys/ActivitiesHistoryPage.tsx'
import ActivitiesPage from '../journeys/ActivitiesPage.tsx'
import EnrolledJourneysPage from '../journeys/EnrolledJourneysPage.tsx'
import JourneyHistoryPage from '../journeys/JourneyHistoryPage.tsx'
import PatientHistoryPage from '../journeys/PatientHistoryPage.tsx'
import RecommendedJourneysPage from '../journeys/RecommendedJourneysPage.tsx'

type Screen = {
  Page: ComponentType
  place: { pattern: string }
  at: string
  /** The operation that returns the list. */
  call:
    | 'listTasks'
    | 'listJourneyEvents'
    | 'listProcessInstanceEvents'
    | 'listProcessInstances'
    | 'listProcessDefinitions'
  /** Messages of a failed list and an empty one. */
  failed: string
  empty: string
}

const { patient } = paths
const here = { organizationId: organizationSeeds.lakeside.id }
const screens: readonly Screen[] = [
  {
    Page: ActivitiesPage,
    place: patient.activities,
    at: patient.activities(here),
    call: 'listTasks',
    failed: "We couldn't load your activities",
    empty: 'Nothing to do right now',
  },
  {
    Page: ActivitiesHistoryPage,
    place: patient.activitiesHistory,
    at: patient.activitiesHistory(here),
    call: 'listTasks',
    failed: "We couldn't load your finished activities",
    empty: 'Nothing finished yet',
  },
  {
    Page: PatientHistoryPage,
    place: patient.history,
    at: patient.history(here),
    call: 'listJourneyEvents',
    failed: "We couldn't load your history",
    empty: 'Nothing has happened yet',
  },
  {
    Page: JourneyHistoryPage,
    place: patient.journeyHistory,
    at: patient.journeyHistory({ ...here, journeyId: journeyIdOf('maya-hip') }),
    call: 'listProcessInstanceEvents',
    failed: "We couldn't load your history",
    empty: 'Nothing has happened yet',
  },
  {
    Page: EnrolledJourneysPage,
    place: patient.journeys,
    at: patient.journeys(here),
    call: 'listProcessInstances',
    failed: "We couldn't load your journeys",
    empty: "You don't have any journeys here yet",
  },
  {
    Page: RecommendedJourneysPage,
    place: patient.recommendedJourneys,
    at: patient.recommendedJourneys(here),
    call: 'listProcessDefinitions',
    failed: "We couldn't load the journeys",
    empty: 'No journey is recommended right now',
  },
]

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

type WrongAnswer = Exclude<Fault, { kind: 'clockOffset' }>
const status = (code: number): WrongAnswer => ({ kind: 'status', status: code })
const faults = {
  'F07: no answer': { kind: 'drop' },
  'F08: status 400': status(400),
  'F09: status 403': status(403),
  'F10, D-71: status 404': status(404),
  'F11: status 409': status(409),
  'F12: status 413': status(413),
  'F13: status 415': status(415),
  'F14: status 422': status(422),
  'F15: status 429': status(429),
  'F16: status 500': status(500),
  'F17: status 502': status(502),
  'F18: status 503': status(503),
  'F19: status 504': status(504),
  'F27: nothing where a list is expected': { kind: 'raw', body: 'null', type: 'application/json' },
  'F28: a list without results': { kind: 'mutate', jsonPath: 'results', value: null },
} satisfies Record<string, WrongAnswer>

const tryAgain = () =>
  act(async () => {
    fireEvent.click(screen.getByText('Try again'))
    await settled()
  })

// One page goes through all faults: "Try again" refetches each time.
test.each(screens.map((one) => [one.Page.name, one] as const))(
  'F07, F08, F09, F10, F11, F12, F13, F14, F15, F16, F17, F18, F19, F27, F28, D-71: %s stays, says in place that its list failed, and brings it when tried again',
  async (_, { Page, place, at, call, failed, empty }) => {
    const open = () => renderPage(<Page />, { pattern: place.pattern, at, texts: ['patient', 'care', 'kit'] })
    for (const [name, fault] of Object.entries(faults)) {
      world().faults.replace([{ ...fault, match: { operationId: call } }])
      const asked = callsTo(call).length
      await (asked === 0 ? open() : tryAgain())
      expect(callsTo(call).length, name).toBeGreaterThan(asked)
      expect(screen.getByText(failed), name).toBeDefined()
      expect(screen.getByRole('heading', { level: 1 }), name).toBeDefined()
    }
    answer(call, page([]))
    await tryAgain()
    expect(await screen.findByText(empty)).toBeDefined()
    expect(screen.queryByText(failed)).toBeNull()
  },
)
