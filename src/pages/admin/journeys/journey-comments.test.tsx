// Comments on a step of a journey (JOURNEY-15, issue 24), on the mock server.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, fails, restore, signedInAs, world } from '#tests/dom/server.ts'
import AdminJourneysPage from './AdminJourneysPage.tsx'

const { id: journey, steps } = hipReplacement
const step = steps[0]!
const name = step.name['en-ca']

function given(text: string, author: 'priya' | 'ana', isResolved = false) {
  const id = uuidOf(`comment:${text}`)
  const at = Date.parse('2026-11-20T15:10:00Z')
  const by = uuidOf(`user:${author}`)
  world().tables.journeyComments.set(id, {
    id,
    journey,
    step: step.activity,
    text,
    author: by,
    createdAt: at,
    resolved: isResolved ? { at, by } : null,
  })
}

beforeEach(() => signedInAs('priya'))
afterEach(() => {
  vi.restoreAllMocks()
  signedInAs('maya')
  localStorage.clear()
})

const open = async (label: string, locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${journey}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
    locale,
  })
  await userEvent.click(await screen.findByRole('button', { name: label }))
}
const button = (label: string) => screen.queryByRole('button', { name: label })
const press = async (label: string) => userEvent.click(await screen.findByRole('button', { name: label }))
const field = () => screen.findByRole('textbox', { name: 'New comment' })
const shown = () => {
  const list = screen.queryByRole('list', { name: `Comments on “${name}”` })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : []
}

test('a step without comments says so, and takes the first one; the count follows', async () => {
  await open(`Comments: ${name}`)
  expect(await screen.findByText('There are no comments on this step yet.')).toBeDefined()
  await press('Add comment')
  expect(await screen.findAllByText(/Enter a comment/)).not.toEqual([])
  await userEvent.type(await field(), 'Ask about stairs?')
  fails('createJourneyComment', 500)
  await press('Add comment')
  expect(await screen.findByText("We couldn't add your comment. Please try again.")).toBeDefined()
  restore('createJourneyComment')
  await press('Add comment')
  expect(await screen.findByRole('button', { name: `Comments (1): ${name}` })).toBeDefined()
  expect(await field()).toHaveProperty('value', '')
  expect(shown()).toEqual([expect.stringMatching(/^Priya Nair, .*Ask about stairs\?/)])
  const [first, second] = callsTo('createJourneyComment')
  expect(first?.body).toEqual({ journey, step: step.activity, text: 'Ask about stairs?' })
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
})

test('resolved ones are out of the way, and can be reopened; only own ones can be deleted', async () => {
  given('Mine', 'priya')
  given('Theirs', 'ana')
  given('Old', 'ana', true)
  await open(`Comments (2): ${name}`)
  await screen.findByText('Theirs')
  expect(shown()).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Delete...' })).toHaveLength(1)
  fails('updateJourneyComment', 500)
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolve' })[1]!)
  expect(await screen.findByText("We couldn't change the comment. Please try again.")).toBeDefined()
  restore('updateJourneyComment')
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolve' })[1]!)
  await waitFor(() => expect(shown()).toHaveLength(1))
  expect(document.activeElement).toBe(await field())
  await press('Show resolved comments (2)')
  expect(shown()).toHaveLength(3)
  await userEvent.click(screen.getAllByRole('button', { name: 'Reopen' })[1]!)
  expect(await screen.findByRole('button', { name: 'Hide resolved comments (1)' })).toBeDefined()
  await press('Delete...')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Delete your comment?' }, { timeout: 5000 }),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Mine')).toBeNull())
  expect([...world().tables.journeyComments.values()].map(({ text }) => text)).toEqual(['Theirs', 'Old'])
})

test('what is typed stays while the comments are closed; comments that do not load can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listJourneyComments', 500)
  await open(`Comments: ${name}`)
  expect(await screen.findByText("We couldn't load the comments")).toBeDefined()
  restore('listJourneyComments')
  await press('Try again')
  fireEvent.change(await field(), { target: { value: 'Half a' } })
  await press(`Comments: ${name}`)
  expect(screen.queryByRole('textbox', { name: 'New comment' })).toBeNull()
  await press(`Comments: ${name}`)
  expect(await field()).toHaveProperty('value', 'Half a')
  expect(button(`Comments: ${name}`)?.getAttribute('aria-expanded')).toBe('true')
})

test('in French', async () => {
  given('À revoir', 'ana')
  await open(`Commentaires (1)\u00a0: ${step.name['fr-ca']}`, 'fr-ca')
  expect(await screen.findByText(/^Ana Okafor, le/)).toBeDefined()
})
