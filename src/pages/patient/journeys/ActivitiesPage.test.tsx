import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
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
import ActivitiesPage from './ActivitiesPage.tsx'

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
const tasks = [
  task({ id: uuidOf('late'), name: 'Late one', due_at: days(-3) }),
  task({ id: uuidOf('next'), name: 'Next week', due_at: days(6), draft_updated_at: '2026-11-19T15:00:00Z' }),
  task({ id: uuidOf('any'), name: 'Any time', patient: { id: leoId, display_name: 'Leo Tremblay' } }),
]
const at = paths.patient.activities({ organizationId })
const two = [
  journey(),
  journey({ id: 'b0000000-0000-4000-8000-000000000002', process_definition_name: 'Asthma' }),
]

beforeEach(() => {
  answer('getCurrentUser', () => user)
  answer('listOrganizations', () => page([organization]))
  answer('listPatients', () => profiles)
  answer('listProcessInstances', () => page(two))
  answer('listTasks', () => page(tasks))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<ActivitiesPage />, {
    pattern: paths.patient.activities.pattern,
    at: at + query,
    texts: ['patient', 'care', 'kit'],
    locale,
  })
const asked = () => callsTo('listTasks').at(-1)?.query

describe('ROUTE-51: everything there is to do', () => {
  test('in groups by when it is due; each row says journey, for whom, due and draft, and leads to its task', async () => {
    await open()
    expect(await screen.findByRole('list', { name: 'Overdue' })).toBeDefined()
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(groups).toEqual(['Overdue', 'Coming up', 'No date'])
    const row = (list: string) => within(screen.getByRole('list', { name: list })).getByRole('listitem')
    expect(row('Overdue').textContent).toMatch(/Hip replacement preparation.*Overdue/)
    expect(row('Coming up').textContent).toContain('Draft saved November 19, 2026')
    expect(row('No date').textContent).toContain('For Leo Tremblay')
    expect(within(row('Overdue')).getByRole('link').getAttribute('href')).toBe(
      paths.patient.task({ organizationId, journeyId, taskId: uuidOf('late') }),
    )
    expect(screen.getByText('3 results')).toBeDefined()
  })

  test('in French', async () => {
    await open('', 'fr-ca')
    expect(await screen.findByRole('list', { name: 'En retard' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 1, name: 'Vos activités' })).toBeDefined()
  })

  test('B1, CALL-38: asks for all profiles, what is due first', async () => {
    await open()
    await screen.findByRole('list', { name: 'Overdue' })
    expect(asked()).toEqual({
      assignee: 'current_user',
      organization: organizationId,
      completed_at__isnull: true,
      ordering: ['due_at', '-priority'],
      page: 1,
      page_size: 100,
    })
  })

  test('leads to what is finished, and to all that happened', async () => {
    await open()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('See finished activities')).toBe(paths.patient.activitiesHistory({ organizationId }))
    expect(href('See your whole history')).toBe(paths.patient.history({ organizationId }))
  })
})

describe('filters and order are kept in the URL', () => {
  test('a journey, a profile, and another order; "Clear filters" takes them away', async () => {
    const { address } = await open()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Journey' }), 'Asthma')
    await waitFor(() => expect(asked()).toMatchObject({ process_instance: two[1]!.id }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most important first')
    await waitFor(() => expect(asked()).toMatchObject({ ordering: ['-priority', 'created_at'] }))
    // Other orders are not grouped by due date.
    expect(await screen.findByRole('list', { name: 'All activities' })).toBeDefined()
    expect(address()).toBe(`${at}?journey=${two[1]!.id}&ordering=-priority`)
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(asked()).not.toHaveProperty('process_instance'))
    expect(address()).toBe(`${at}?ordering=-priority`)
  })

  test('the newest first, from a link', async () => {
    await open('?ordering=-created_at')
    expect(await screen.findByRole('list', { name: 'All activities' })).toBeDefined()
    expect(asked()).toMatchObject({ ordering: ['-created_at'] })
  })

  test('what is none of them counts as not said', async () => {
    await open('?ordering=drop&journey=%3Cscript%3E&profile=1')
    expect(await screen.findByRole('list', { name: 'Overdue' })).toBeDefined()
    expect(Object.keys(asked() ?? {})).not.toContain('process_instance')
    expect(Object.keys(asked() ?? {})).not.toContain('patient')
  })

  test('there is nothing to choose where there is one journey and one profile', async () => {
    answer('listProcessInstances', () => page([journey()]))
    answer('listPatients', () => page(profiles.results.slice(0, 1)))
    await open()
    await screen.findByRole('list', { name: 'Overdue' })
    expect(screen.getAllByRole('combobox')).toHaveLength(1)
  })
})

describe('nothing', () => {
  beforeEach(() => answer('listTasks', () => page([])))

  test('to do: said as good news', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: 'Nothing to do right now' })).toBeDefined()
  })

  test('that fits the filter: another matter, with a way out', async () => {
    const { address } = await open(`?profile=${user.current_patient}`)
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined()
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
    expect(await screen.findByRole('heading', { name: 'Nothing to do right now' })).toBeDefined()
    expect(address()).toBe(at)
  })
})

describe('what can go wrong', () => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))

  test.each([500, 502, 503, 0])(
    'F16: status %s is said in place; trying again brings the list',
    async (status) => {
      fails('listTasks', status)
      await open()
      expect(await screen.findByText("We couldn't load your activities")).toBeDefined()
      answer('listTasks', () => page(tasks))
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('list', { name: 'Overdue' })).toBeDefined()
    },
  )

  test('without the names to filter by, the list is there', async () => {
    fails('listProcessInstances', 500)
    await open()
    expect(await screen.findByRole('list', { name: 'Overdue' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each(['?page=0', '?page=x', '?page=-1', '?page=1e3'])('%s leads to the first page', async (query) => {
    const { address } = await open(query)
    expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
    expect(address()).toBe(at)
  })

  test('?page=999 is past the end: the first page, and it is said', async () => {
    answer('listTasks', ({ query: { page: number } }) => {
      if (number !== 1) throw failure(404, { detail: 'Invalid page.' })
      return page(tasks)
    })
    const { address } = await open('?page=999')
    expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
    expect(await screen.findByRole('list', { name: 'Overdue' })).toBeDefined()
    expect(address()).toBe(at)
  })
})

test('CALL-39, CALL-40: follows the server every 30 seconds, keeps the focus, and says what is new', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open()
  const link = await screen.findByRole('link', { name: 'Late one' })
  link.focus()
  const before = callsTo('listTasks').length
  answer('listTasks', () => page([...tasks, task({ id: uuidOf('new'), name: 'New one' })]))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await screen.findByRole('link', { name: 'New one' })).toBeDefined()
  expect(callsTo('listTasks').length).toBe(before + 1)
  expect(await screen.findByText('1 new task')).toBeDefined()
  expect(document.activeElement).toBe(link)
})
