// ROUTE-19, ADMIN-01: the list of process instances and its requests.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, restore } from '#tests/dom/server.ts'
import { journey, page } from '#tests/dom/journeys.ts'
import { instanceTexts, refuse, serveInstance } from '#tests/dom/process-instances.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminProcessInstancesPage from './AdminProcessInstancesPage.tsx'

beforeEach(() => {
  vi.restoreAllMocks()
  serveInstance()
})

describe('the list', () => {
  const open = async (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
    const { pattern } = paths.admin.processInstances
    const place = { pattern, at: `${pattern}${query}`, texts: instanceTexts, locale }
    return renderPage(<AdminProcessInstancesPage />, place)
  }
  const asked = () => callsTo('filterProcessInstances').map(({ query, body }) => ({ query, body }))

  test('shows person, journey, organization, state, open steps, date and incidents', async () => {
    await open()
    const row = within((await screen.findByRole('link', { name: 'Maya Tremblay' })).closest('tr')!)
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Journey Hip replacement preparation Lakeside Family Health',
      'Status In progress',
      'Current activity How is your hip today? · Call before surgery',
      'Started Nov 1, 2026',
      'Incidents 1 incident',
    ])
    expect(asked()).toEqual([{ query: { page: 1, page_size: 20, ordering: ['-enrolled_at'] }, body: {} }])
  })

  test('what the address says is asked for; what is no filter is not', async () => {
    const id = journey().process_definition
    await open(`?definition=${id}&activity=home&incidents=yes&dates=never&status=lost&page=2&ordering=status`)
    await screen.findByRole('table')
    expect(asked()).toEqual([
      {
        query: { page: 2, page_size: 20, ordering: ['status', '-enrolled_at'] },
        body: { process_definition: id, current_step__in: ['home'], has_incident: true },
      },
    ])
    const chips = () =>
      within(screen.getByRole('list', { name: 'Filters in use' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const wanted = ['Journey: Hip', 'Current activity: Is your home ready?', 'Incidents: With incidents']
    await waitFor(() => expect(chips()).toEqual(wanted), { timeout: 8000 })
  })

  test('filters whose choices fail to load are named, and can be tried again', async () => {
    fails('listProcessDefinitions', 500)
    fails('listOrganizations', 500)
    await open()
    expect(await screen.findByText('Missing here: Journey and Organization.')).toBeDefined()
    restore('listProcessDefinitions')
    restore('listOrganizations')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^Missing here/)).toBeNull())
  })

  test('reports a reversed date range, and requests nothing', async () => {
    await open()
    await screen.findByRole('table')
    const form = within(screen.getByRole('form', { name: 'When it started', hidden: true }))
    const [first, last] = form.getAllByRole('group', { hidden: true })
    for (const [group, day] of [
      [first, '9'],
      [last, '8'],
    ] as const) {
      const parts = within(group!)
      await userEvent.type(parts.getByLabelText('Day'), day)
      await userEvent.selectOptions(parts.getByLabelText('Month'), '11')
      await userEvent.type(parts.getByLabelText('Year'), '2026')
    }
    await userEvent.click(form.getByRole('button', { name: 'Show these days', hidden: true }))
    expect(form.getAllByRole('alert', { hidden: true }).length).toBeGreaterThan(0)
    expect(asked()).toHaveLength(1)
  })

  test('nothing at all, nothing that fits, and a failure, in French', async () => {
    answer('filterProcessInstances', page([]))
    const first = await open('', 'fr-ca')
    expect(await screen.findByText('Il n’y a pas encore d’instance de processus')).toBeTruthy()
    first.unmount()
    const second = await open('?incidents=yes', 'fr-ca')
    expect((await screen.findAllByRole('button', { name: 'Effacer les filtres' })).length).toBeGreaterThan(0)
    second.unmount()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer('filterProcessInstances', refuse(500))
    await open('', 'fr-ca')
    expect(await screen.findByText('Nous n’avons pas pu charger les instances de processus')).toBeTruthy()
  })
})
