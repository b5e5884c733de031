import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { InvitationReview } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { allCalls, answer, failure } from '#tests/dom/server.ts'
import { renderForHolder, review } from '#tests/dom/invitations.tsx'
import { journeyId, organizationId } from '#tests/dom/journeys.ts'
import AcceptInvitationPage from './AcceptInvitationPage.tsx'

afterEach(() => sessionStorage.clear())

const open = (
  state: SessionState,
  found: InvitationReview | (() => never) = review(),
  setup: { kept?: string | undefined } = {},
) => renderForHolder(<AcceptInvitationPage />, { pattern: paths.accept.pattern, state, found, ...setup })

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const mine = { is_for_caller: true }
const refused = (status: number) => (): never => {
  throw failure(status)
}

describe('INV-01: an invitation that cannot be answered has its own page, with a next step', () => {
  const states: [Partial<InvitationReview>, string][] = [
    [{ status: 'EXPIRED' }, 'This invitation has expired'],
    [{ status: 'CANCELLED' }, 'This invitation was withdrawn'],
    [{ status: 'DECLINED' }, 'This invitation was declined'],
    [{ status: 'ACCEPTED' }, 'This invitation was already accepted'],
  ]
  const ways = { notAuthenticated: /^(Go to sign-in|Sign in)$/, guest: 'Continue where you left off' }
  test.each(states)('%j', async (changes, title) => {
    for (const [state, way] of Object.entries({ ...ways, authenticated: 'Go to your home page' })) {
      const { unmount } = await open(state as SessionState, review(changes))
      await heading(title)
      expect(screen.getAllByRole('link', { name: way })).toHaveLength(1)
      expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
      unmount()
    }
  })

  test('it says how to reach the clinic, as far as the clinic tells', async () => {
    const { unmount } = await open('notAuthenticated', review({ status: 'EXPIRED' }))
    await heading('This invitation has expired')
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(to('613-555-0142')).toBe('tel:+16135550142')
    expect(to('hello@lakeside.example')).toBe('mailto:hello@lakeside.example')
    unmount()
    const silent = { ...review().organization, phone: null, email: null }
    await open('notAuthenticated', review({ status: 'EXPIRED', organization: silent }))
    await heading('This invitation has expired')
    expect(screen.queryByText('Phone')).toBeNull()
    expect(screen.queryByText('Email')).toBeNull()
  })

  test('accepted by who looks at it: on to the journey', async () => {
    await open('authenticated', review({ ...mine, status: 'ACCEPTED', process_instance: journeyId }))
    await heading('You accepted this invitation')
    const to = paths.patient.journey({ organizationId, journeyId })
    expect(screen.getByRole('link', { name: 'Open the journey' }).getAttribute('href')).toBe(to)
  })
})

describe('no invitation', () => {
  test("VAL-34: without a token: 'No invitation token provided', and no call", async () => {
    await open('notAuthenticated', review(), { kept: undefined })
    await heading('Open the link in your invitation')
    expect(screen.getByText('No invitation token provided')).toBeDefined()
    expect(allCalls()).toEqual([])
  })

  test('an unknown one', async () => {
    await open('notAuthenticated', refused(404))
    await heading("We couldn't find this invitation")
  })

  test.each(badInputs('token').filter(({ expect: wanted }) => wanted === 'reject'))(
    'T11: $id cannot be a token, and no call leaves',
    async ({ value }) => {
      await open('notAuthenticated', review(), { kept: String(value) })
      await heading("We couldn't find this invitation")
      expect(allCalls()).toEqual([])
    },
  )

  test('it cannot be loaded: trying again brings it', async () => {
    await open('notAuthenticated', refused(500))
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your invitation")
    answer('reviewInvitation', review())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Lakeside Family Health invites you to Hip replacement preparation')
  })
})
