// Review of a journey by a second administrator (JOURNEY-15, issue 24), with the mock server's own rules.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, fails, restore, signedInAs, world } from '#tests/dom/server.ts'
import AdminJourneysPage from './AdminJourneysPage.tsx'

const { id } = hipReplacement
const users = { priya: uuidOf('user:priya'), ana: uuidOf('user:ana') }
const row = () => world().tables.journeys.get(id)!
const design = { ...designOf(hipReplacement), estimated_weeks: 9 }

/** A draft of this person; `asked`: it waits for review; `returned`: why it was sent back. */
function draftOf(author: keyof typeof users, asked = false, returned?: string) {
  const at = Date.parse('2026-11-20T15:10:00Z')
  const { priya, ana } = users
  const back = returned === undefined ? null : { by: author === 'ana' ? priya : ana, at, reason: returned }
  world().tables.journeys.set(id, {
    ...row(),
    revision: row().revision + 1,
    draft: {
      design,
      updatedAt: at,
      updatedBy: users[author],
      ...(asked && {
        review: { requestedBy: users[author], requestedAt: at, comment: 'Two weeks more.', returned: back },
      }),
    },
  })
}

beforeEach(() => {
  signedInAs('priya')
  const lakeside = world().tables.organizations.get(row().organization)
  Object.assign(lakeside!, { reviewsJourneys: true })
})
afterEach(() => {
  signedInAs('maya')
  localStorage.clear()
})

const open = async (query = `?edit=${id}&view=settings`, locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys${query}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
    locale,
  })
  return screen.findByRole('heading', { level: 1 })
}
const button = (name: string) => screen.queryByRole('button', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, { timeout: 5000 }))
const confirm = async (inside: Awaited<ReturnType<typeof dialog>>, name: string) => {
  await waitFor(() => expect(inside.getByRole('button', { name })).toHaveProperty('disabled', false))
  await userEvent.click(inside.getByRole('button', { name }))
}

test('the author asks for a review in place of publishing, then waits; what is typed saves first', async () => {
  draftOf('priya')
  await open()
  expect(button('Publish...')).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: /^About how many weeks/ }), {
    target: { value: '10' },
  })
  await press('Ask for review...')
  const inside = await dialog('Ask for review')
  expect(inside.getByText(/Nothing is published yet/)).toBeDefined()
  await userEvent.type(inside.getByRole('textbox', { name: /^What changed/ }), 'Ten weeks.')
  await confirm(inside, 'Ask for review')
  expect(
    await screen.findByText('Your request is sent. Another administrator can review it now.'),
  ).toBeDefined()
  expect(callsTo('requestJourneyReview').map(({ body }) => body)).toEqual([{ comment: 'Ten weeks.' }])
  expect(row().draft?.design.estimated_weeks).toBe(10)
  expect(button('Ask for review...')).toBeNull()
  expect(screen.getByText(/your request is withdrawn/)).toBeDefined()
  expect(document.activeElement).toBe(button('Save the draft'))
  // A change withdraws it, so it can be asked for again.
  fireEvent.change(screen.getByRole('textbox', { name: /^About how many weeks/ }), {
    target: { value: '11' },
  })
  expect(button('Ask for review...')).not.toBeNull()
})

test('another administrator reads what changes, and approves, which publishes', async () => {
  draftOf('ana', true)
  await open()
  expect(screen.getByText('Ana Okafor asks for your review')).toBeDefined()
  expect(screen.getByText('“Two weeks more.”')).toBeDefined()
  await press('Review...')
  const inside = await dialog('Review the changes')
  expect(await inside.findByText('Changed: weeks')).toBeDefined()
  await confirm(inside, 'Approve and publish')
  expect(await screen.findByText('Version 2 is published.')).toBeDefined()
  expect([row().draft, row().versions.at(-1)?.publishedBy]).toEqual([null, users.priya])
})

test('or sends it back with a reason; one that fails keeps it', async () => {
  draftOf('ana', true)
  await open()
  await press('Review...')
  await userEvent.click((await dialog('Review the changes')).getByRole('button', { name: 'Send back...' }))
  const inside = await dialog('Send the draft back?')
  await confirm(inside, 'Send back')
  expect((await inside.findByRole('alert')).textContent).toContain('What has to change: Enter a reason.')
  await userEvent.type(inside.getByRole('textbox'), 'Why nine?')
  fails('returnJourneyReview', 500)
  await confirm(inside, 'Send back')
  expect(await inside.findByText("We couldn't save it. Please try again.")).toBeDefined()
  restore('returnJourneyReview')
  await confirm(inside, 'Send back')
  expect(await screen.findByText('The draft was sent back to Ana Okafor.')).toBeDefined()
  expect(row().draft?.review?.returned).toMatchObject({ reason: 'Why nine?', by: users.priya })
  expect(button('Review...')).toBeNull()
})

test('the author reads why it was sent back, and asks again', async () => {
  draftOf('priya', true, 'Why nine?')
  await open()
  expect(screen.getByText('Ana Okafor sent this back')).toBeDefined()
  expect(screen.getByText('“Why nine?”')).toBeDefined()
  expect(button('Ask for review...')).not.toBeNull()
})

test('a draft that someone else writes is neither published nor reviewed, until one changes it', async () => {
  draftOf('ana')
  await open()
  expect(screen.getByText('Ana Okafor is still writing')).toBeDefined()
  expect([button('Publish...'), button('Review...'), button('Ask for review...')]).toEqual([null, null, null])
  fireEvent.change(screen.getByRole('textbox', { name: /^About how many weeks/ }), {
    target: { value: '10' },
  })
  expect(button('Ask for review...')).not.toBeNull()
})

test('a request that is withdrawn while one reads it is not approved; the page shows what is there now', async () => {
  draftOf('ana', true)
  await open()
  await press('Review...')
  const inside = await dialog('Review the changes')
  draftOf('ana')
  await confirm(inside, 'Approve and publish')
  expect(await screen.findByText(/^This journey changed in the meantime/)).toBeDefined()
  expect(screen.getByText('Ana Okafor is still writing')).toBeDefined()
  expect(row().versions).toHaveLength(1)
})

test('the list marks what waits, and finds it, in French', async () => {
  draftOf('ana', true)
  await open('?review=waiting', 'fr-ca')
  const rows = await screen.findAllByRole('row')
  expect(rows).toHaveLength(2)
  expect(within(rows[1]!).getByText('En attente de révision')).toBeDefined()
  expect(callsTo('listJourneyDefinitions')[0]?.query).toMatchObject({ review__in: ['waiting'] })
})
