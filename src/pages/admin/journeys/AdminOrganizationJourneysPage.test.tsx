import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { OrganizationOffering } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminOrganizationJourneysPage from './AdminOrganizationJourneysPage.tsx'

const id = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'
const definition = (at: number) => `d0000000-0000-4000-8000-00000000000${at}`

const offering = (at: number, name: string): OrganizationOffering => ({
  process_definition: definition(at),
  organization: id,
  name,
  written_languages: ['en-ca', 'fr-ca'],
  languages: ['en-ca', 'fr-ca'],
  is_offered: true,
  is_discoverable: true,
  position: at,
  active_count: 5,
  revision: 3,
})

let rows: OrganizationOffering[]
const place = (names: readonly string[]) =>
  names.map((name, index) => ({ ...rows.find((one) => one.name === name)!, position: index + 1 }))

beforeEach(() => {
  rows = [offering(1, 'Hip'), offering(2, 'Parent'), offering(3, 'Mood')]
  answer('listAuditEvents', page([]))
  answer('listOrganizationOfferings', () => page(rows))
  answer('getOrganizationOverview', overview({ id, name: 'Lakeside' }))
})

const open = () =>
  renderPage(<AdminOrganizationJourneysPage />, {
    pattern: paths.admin.organizationJourneys.pattern,
    at: paths.admin.organizationJourneys({ id }),
    texts: ['adminOrganizations', 'audit', 'kit'],
  })
const names = () =>
  screen.getAllByRole('heading', { level: 2, name: /Hip|Parent|Mood/ }).map((one) => one.textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('ROUTE-16, 2.5.7: the first cannot go up, the last not down, and the focus follows the one that moves', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Journeys of Lakeside' })).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Journeys of an organization' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Move up Hip' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Move down Mood' })).toBeNull()
  answer('updateOrganizationOffering', () => {
    rows = place(['Hip', 'Mood', 'Parent'])
    return rows[2]!
  })
  fireEvent.click(button('Move down Parent'))
  await waitFor(() => expect(names()).toEqual(['Hip', 'Mood', 'Parent']))
  expect(callsTo('updateOrganizationOffering').map(({ body }) => body)).toEqual([{ position: 3 }])
  // the last one has no 'Move down', so the other button takes the focus
  await waitFor(() => expect(document.activeElement).toBe(button('Move up Parent')))
})

test('ROUTE-16: one is dragged to the position of another', async () => {
  await open()
  await screen.findByRole('heading', { level: 2, name: 'Mood' })
  answer('updateOrganizationOffering', () => {
    rows = place(['Mood', 'Hip', 'Parent'])
    return rows[0]!
  })
  const row = (name: string) => screen.getByRole('listitem', { name })
  const dataTransfer = { effectAllowed: 'none' }
  fireEvent.dragStart(row('Mood'), { dataTransfer })
  fireEvent.dragOver(row('Hip'), { dataTransfer })
  fireEvent.drop(row('Hip'), { dataTransfer })
  await waitFor(() => expect(names()).toEqual(['Mood', 'Hip', 'Parent']))
  expect(callsTo('updateOrganizationOffering').map(({ body }) => body)).toEqual([{ position: 1 }])
})

test('what turning one off does is said beforehand; when it fails, that is said and nothing changed', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off Hip' }))
  const dialog = await screen.findByRole('dialog', { name: 'Turn off Hip?' })
  expect(dialog.textContent).toContain('5 people are in it now. Nothing changes for them.')
  fails('updateOrganizationOffering', 500)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    "We couldn't save this. Please try again.",
  )
  expect(callsTo('updateOrganizationOffering').map(({ body }) => body)).toEqual([{ is_offered: false }])
})

test('ROUTE-16: patients find one by themselves, or not', async () => {
  rows = [offering(1, 'Hip'), { ...offering(2, 'Parent'), is_discoverable: false }]
  answer('updateOrganizationOffering', () => rows[0]!)
  await open()
  for (const box of await screen.findAllByRole('checkbox', { name: 'Patients can find it themselves' })) {
    fireEvent.click(box)
  }
  await waitFor(() =>
    expect(callsTo('updateOrganizationOffering').map(({ body }) => body)).toEqual([
      { is_discoverable: false },
      { is_discoverable: true },
    ]),
  )
})

test('the last language stays', async () => {
  rows = [{ ...offering(4, 'Hip'), languages: ['en-ca'] }]
  await open()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'English' }))
  expect(await screen.findByText('Keep at least one language.')).toBeTruthy()
  expect(callsTo('updateOrganizationOffering')).toEqual([])
})

test('ROUTE-16: shows another person’s changes, and overwrites nothing', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Turn off Hip' }))
  const dialog = await screen.findByRole('dialog', { name: 'Turn off Hip?' })
  answer('updateOrganizationOffering', () => {
    rows = [{ ...rows[0]!, active_count: 6, revision: 4 }, ...rows.slice(1)]
    throw failure(412)
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Someone else changed this journey. This is the current version. Check it, then try again.',
  )
  await waitFor(() => expect(dialog.textContent).toContain('6 people are in it now.'))
  answer('updateOrganizationOffering', () => rows[0]!)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsTo('updateOrganizationOffering').map(({ headers }) => headers)).toMatchObject([
    { 'if-match': '"3"' },
    { 'if-match': '"4"' },
  ])
})
