// Who has an item of the worklist: take, assign, hand back (PROV-01).
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { attentionId } from '#mock-server/engine/attention.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { callsTo, fails, signedInAs, world } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { Worklist } from '../worklist/Worklist.tsx'

const organizationId = uuidOf('organization:lakeside')
const [ana, samuel] = [uuidOf('user:ana'), uuidOf('user:samuel')]
const task = uuidOf(`task:${uuidOf('journey:beatrice-mood')}:mood:0`)
const id = attentionId('alert', uuidOf(`submission:${task}`))

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  clearToasts()
  signedInAs('samuel')
})

const open = (query: Record<string, string> = {}, locale: Locale = 'en-ca') =>
  renderPage(<Worklist organizationId={organizationId} />, {
    pattern: paths.provider.organization.pattern,
    at: paths.provider.organization({ organizationId }, { view: 'worklist', kind: 'alert', ...query }),
    texts: ['attention', 'validation', 'kit'],
    locale,
  })
const row = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).closest<HTMLElement>('tr')!
const beatrice = async () => within(await row('Béatrice Lavoie'))
const bodies = () => callsTo('assignAttentionItem').map(({ params, body }) => [params.id, body])
const choose = async (option: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Who takes this?' }))
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /Person on your team/ }), option)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}
/** Another member of the team was faster, in another browser. */
function assignElsewhere(to: string) {
  world().tables.assignments.set(id, { to })
  world().tables.changes.count += 1
}

test('a takes what nobody has, and Undo gives it back; the focus stays on the row', async () => {
  await open()
  ;(await beatrice()).getByRole('link').focus()
  await userEvent.keyboard('a')
  expect(await (await beatrice()).findByRole('button', { name: /^Assigned to Samuel Roy/ })).toBeDefined()
  expect(screen.getByText('Assigned to Samuel Roy: Béatrice Lavoie')).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Béatrice Lavoie')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Handed back to the team: Béatrice Lavoie')).toBeDefined()
  expect(bodies()).toEqual([
    [id, { assignee: samuel, previous: null }],
    [id, { assignee: null, previous: samuel }],
  ])
})

test('it is assigned to a colleague, then handed back to the team', async () => {
  await open()
  await userEvent.click(
    (await beatrice()).getByRole('button', { name: 'Assigned to No one. Change: Béatrice Lavoie' }),
  )
  await choose('Ana Okafor')
  await userEvent.click(await (await beatrice()).findByRole('button', { name: /^Assigned to Ana Okafor/ }))
  await choose('No one: hand it back to the team')
  expect(
    await (await beatrice()).findByRole('button', { name: 'Assigned to No one. Change: Béatrice Lavoie' }),
  ).toBeDefined()
  expect(bodies()).toEqual([
    [id, { assignee: ana, previous: null }],
    [id, { assignee: null, previous: ana }],
  ])
})

test('the second person sees who has it, and so does who marks it as handled', async () => {
  await open()
  ;(await beatrice()).getByRole('link').focus()
  assignElsewhere(ana)
  await userEvent.keyboard('a')
  expect(await screen.findByText('Ana Okafor already has this.')).toBeDefined()
  expect(await (await beatrice()).findByRole('button', { name: /^Assigned to Ana Okafor/ })).toBeDefined()
  await userEvent.click((await beatrice()).getByRole('button', { name: /^Mark as handled/ }))
  expect(within(await screen.findByRole('dialog')).getByText('Assigned to Ana Okafor.')).toBeDefined()
})

test('the list of mine loses what is handed back, and the focus goes on', async () => {
  assignElsewhere(samuel)
  await open({ assignee: 'me' })
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(callsTo('filterAttentionItems').at(-1)?.body).toMatchObject({ assigned_to: 'me' })
  await userEvent.click((await beatrice()).getByRole('button', { name: /^Assigned to Samuel Roy/ }))
  await choose('No one: hand it back to the team')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Béatrice Lavoie' })).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('a failure keeps the dialog and the choice', async () => {
  fails('assignAttentionItem', 500)
  await open()
  await userEvent.click(
    (await beatrice()).getByRole('button', { name: 'Assigned to No one. Change: Béatrice Lavoie' }),
  )
  await choose('Ana Okafor')
  expect(await screen.findByText("We couldn't save this. Please try again.")).toBeDefined()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Person on your team/ }).value).toBe(ana)
})

test('in French', async () => {
  await open({}, 'fr-ca')
  await userEvent.click(
    (await beatrice()).getByRole('button', {
      name: 'Responsable\u00a0: Non attribué. Changer\u00a0: Béatrice Lavoie',
    }),
  )
  expect(await screen.findByRole('dialog', { name: 'Qui en est responsable\u00a0?' })).toBeDefined()
  expect(await screen.findByRole('option', { name: 'Moi (Samuel Roy)' })).toBeDefined()
})
