import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { journeyId, organizationId, page, profiles, task } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ActivitiesHistoryPage from './ActivitiesHistoryPage.tsx'

const done = task({
  id: uuidOf('done'),
  name: 'Done one',
  status: 'completed',
  completed_at: '2026-11-10T15:00:00Z',
})
const gone = task({
  id: uuidOf('gone'),
  name: 'Gone one',
  status: 'cancelled',
  cancelled_at: '2026-10-02T15:00:00Z',
})

beforeEach(() => {
  answer('listPatients', () => profiles)
  answer('listTasks', () => page([done, gone]))
})
afterEach(() => vi.restoreAllMocks())

const at = paths.patient.activitiesHistory({ organizationId })
const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<ActivitiesHistoryPage />, {
    pattern: paths.patient.activitiesHistory.pattern,
    at: at + query,
    texts: ['patient', 'care', 'kit'],
    locale,
  })
const rowOf = (month: string) => within(screen.getByRole('list', { name: month })).getByRole('listitem')

test('ROUTE-52, TASK-04: month by month; what was completed leads to its submission, what was cancelled nowhere', async () => {
  await open()
  expect(await screen.findByRole('list', { name: 'November 2026' })).toBeDefined()
  const completed = rowOf('November 2026')
  expect(completed.textContent).toMatch(/Finished on November 10, 2026Finished$/)
  expect(within(completed).getByRole('link').getAttribute('href')).toBe(
    paths.patient.submission({ organizationId, journeyId, taskId: uuidOf('done') }),
  )
  const cancelled = rowOf('October 2026')
  expect(cancelled.textContent).toMatch(/Cancelled on October 2, 2026Cancelled$/)
  expect(within(cancelled).queryByRole('link')).toBeNull()
  expect(callsTo('listTasks')[0]?.query).toEqual({
    assignee: 'current_user',
    organization: organizationId,
    status__in: ['completed', 'cancelled'],
    ordering: ['-closed_at'],
    page: 1,
    page_size: 20,
  })
})

test('in French', async () => {
  await open('', 'fr-ca')
  expect(await screen.findByRole('list', { name: 'octobre 2026' })).toBeDefined()
  expect(rowOf('octobre 2026').textContent).toMatch(/Annulée le 2 octobre 2026Annulée$/)
})

test('search and status are kept in the URL and sent to the server', async () => {
  const { address } = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Search finished activities' }), ' hip {Enter}')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Cancelled')
  await waitFor(() =>
    expect(callsTo('listTasks').at(-1)?.query).toMatchObject({ search: 'hip', status__in: ['cancelled'] }),
  )
  expect(address()).toBe(`${at}?search=hip&status=cancelled`)
})

test('nothing is finished, or nothing fits the search', async () => {
  answer('listTasks', () => page([]))
  await open()
  expect(await screen.findByRole('heading', { name: 'Nothing finished yet' })).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Search finished activities' }), 'zzz{Enter}')
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
})

test.each(['?page=999', '?page=x', '?page=0', '?page=-1', '?page=1e9'])(
  'F10: %s leads to the first page, and that is said',
  async (query) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('listTasks', ({ query: { page: number } }) => {
      if (number !== 1) throw failure(404, { detail: 'Invalid page.' })
      return page([done], 45)
    })
    const { address } = await open(query)
    expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
    expect(await screen.findByText('Showing 1 to 20 of 45')).toBeDefined()
    expect(address()).toBe(at)
  },
)

test('F16: what cannot be had is said in place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listTasks', 500)
  await open()
  expect(await screen.findByText("We couldn't load your finished activities")).toBeDefined()
})
