// The worklist searched, and many items changed at once (PROV-01).
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AttentionAcknowledgeMany, AttentionAssignMany } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { callsTo, fails, signedInAs, world } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { Worklist } from './Worklist.tsx'

const organizationId = uuidOf('organization:lakeside')
const samuel = uuidOf('user:samuel')

beforeEach(() => {
  localStorage.clear()
  clearToasts()
  signedInAs('samuel')
})

const open = (query: Record<string, string> = {}, locale: Locale = 'en-ca') =>
  renderPage(<Worklist organizationId={organizationId} />, {
    pattern: paths.provider.organization.pattern,
    at: paths.provider.organization({ organizationId }, { view: 'worklist', ...query }),
    texts: ['attention', 'validation', 'kit'],
    locale,
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const confirm = async (title: string, button: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: button }),
  )
const focused = () => document.activeElement?.tagName

test('a person is found by birth date, and what was typed stays out of the URL', async () => {
  const { router } = await open()
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Search by name or birth date' }),
    '1947-10-05',
  )
  await waitFor(() => expect(callsTo('filterAttentionItems').at(-1)?.body).toHaveProperty('search'))
  expect(await screen.findByText('Showing 1 to 3 of 3')).toBeDefined()
  expect(callsTo('filterAttentionItems').at(-1)?.body).toEqual({
    organization: organizationId,
    status: 'open',
    search: '1947-10-05',
  })
  expect(router.state.location.search).not.toContain('1947')
})

test('a row has the birth date, the answer that triggered the alert, and that it waits too long', async () => {
  await open({ kind: 'alert' })
  const link = await screen.findByRole('link', { name: 'Béatrice Lavoie' })
  const text = link.closest('tr')?.textContent
  expect(text).toContain('born Nov 22, 1979')
  expect(text).toContain('Several days · Thoughts that you would be better off dead')
  expect(text).toContain('Mental-health check-in')
  expect(text).toContain('Waiting too long')
})

test('x chooses rows; they are handled with one note, and Undo puts them back', async () => {
  await open({ kind: 'alert' })
  const [first, second] = await screen.findAllByRole('link', { name: /Irène|Béatrice/ })
  first?.focus()
  await userEvent.keyboard('xjx')
  expect(document.activeElement).toBe(second)
  const bar = within(screen.getByRole('group', { name: 'What to do with the items you chose' }))
  expect(bar.getByText('2 items chosen')).toBeDefined()
  await userEvent.click(bar.getByRole('button', { name: 'Mark as handled' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Note for your team/ }), 'Both called.')
  await confirm('Mark 2 items as handled?', 'Mark as handled')
  expect(await screen.findByText('2 items marked as handled.')).toBeDefined()
  expect(screen.queryByRole('group', { name: 'What to do with the items you chose' })).toBeNull()
  expect(focused()).toBe('H1')
  const { ids, note } = Object(callsTo('acknowledgeAttentionItems')[0]?.body) as AttentionAcknowledgeMany
  expect([ids.length, note]).toEqual([2, 'Both called.'])
  await press('Undo')
  expect(await screen.findByText('2 items put back on the list.')).toBeDefined()
  expect(callsTo('restoreAttentionItems').map(({ body }) => body)).toEqual([{ ids }])
  expect(await screen.findAllByRole('link', { name: /Irène|Béatrice/ })).toHaveLength(2)
})

test('a page is assigned; Undo gives each back to who had it; what changed meanwhile is counted', async () => {
  const ana = uuidOf('user:ana')
  await open({ kind: 'alert' })
  const [id = ''] = [...document.querySelectorAll<HTMLElement>('[data-item]')].map((one) => one.dataset.item)
  await press('Choose everything on this page')
  // a colleague is faster with the first one
  world().tables.assignments.set(id, { to: ana })
  world().tables.changes.count += 1
  await press('Assign')
  await screen.findByRole('combobox', { name: /Person on your team/ })
  await confirm('Who takes 2 items?', 'Save')
  expect(
    await screen.findByText(
      '1 item reassigned. 1 left as it was, because it is settled or with someone else.',
    ),
  ).toBeDefined()
  await press('Undo')
  expect(await screen.findByText('1 item assigned as before.')).toBeDefined()
  const [sent, undone] = callsTo('assignAttentionItems').map(
    ({ body }) => (body as AttentionAssignMany).items,
  )
  expect(sent).toMatchObject([
    { id, assignee: samuel, previous: null },
    { assignee: samuel, previous: null },
  ])
  expect(undone).toEqual([{ id: sent?.[1]?.id, assignee: null, previous: samuel }])
})

test('handled ones are put back together; those of a colleague stay', async () => {
  await open({ status: 'acknowledged' })
  await press('Choose everything on this page')
  await userEvent.click(
    within(screen.getByRole('group', { name: /you chose/ })).getByRole('button', {
      name: 'Put back on the list',
    }),
  )
  expect(
    await screen.findByText(
      '1 item put back on the list. 2 left as they were, because they are settled or with someone else.',
    ),
  ).toBeDefined()
  // also announced, for ten seconds
  expect(await screen.findByText('Showing 1 to 2 of 2', { ignore: '[aria-live]' })).toBeDefined()
})

test('a failure keeps the dialog and the selection', async () => {
  fails('acknowledgeAttentionItems', 500)
  await open({ kind: 'alert' })
  await press('Choose everything on this page')
  await userEvent.click(
    within(screen.getByRole('group', { name: /you chose/ })).getByRole('button', { name: 'Mark as handled' }),
  )
  await confirm('Mark 2 items as handled?', 'Mark as handled')
  expect(await screen.findByText("We couldn't save this. Please try again.")).toBeDefined()
  await press('Cancel')
  expect(screen.getByRole('group', { name: /you chose/ }).textContent).toContain('2 items chosen')
})

test('in French', async () => {
  await open({ kind: 'alert' }, 'fr-ca')
  await press('Choisir toute la page')
  const bar = within(screen.getByRole('group', { name: 'Que faire avec les éléments choisis' }))
  await userEvent.click(bar.getByRole('button', { name: 'Attribuer' }))
  expect(
    await screen.findByRole('dialog', { name: 'Qui est responsable de 2 éléments\u00a0?' }),
  ).toBeDefined()
})
