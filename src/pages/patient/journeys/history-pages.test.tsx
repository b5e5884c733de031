import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'
import { event } from '#tests/dom/events.ts'
import { answer, callsTo, fails, failure, restore, world } from '#tests/dom/server.ts'
import {
  journey,
  journeyId,
  leoId,
  organization,
  organizationId,
  page,
  profiles,
  task,
  user,
} from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import JourneyHistoryPage from './JourneyHistoryPage.tsx'
import PatientHistoryPage from './PatientHistoryPage.tsx'

const events = [
  event(),
  event({
    id: uuidOf('asked'),
    type: 'question_asked',
    task_name: 'Your care plan',
    text: 'May I drink coffee?',
  }),
  event({
    id: uuidOf('removed'),
    type: 'task_cancelled',
    actor: { id: uuidOf('x'), display_name: 'Samuel Roy' },
    submission: null,
  }),
  event({
    id: uuidOf('begun'),
    type: 'enrolled',
    occurred_at: '2026-10-30T15:00:00Z',
    actor: null,
    task: null,
    task_name: null,
    task_kind: null,
    submission: null,
  }),
]
const place = { organizationId, journeyId }
const submission = paths.patient.submission({ ...place, taskId: task().id })

beforeEach(() => {
  answer('getCurrentUser', () => user)
  answer('listOrganizations', () => page([organization]))
  answer('listPatients', () => profiles)
  answer('getProcessInstance', () => journey())
  answer('listProcessInstanceEvents', () => page(events))
  answer('listJourneyEvents', () => page(events))
})
afterEach(() => vi.restoreAllMocks())

const texts = ['patient', 'care', 'kit'] as const
const openJourney = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca', at = place) =>
  renderPage(<JourneyHistoryPage />, {
    pattern: paths.patient.journeyHistory.pattern,
    at: paths.patient.journeyHistory(at) + query,
    texts,
    locale,
  })
const openAll = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<PatientHistoryPage />, {
    pattern: paths.patient.history.pattern,
    at: paths.patient.history({ organizationId }) + query,
    texts,
    locale,
  })
const rows = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem')
const hrefIn = (row: HTMLElement | undefined) => row && within(row).queryByRole('link')?.getAttribute('href')

describe('ROUTE-58: what happened in a journey', () => {
  test('the newest first, month by month: what, when, by whom, and where it can be read', async () => {
    await openJourney()
    expect(await screen.findByRole('list', { name: 'November 2026' })).toBeDefined()
    const [done, asked, removed] = rows('November 2026')
    expect(done?.textContent).toMatch(
      /How is your hip today\?Step finishedNovember 14, 2026 at 2:45\sp\.m\.by you/,
    )
    expect(hrefIn(done)).toBe(submission)
    expect(asked?.textContent).toContain('May I drink coffee?')
    expect(removed?.textContent).toMatch(/Step removed.*by Samuel Roy/)
    expect(hrefIn(removed)).toBeUndefined()
    const [begun] = rows('October 2026')
    expect(begun?.textContent).toMatch(/Hip replacement preparation.*Journey started/)
    expect(hrefIn(begun)).toBe(paths.patient.journey(place))
  })

  test('in French, with a name that is in English only marked as such', async () => {
    answer('listProcessInstanceEvents', () => page([event({ languages: ['en-ca'] })]))
    await openJourney('', 'fr-ca')
    expect(await screen.findByRole('list', { name: 'novembre 2026' })).toBeDefined()
    expect(screen.getByText('How is your hip today?').getAttribute('lang')).toBe('en')
    expect(screen.getByText('Étape terminée')).toBeDefined()
  })

  test('one kind of event, kept in the address', async () => {
    const { address } = await openJourney()
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'What happened' }),
      'Journeys started, finished or left',
    )
    await waitFor(() =>
      expect(callsTo('listProcessInstanceEvents').at(-1)?.query).toEqual({
        page: 1,
        page_size: 20,
        type__in: ['enrolled', 'journey_completed', 'journey_left'],
      }),
    )
    expect(address()).toMatch(/\?type=journeys$/)
  })

  test('can be printed', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await openJourney()
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('is not found where the address mixes two organizations', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('getProcessInstance', () => journey({ organization: uuidOf('another') }))
    await openJourney()
    expect(await screen.findByText(/^route failed: .*404/)).toBeDefined()
  })
})

