// The page of an alert: phone numbers, calls, mark as handled, and the alerts beside it.
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { attentionIn } from '#mock-server/engine/attention.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { callsTo, fails, restore, signedInAs, world } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderTaskSubmissionPage from './ProviderTaskSubmissionPage.tsx'

const organizationId = uuidOf('organization:lakeside')
const { submission } = paths.provider

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  signedInAs('samuel')
})

/** The most urgent open alerts of the seeds, in list order. */
const alerts = () =>
  attentionIn(world(), organizationId).filter(
    ({ id, kind }) => kind === 'alert' && !world().tables.acknowledgements.has(id),
  )

async function open(locale: Locale = 'en-ca') {
  const [item] = alerts()
  if (!item?.instance) throw new Error('No alert')
  await renderPage(<ProviderTaskSubmissionPage />, {
    pattern: submission.pattern,
    at: submission({ organizationId, journeyId: item.instance.id, taskId: item.task.id }),
    texts: ['steps', 'care', 'forms', 'kit', 'attention', 'validation'],
    locale,
  })
  return item
}
const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement

test('whom it is about with two identifiers, and the phone', async () => {
  await open()
  await screen.findByRole('heading', { name: 'What to do' })
  await screen.findByText('Person', { selector: 'dt' })
  expect(fact('Person').textContent).toBe('Irène Fortin · born October 5, 1947')
  expect(within(fact('Person')).getByRole('link').getAttribute('href')).toBe(
    paths.provider.organization({ organizationId }, { person: uuidOf('patient:irene') }),
  )
  expect(within(fact('Phone')).getByRole('link').getAttribute('href')).toBe('tel:+18195550109')
})

test('it is marked as handled here with a note that the whole team sees', async () => {
  const { id } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as handled' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as handled?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Note for your team/ }), 'Called her.')
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as handled' }))
  expect(await screen.findByText(/^Samuel Roy is handling this/)).toBeDefined()
  expect(screen.getByText('Note: Called her.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Mark as handled' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What to do' }))
  expect(callsTo('acknowledgeAttentionItem').map(({ params, body }) => [params.id, body])).toEqual([
    [id, { note: 'Called her.' }],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Mark as handled' })).toBeDefined()
})

test('a call is noted with its outcome; the alert stays open, and the history keeps it', async () => {
  const { id } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Note a call' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Note a call' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Choose how the call went.')).toBeDefined()
  await userEvent.click(dialog.getByRole('radio', { name: 'I left a message' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Note for your team/ }), 'Again at 2.')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Call by Samuel Roy, .*: I left a message$/)).toBeDefined()
  expect(screen.getByText('Note: Again at 2.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Mark as handled' })).toBeDefined()
  expect(callsTo('createAttentionCall').map(({ params, body }) => [params.id, body])).toEqual([
    [id, { outcome: 'message_left', note: 'Again at 2.' }],
  ])
})

test('it says that no one took the alert in time, and links to the alerts beside it', async () => {
  const { id } = await open()
  const next = alerts().find((one) => one.id !== id)
  if (!next?.instance) throw new Error('No second alert')
  const link = await screen.findByRole('link', { name: /^Next open alert: / })
  expect(link.getAttribute('href')).toBe(
    submission({ organizationId, journeyId: next.instance.id, taskId: next.task.id }),
  )
  expect(screen.getByText(/^No one took this alert in time/)).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Previous open alert/ })).toBeNull()
  for (const one of alerts()) {
    if (one.id !== id)
      world().tables.acknowledgements.set(one.id, { by: uuidOf('user:ana'), at: 0, note: null })
  }
  world().tables.changes.count += 1
  await userEvent.click(screen.getByRole('button', { name: 'Mark as handled' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as handled' }))
  await waitFor(() => expect(screen.getByText('No other alert is open.')).toBeDefined())
  expect(screen.queryByText(/^No one took this alert in time/)).toBeNull()
})

test('alerts and answers beside it that fail to load say so, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('getAttentionNeighbours', 500)
  fails('getSubmissionNeighbours', 500)
  await open()
  const failed = await screen.findByText("We couldn't load the alerts before and after.")
  expect(screen.getByText("We couldn't load the other answers")).toBeDefined()
  restore('getAttentionNeighbours')
  await userEvent.click(within(failed.parentElement!).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^Next open alert: / })).toBeDefined()
})

test('without the person the rest stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('getPerson', 403)
  await open()
  expect(await screen.findByRole('button', { name: 'Mark as handled' })).toBeDefined()
  expect(screen.queryByText('Phone', { selector: 'dt' })).toBeNull()
})

test('in French', async () => {
  await open('fr-ca')
  await screen.findByRole('heading', { name: 'Que faire' })
  await screen.findByText('Personne', { selector: 'dt' })
  expect(fact('Personne').textContent).toBe('Irène Fortin · date de naissance\u00a0: 5 octobre 1947')
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme traité' }))
  expect(await screen.findByRole('dialog', { name: 'Marquer comme traité\u00a0?' })).toBeDefined()
})
