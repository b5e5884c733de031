// How a journey goes, for its care team, with the seeded journeys of the mock server.
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JourneyCourse } from '#generated/model/index.ts'
import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, fails, restore, signedInAs } from '#tests/dom/server.ts'
import ProviderJourneyCoursePage from './ProviderJourneyCoursePage.tsx'

beforeEach(() => signedInAs('samuel'))
afterEach(() => signedInAs('maya'))

const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<ProviderJourneyCoursePage />, {
    pattern: paths.provider.course.pattern,
    at: paths.provider.course({ organizationId: organizationSeeds.lakeside.id, journeyId: moodCheckIn.id }),
    texts: ['enrolments', 'journeyEditor', 'kit'],
    locale,
  })
const course = (change: Partial<JourneyCourse>) =>
  answer('getOrganizationJourneyCourse', {
    version: 3,
    is_current: true,
    open_versions: [
      { version: 3, open_enrolment_count: 1 },
      { version: 2, open_enrolment_count: 4 },
    ],
    steps: [],
    ...change,
  })

test('the steps with their branches in words, of the version that people are in; nothing can be pressed', async () => {
  await open()
  const list = await screen.findByRole('list', {}, { timeout: 15_000 })
  const [first] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Then, if “Mood score \(0 to 27\)” is at least 10: \d+\. Book a talk/)
  expect(within(list).queryByRole('button')).toBeNull()
  expect(screen.getByText(/^Version 1, which 2 people are in now\./)).toBeDefined()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('the text of all steps is there for paper, also beside the diagram', async () => {
  await open('fr-ca')
  await screen.findByRole('list', {}, { timeout: 15_000 })
  const outlines = () => screen.getAllByRole('list', { hidden: true }).filter(({ innerHTML }) => innerHTML)
  const texts = () => outlines().map(({ textContent }) => textContent)
  expect(texts()).toHaveLength(2)
  expect(texts()[1]).toMatch(/Ensuite, si .+\s: \d+\. /u)
  const printed = texts()[1]
  await userEvent.click(screen.getByRole('button', { name: 'Texte' }))
  expect(texts()).toEqual([printed])
})

test('people in several versions: another one is chosen, and stays in the address', async () => {
  course({})
  const { router } = await open()
  await userEvent.selectOptions(await screen.findByLabelText('Version'), 'Version 2: 4 people now')
  expect(router.state.location.search).toBe('?version=2')
  expect(callsTo('getOrganizationJourneyCourse').at(-1)?.query).toEqual({ version: 2 })
})

test('no one, and no steps', async () => {
  course({ open_versions: [] })
  await open()
  expect(await screen.findByText(/^Version 3, which the next person will start\./)).toBeDefined()
  expect(await screen.findByText('The journey has no steps yet.')).toBeDefined()
})

test('a failure says so, and the steps come when it is tried again', async () => {
  // React names the error that the page shows.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('getOrganizationJourneyCourse', 500)
  await open()
  expect(await screen.findByText("We couldn't load how this journey works")).toBeDefined()
  restore('getOrganizationJourneyCourse')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', {}, { timeout: 15_000 })).toBeDefined()
})
