import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { journey, leoId, organizationId, page, profiles } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import EnrolledJourneysPage from './EnrolledJourneysPage.tsx'

beforeEach(() => answer('listPatients', () => profiles))
afterEach(() => vi.restoreAllMocks())

const at = paths.patient.journeys({ organizationId })
const open = (query = '') =>
  renderPage(<EnrolledJourneysPage />, {
    pattern: paths.patient.journeys.pattern,
    at: at + query,
    texts: ['patient', 'care', 'kit'],
  })
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

test('active journeys first, those that are over under their own heading, in plain words', async () => {
  answer('listProcessInstances', () =>
    page([
      journey({
        id: uuidOf('1'),
        process_definition_name: 'Stopped one',
        status: 'cancelled',
        open_task_count: 1,
      }),
      journey({ id: uuidOf('2'), process_definition_name: 'Flu shot', completed_at: '2026-10-02T15:00:00Z' }),
      journey({
        id: uuidOf('3'),
        process_definition_name: 'Asthma',
        patient: { id: leoId, display_name: 'Leo Tremblay' },
        progress: { completed: 1, total: null },
        open_task_count: 2,
      }),
    ]),
  )
  await open()
  expect(await screen.findByRole('heading', { name: 'Asthma' })).toBeDefined()
  expect(names('Current journeys')).toEqual(['Asthma'])
  expect(names('Past journeys')).toEqual(['Stopped one', 'Flu shot'])
  const [asthma, stopped, flu] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const text of ['For Leo Tremblay', '1 step done', '2 steps to do now', 'November 1, 2026'])
    expect(asthma).toContain(text)
  expect(stopped).toContain('Stopped')
  expect(asthma).not.toContain('In progress')
  expect(stopped).not.toMatch(/For |to do now/)
  expect(flu).toContain('Finished on October 2, 2026')
})

test('without journeys explains what one is', async () => {
  answer('listProcessInstances', () => page([]))
  await open()
  expect(await screen.findByRole('heading', { name: "You don't have any journeys here yet" })).toBeDefined()
})

test('pages are kept in the URL, and the status takes the focus', async () => {
  answer('listProcessInstances', ({ query: { page: number } }) =>
    page([journey({ process_definition_name: `On page ${String(number)}` })], 25),
  )
  const { address } = await open()
  expect(await screen.findByText('Showing 1 to 20 of 25')).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }))
  expect(await screen.findByRole('heading', { name: 'On page 2' })).toBeDefined()
  expect(address()).toBe(`${at}?page=2`)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Showing 21 to 25 of 25'))
  await userEvent.click(screen.getByRole('link', { name: 'Previous page' }))
  expect(await screen.findByRole('heading', { name: 'On page 1' })).toBeDefined()
  expect(address()).toBe(at)
})

test.each(['?page=0', '?page=two', '?page=-1'])(
  '%s is no page: the first one, and it is said',
  async (query) => {
    answer('listProcessInstances', () => page([journey()]))
    const { address, router } = await open(query)
    expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
    expect([address(), router.state.historyAction]).toEqual([at, 'REPLACE'])
    expect(callsTo('listProcessInstances').map(({ query }) => query)).toEqual([
      {
        my_role_type: 'patient',
        organization: organizationId,
        ordering: ['-enrolled_at'],
        page: 1,
        page_size: 20,
      },
    ])
  },
)

test('a page past the end leads to the first one too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listProcessInstances', ({ query: { page: number } }) => {
    if (number !== 1) throw failure(404, { detail: 'Invalid page.' })
    return page([journey()])
  })
  const { address } = await open('?page=9')
  expect(await screen.findByText('There is no such page, so here is the first one.')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'Hip replacement preparation' })).toBeDefined()
  expect(address()).toBe(at)
})