test('F28, F49: an event of a type that is not known yet is a row like others', async () => {
  restore('getProcessInstance')
  restore('listProcessInstanceEvents')
  const match = { operationId: 'listProcessInstanceEvents' }
  world().faults.replace([
    { kind: 'mutate', match, jsonPath: 'results.0.type', value: 'task_snoozed' },
    { kind: 'mutate', match, jsonPath: 'results.0.task_name', value: 'Something new' },
  ])
  const instance = journeyIdOf('maya-hip')
  await openJourney('', 'en-ca', { organizationId: organizationSeeds.lakeside.id, journeyId: instance })
  expect(await screen.findByText('Something new')).toBeDefined()
  expect(screen.getAllByText('How is your hip today?').length).toBeGreaterThan(0)
})

describe('ROUTE-53: all that happened in an organization', () => {
  test('says the journey of each step, and for whom', async () => {
    answer('listJourneyEvents', () => page([event({ patient: { id: leoId, display_name: 'Leo Tremblay' } })]))
    await openAll()
    const [row] = await screen.findAllByRole('listitem')
    expect(row?.textContent).toContain('Hip replacement preparation')
    expect(await screen.findByText('For Leo Tremblay')).toBeDefined()
  })

  test('search and filters run on the server and are kept in the URL', async () => {
    const { address } = await openAll()
    await userEvent.type(screen.getByRole('textbox', { name: 'Search your history' }), 'hip{Enter}')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: "Who it's for" }),
      'Maya Tremblay',
    )
    await waitFor(() =>
      expect(callsTo('listJourneyEvents').at(-1)?.query).toEqual({
        my_role_type: 'patient',
        organization: organizationId,
        patient: user.current_patient,
        page: 1,
        page_size: 20,
        search: 'hip',
      }),
    )
    expect(address()).toContain(`?search=hip&profile=${user.current_patient}`)
  })

  test('nothing has happened, or nothing that fits', async () => {
    answer('listJourneyEvents', () => page([]))
    await openAll()
    expect(await screen.findByRole('heading', { name: 'Nothing has happened yet' })).toBeDefined()
    await userEvent.type(screen.getByRole('textbox', { name: 'Search your history' }), 'zzz{Enter}')
    expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
  })

  test('pages are kept in the URL', async () => {
    answer('listJourneyEvents', ({ query: { page: number } }) =>
      page([event({ task_name: `On page ${String(number)}` })], 45),
    )
    const { address } = await openAll()
    expect(await screen.findByText('Showing 1 to 20 of 45')).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
    expect(await screen.findByText('On page 2')).toBeDefined()
    expect(address()).toMatch(/\?page=2$/)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Showing 21 to 40 of 45'))
  })

  test.each(['?page=x', '?page=0', '?page=999'])(
    'F10: %s leads to the first page, and that is said',
    async (query) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      answer('listJourneyEvents', ({ query: { page: number } }) => {
        if (number !== 1) throw failure(404, { detail: 'Invalid page.' })
        return page(events)
      })
      const { address } = await openAll(query)
      expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
      expect(await screen.findByRole('list', { name: 'November 2026' })).toBeDefined()
      expect(address()).toBe(paths.patient.history({ organizationId }))
    },
  )

  test('F16: what cannot be had is said in place, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fails('listJourneyEvents', 500)
    await openAll()
    expect(await screen.findByText("We couldn't load your history")).toBeDefined()
    answer('listJourneyEvents', () => page(events))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'November 2026' })).toBeDefined()
  })
})
