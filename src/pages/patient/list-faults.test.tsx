import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, forget } from '#tests/dom/fake-http.ts'
import {
  journey,
  journeyId,
  organization,
  organizationId,
  page,
  profiles,
  user,
} from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ActivitiesHistoryPage from './ActivitiesHistoryPage.tsx'
import ActivitiesPage from './ActivitiesPage.tsx'
import EnrolledJourneysPage from './EnrolledJourneysPage.tsx'
import JourneyHistoryPage from './JourneyHistoryPage.tsx'
import PatientHistoryPage from './PatientHistoryPage.tsx'
import RecommendedJourneysPage from './RecommendedJourneysPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

type Screen = {
  Page: ComponentType
  place: { pattern: string }
  at: string
  /** The call whose answer is the list. */
  call: string
  /** What stands there when it fails, and when it is empty. */
  failed: string
  empty: string
}

const { patient } = paths
const here = { organizationId }
const screens: readonly Screen[] = [
  {
    Page: ActivitiesPage,
    place: patient.activities,
    at: patient.activities(here),
    call: '/v1/tasks/',
    failed: "We couldn't load your activities",
    empty: 'Nothing to do right now',
  },
  {
    Page: ActivitiesHistoryPage,
    place: patient.activitiesHistory,
    at: patient.activitiesHistory(here),
    call: '/v1/tasks/',
    failed: "We couldn't load your finished activities",
    empty: 'Nothing is finished yet',
  },
  {
    Page: PatientHistoryPage,
    place: patient.history,
    at: patient.history(here),
    call: '/v1/journey-events/',
    failed: "We couldn't load your history",
    empty: 'Nothing has happened yet',
  },
  {
    Page: JourneyHistoryPage,
    place: patient.journeyHistory,
    at: patient.journeyHistory({ ...here, journeyId }),
    call: `/v1/process-instances/${journeyId}/events/`,
    failed: "We couldn't load your history",
    empty: 'Nothing has happened yet',
  },
  {
    Page: EnrolledJourneysPage,
    place: patient.journeys,
    at: patient.journeys(here),
    call: '/v1/process-instances/',
    failed: "We couldn't load your journeys",
    empty: 'You have no journeys here yet',
  },
  {
    Page: RecommendedJourneysPage,
    place: patient.recommendedJourneys,
    at: patient.recommendedJourneys(here),
    call: '/v1/process-definitions/',
    failed: "We couldn't load the journeys",
    empty: 'No journey is recommended right now',
  },
]

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [maya] = profiles.results
  answer('/v1/users/current/', () => user)
  answer('/v1/organizations/', () => page([organization]))
  answer('/v1/patients/', () => profiles)
  answer(`/v1/patients/${user.current_patient}/`, () => maya)
  answer(`/v1/process-instances/${journeyId}/`, () => journey())
  for (const { call } of screens) answer(call, () => page([]))
})
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const refused = (status: number) => () => {
  throw new ApiError(status, false, { detail: 'No.' })
}
const faults: readonly (readonly [string, () => unknown])[] = [
  ['F07: no answer', refused(0)],
  ['F08: status 400', refused(400)],
  ['F09: status 403', refused(403)],
  ['F10, D-71: status 404', refused(404)],
  ['F11: status 409', refused(409)],
  ['F12: status 413', refused(413)],
  ['F13: status 415', refused(415)],
  ['F14: status 422', refused(422)],
  ['F15: status 429', refused(429)],
  ['F16: status 500', refused(500)],
  ['F17: status 502', refused(502)],
  ['F18: status 503', refused(503)],
  ['F19: status 504', refused(504)],
  ['F27: nothing where a list is expected', () => null],
  ['F28: a list without results', () => ({ count: 3, next: null, previous: null, results: null })],
]

describe.each(screens.map((one) => [one.Page.name, one] as const))('%s', (_, one) => {
  const { Page, place, at, call, failed, empty } = one
  const open = () => renderPage(<Page />, { pattern: place.pattern, at, texts: ['patient', 'care', 'kit'] })

  test.each(faults)(
    '%s is said in place; the page stays, and trying again brings the list',
    async (__, fault) => {
      answer(call, fault)
      await open()
      expect(await screen.findByText(failed)).toBeDefined()
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
      answer(call, () => page([]))
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText(empty)).toBeDefined()
      expect(screen.queryByText(failed)).toBeNull()
    },
  )
})
