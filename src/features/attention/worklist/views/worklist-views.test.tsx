import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { callsTo, fails, signedInAs, world } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { Worklist } from '../Worklist.tsx'

const organizationId = uuidOf('organization:lakeside')
const home = paths.provider.organization
const plain = `${home({ organizationId }).split('?')[0]}?view=worklist`

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  signedInAs('samuel')
})

const open = async (query: Record<string, string> = {}) => {
  const page = await renderPage(<Worklist organizationId={organizationId} />, {
    pattern: home.pattern,
    at: home({ organizationId }, { view: 'worklist', ...query }),
    texts: ['attention', 'validation', 'kit', 'views'],
  })
  await screen.findByRole('table')
  return page
}
/** Keeps a view in this world, as on another device. */
function keep(name: string, isDefault = false) {
  const id = uuidOf(`worklist-view:${name}`)
  world().tables.worklistViews.set(id, {
    id,
    user: uuidOf('user:samuel'),
    organization: organizationId,
    name,
    filters: { severity: 'late' },
    ordering: ['-since'],
    isDefault,
    createdAt: 0,
    updatedAt: 0,
  })
}
const menu = async (shown = 'Views') =>
  userEvent.click(await screen.findByRole('button', { name: `${shown} Choose a saved view` }))
const dialog = async () => within(await screen.findByRole('dialog'))
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }))

test('PROV-01: filters and order are saved under a name, never a person or a search', async () => {
  const { address } = await open({ severity: 'late', ordering: '-since', patient: uuidOf('patient:amrit') })
  await menu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save this view' }))
  await userEvent.type((await dialog()).getByRole('textbox'), 'Late ones')
  await press('Save')
  expect(await screen.findByText('The view “Late ones” is saved.')).toBeDefined()
  expect(callsTo('createWorklistView').map(({ body }) => body)).toEqual([
    {
      name: 'Late ones',
      organization: organizationId,
      filters: { severity: 'late' },
      ordering: ['-since'],
      is_default: false,
    },
  ])
  // the list still shows one person only
  expect(await screen.findByRole('button', { name: 'Views Choose a saved view' })).toBeDefined()
  await menu()
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Late ones' }))
  await waitFor(() => expect(address()).toBe(`${plain}&severity=late&ordering=-since`))
  expect(await screen.findByRole('button', { name: 'Late ones Choose a saved view' })).toBeDefined()
})

test('the worklist opens with the default view; Everything open leaves it', async () => {
  keep('Late ones', true)
  const { address } = await open()
  expect(address()).toBe(`${plain}&severity=late&ordering=-since`)
  expect(callsTo('filterAttentionItems')).toHaveLength(1)
  await menu('Late ones')
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Everything open' }))
  await waitFor(() => expect(address()).toBe(plain))
})

test('a link that asks for something is not replaced by the default view', async () => {
  keep('Late ones', true)
  const { address } = await open({ status: 'acknowledged' })
  expect(address()).toContain('?page=1&view=worklist&status=acknowledged')
})

test('a view is made the default, renamed and deleted, and comes back as the default', async () => {
  keep('Late ones')
  keep('Others')
  const { address } = await open()
  await menu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Manage your views' }))
  await press('Make Others the default')
  await (await dialog()).findByRole('button', { name: 'Stop using Others as the default' })
  // what is on the screen stays
  expect(address()).not.toContain('severity')
  await press('Make Late ones the default')
  expect(await (await dialog()).findByRole('button', { name: 'Make Others the default' })).toBeDefined()
  expect((await dialog()).getAllByText('Default')).toHaveLength(1)
  await press('Rename Late ones')
  await userEvent.clear((await dialog()).getByRole('textbox'))
  await userEvent.type((await dialog()).getByRole('textbox'), 'Late')
  await press('Save')
  await userEvent.click(await (await dialog()).findByRole('button', { name: 'Delete Late' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(callsTo('createWorklistView')[0]?.body).toMatchObject({ name: 'Late', is_default: true }),
  )
})

test('F21: without the views the whole list is shown, and managing them says so', async () => {
  fails('listWorklistViews', 500)
  const { address } = await open()
  expect(address()).toContain('?page=1&view=worklist')
  await menu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Manage your views' }))
  expect(await screen.findByText("We couldn't load your views")).toBeDefined()
})
