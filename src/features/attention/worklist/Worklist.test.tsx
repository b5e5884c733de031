import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, signedInAs } from '#tests/dom/server.ts'
import { attentionItem } from '#tests/dom/care-team.tsx'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { testRows } from '#tests/support/table.ts'
import { Worklist } from './Worklist.tsx'

const organizationId = uuidOf('organization:lakeside')
const home = paths.provider.organization
const journey = uuidOf('definition:hip-replacement')

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  signedInAs('samuel')
})

const open = (query: Record<string, string | number> = {}, locale: Locale = 'en-ca') =>
  renderPage(<Worklist organizationId={organizationId} />, {
    pattern: home.pattern,
    at: home({ organizationId }, { view: 'worklist', ...query }),
    texts: ['attention', 'validation', 'kit'],
    locale,
  })
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
/** The words of a column, in the order of the table: severity is the second. */
const textsOf = async (column = 1) => (await rows()).map((row) => row.children[column]?.textContent)

test('PROV-01: rows, the most severe first, in words', async () => {
  await open({ ordering: '-severity' })
  expect((await textsOf()).slice(0, 3).map((text) => text?.replace('Severity', '').trim())).toEqual([
    'Life-threatening',
    'Life-threatening',
    'Overdue',
  ])
})

testRows([
  [{}, {}],
  [{ status: 'acknowledged' }, { status: 'acknowledged' }],
  [{ status: 'escalated' }, { escalated: true }],
  [
    { severity: 'late', kind: 'overdue_task' },
    { severity__in: ['late'], kind__in: ['overdue_task'] },
  ],
  [
    { journey, ordering: 'since' },
    { process_definition: journey, ordering: ['since'] },
  ],
  [{ patient: uuidOf('patient:irene') }, { patient: uuidOf('patient:irene') }],
  // invalid values are ignored
  [{ severity: 'huge', journey: 'x' }, {}],
] as const)('the address %j asks the server for %j', async (query, asked) => {
  const { unmount } = await open(query)
  await screen.findByRole('table')
  const { body, query: sent } = callsTo('filterAttentionItems').at(-1) ?? {}
  expect({ ...Object(body), ...sent }).toEqual({
    organization: organizationId,
    status: 'open',
    ordering: ['-severity'],
    page: 1,
    page_size: 20,
    ...asked,
  })
  unmount()
})

test('4,981 things come page by page', async () => {
  answer('filterAttentionItems', ({ query: { page: number } }) =>
    page([attentionItem({ patient: { id: journey, display_name: `Page ${number}` } })], 4981),
  )
  await open({ page: 3 })
  expect(await screen.findByRole('link', { name: 'Page 3' })).toBeDefined()
  expect(screen.getByText(/^Showing 41 to 60 of 4,981$/)).toBeDefined()
})

test('a filter is shown as text and kept in the URL', async () => {
  const { router } = await open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Severity' }), 'Life-threatening')
  expect(new URLSearchParams(router.state.location.search).get('severity')).toBe('danger_to_life')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Journey' }),
    'Hip replacement preparation',
  )
  expect(new URLSearchParams(router.state.location.search).get('journey')).toBe(journey)
})

test('a row is marked as handled in place', async () => {
  await open()
  const [button] = await screen.findAllByRole('button', { name: 'Mark as handled: Béatrice Lavoie' })
  if (button) await userEvent.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as handled?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as handled' }))
  expect(callsTo('acknowledgeAttentionItem')).toHaveLength(1)
  await screen.findByText('Marked as handled: Béatrice Lavoie')
})

test('e keeps the place in the list: the next row has the focus, and in the end the heading', async () => {
  await open({ kind: 'alert' })
  const handle = async () => {
    await userEvent.keyboard('e')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as handled' }))
  }
  within((await rows())[0]!)
    .getByRole('link')
    .focus()
  await handle()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Béatrice Lavoie'))
  await handle()
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('whose things they are is a chip, which takes them all back', async () => {
  const { router } = await open({ patient: uuidOf('patient:irene') })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter Person: Irène Fortin' }))
  expect(router.state.location.search).not.toContain('patient')
  expect(document.activeElement?.tagName).toBe('H1')
})

test('j and k go from row to row, e handles one, ? shows the keys; only inside the list (2.1.4)', async () => {
  await open()
  const names = (await rows()).map((row) => within(row).getByRole('link'))
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(document.body)
  names[0]?.focus()
  const focusAfter = async (keys: string) => {
    await userEvent.keyboard(keys)
    return names.indexOf(document.activeElement as HTMLElement)
  }
  expect([await focusAfter('j'), await focusAfter('j'), await focusAfter('k')]).toEqual([1, 2, 1])
  expect([await focusAfter('kk'), await focusAfter('{Control>}j{/Control}')]).toEqual([0, 0])
  await userEvent.keyboard('?')
  expect(
    within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('Next row'),
  ).toBeDefined()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(names[0]))
  await userEvent.keyboard('je')
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as handled?' }))
  expect(dialog.getByText('Béatrice Lavoie')).toBeDefined()
})

test('in French', async () => {
  await open({}, 'fr-ca')
  expect((await textsOf())[0]).toContain('Vie en danger')
  expect(screen.getByRole('combobox', { name: 'Gravité' })).toBeDefined()
})
