import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { InvitationReview, PatientList } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import type { Session } from '#src/session/session.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { clearToasts, toasts } from '#src/ui/messages/toast-queue.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { renderForHolder, review } from '#tests/dom/invitations.tsx'
import { journeyId, organizationId, page, profiles } from '#tests/dom/journeys.ts'
import AcceptInvitationPage from './AcceptInvitationPage.tsx'

beforeEach(() => void vi.spyOn(document, 'cookie', 'get').mockReturnValue('')) // no language was chosen here
afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
  sessionStorage.clear()
})

type Found = InvitationReview | (() => never)
type Setup = {
  kept?: string | undefined
  locale?: 'fr-ca'
  session?: Partial<Session>
  profiles?: () => PatientList
}
const open = (state: SessionState, found: Found = review(), setup: Setup = {}) =>
  renderForHolder(<AcceptInvitationPage />, { pattern: paths.accept.pattern, state, found, ...setup })

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.getByRole('link', { name })
const button = (name: string) => screen.getByRole('button', { name })
const mine = { is_for_caller: true }
const refused = (status: number) => () => {
  throw failure(status)
}
const invites = 'Lakeside Family Health invites you to Hip replacement preparation'

describe('what the invitation is', () => {
  test('ROUTE-03, CALL-29: who invites to what, what it involves, who sent it, until when', async () => {
    await open('notAuthenticated')
    await heading(invites)
    const said = screen.getAllByRole('definition').map((part) => part.textContent)
    expect(said).toEqual(['Samuel Roy', 'm•••@portage.test', 'December 18, 2026'])
    expect(screen.getByText('Get ready for your new hip, step by step.')).toBeDefined()
  })

  test('what is not known is left out', async () => {
    const unknown = { process_definition_name: null, process_definition_description: null }
    await open('notAuthenticated', review({ ...unknown, sent_by: null, expires_at: null }))
    await heading('Lakeside Family Health invites you')
    expect(screen.getAllByRole('definition')).toHaveLength(1)
  })

  test('the logo and the colours of the organization are an addition (CALL-31, ORG-10)', async () => {
    const view = await open('notAuthenticated')
    await heading(invites)
    expect(screen.queryByRole('img')).toBeNull()
    answer('getInvitationBranding', {
      name: 'Lakeside Family Health',
      logo: 'https://portage.test/l.svg',
      theme: { 'primary-700': '#115e59' },
    })
    await view.queryClient.invalidateQueries()
    const logo = await screen.findByRole<HTMLImageElement>('img', { name: 'Lakeside Family Health' })
    expect([logo.width, logo.height]).toEqual([150, 90])
    fireEvent.error(logo)
    expect(screen.queryByRole('img')).toBeNull()
    expect(document.body.style.getPropertyValue('--primary-700')).toBe('#115e59')
    view.unmount()
    expect(document.body.style.getPropertyValue('--primary-700')).toBe('')
  })
})

describe('its language', () => {
  const french = review({ language: 'fr-ca' })

  test('opens the portal to a stranger who chose none', async () => {
    await open('notAuthenticated', french)
    expect(await heading(/vous invite/)).toBeDefined()
  })

  test.each([
    [
      'an invitation before it was French: this one is English',
      'language=fr-ca; language-invited=1',
      /invites you/,
    ],
    ['a person chose French: it stays', 'language=fr-ca; language-invited=', /vous invite/],
  ])('%s', async (_, cookies, name) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
    await open('notAuthenticated', review(), { locale: 'fr-ca' })
    expect(await heading(name)).toBeDefined()
  })

  test.each(['guest', 'authenticated'] as const)('leaves one who is here in theirs (%s)', async (state) => {
    await open(state, french)
    expect(await heading(/invites you/)).toBeDefined()
  })
})

describe('a stranger', () => {
  test('AUTH-46, FLAG-02: signs up, signs in, or continues without an account', async () => {
    await open('notAuthenticated')
    await heading(invites)
    expect(link('Create account').getAttribute('href')).toBe('/login?view=signup')
    expect(link('Sign in').getAttribute('href')).toBe('/login')
    expect(link('Continue without an account').getAttribute('href')).toBe('/guest/welcome')
    // The current user is not requested.
    expect(callsTo('getCurrentUser')).toEqual([])
    await userEvent.click(link('Sign in'))
    expect(sessionStorage.getItem('inviteToken')).toBe('invite-lakeside')
  })

  test('CALL-37: cannot go on without one where the invitation does not allow it', async () => {
    await open('notAuthenticated', review({ may_be_guest: false }))
    await heading(invites)
    expect(screen.queryByRole('link', { name: 'Continue without an account' })).toBeNull()
  })
})

describe('a person with an account', () => {
  const accepted = { process_instance: journeyId, organization: organizationId }

  test('INV-03: with one profile accepting is one press, and leads to the journey', async () => {
    const view = await open('authenticated', review(mine))
    await heading(invites)
    expect(screen.queryByRole('radio')).toBeNull()
    answer('acceptInvitation', accepted)
    await userEvent.click(button('Accept'))
    await waitFor(() => expect(view.address()).toBe(paths.patient.journey({ organizationId, journeyId })))
    expect(toasts.get().map(({ message }) => message)).toEqual(['You accepted the invitation.'])
    expect(sessionStorage.getItem('inviteToken')).toBeNull()
  })

  test('INV-03: one that leads to no journey leads to the organization', async () => {
    const view = await open('authenticated', review({ ...mine, process_definition_name: null }))
    answer('acceptInvitation', { ...accepted, process_instance: null })
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(view.address()).toBe(paths.patient.organization({ organizationId })))
  })

  test('CALL-19: asks which of several profiles, with none preselected', async () => {
    await open('authenticated', review(mine), { profiles: () => profiles })
    const group = await screen.findByRole('radiogroup', { name: /^Who is this for/ })
    expect(within(group).queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.click(button('Accept'))
    expect(screen.getByRole('alert').textContent).toContain('Please select an option')
    expect(callsTo('acceptInvitation')).toEqual([])
  })

  test('the profiles cannot be had: it says so, and nothing is accepted for the wrong one', async () => {
    // React logs errors caught by the boundary.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await open('authenticated', review(mine), { profiles: refused(500) })
    await heading(invites)
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load your profiles")
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    answer('listPatients', page([]))
    await userEvent.click(button('Try again'))
    await screen.findByRole('button', { name: 'Accept' })
  })

  test('sent to another address: names the recipient, the current account, and the options', async () => {
    await open('authenticated', review({ is_for_caller: false }))
    await heading('This invitation is for another address')
    expect(screen.getByText('It was sent to m•••@portage.test.')).toBeDefined()
    expect(await screen.findByText("You're signed in as maya@portage.test.")).toBeDefined()
    await userEvent.click(link('Stay signed in'))
    expect(sessionStorage.getItem('inviteToken')).toBeNull()
  })

  test('IDENT-47: changing the account signs out and keeps the invitation alone', async () => {
    const view = await open('authenticated', review({ is_for_caller: false }))
    await heading('This invitation is for another address')
    sessionStorage.setItem('something', 'of hers')
    await userEvent.click(button('Sign out and use another account'))
    await waitFor(() => expect(view.address()).toBe('/login'))
    expect({ ...sessionStorage }).toEqual({ inviteToken: 'invite-lakeside' })
  })

  test('changing the account fails: it says so', async () => {
    const signOut = () => Promise.reject(new Error('offline'))
    await open('authenticated', review({ is_for_caller: false }), { session: { signOut } })
    await heading('This invitation is for another address')
    await userEvent.click(button('Sign out and use another account'))
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't sign you out.")
  })

  test("ERR-09: in the journey already: 'You're already enrolled in this journey.'", async () => {
    await open('authenticated', review(mine))
    fails('acceptInvitation', 400, { verification: ['in_same_journey'] })
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    const said = await heading("You're already enrolled in this journey.")
    expect(document.activeElement).toBe(said)
    expect(link('Open your journeys').getAttribute('href')).toBe(paths.patient.journeys({ organizationId }))
    await userEvent.click(button('Back to the invitation'))
    await heading(invites)
  })

  test.each<[string, number, string, Partial<InvitationReview>, string]>([
    ['expired', 409, 'invitation_expired', { status: 'EXPIRED' }, 'This invitation has expired'],
    ['withdrawn', 409, 'invitation_revoked', { status: 'CANCELLED' }, 'This invitation was withdrawn'],
    [
      'accepted in another tab',
      409,
      'invitation_accepted',
      { status: 'ACCEPTED', process_instance: journeyId },
      'You accepted this invitation',
    ],
    ['declined', 409, 'invitation_declined', { status: 'DECLINED' }, 'This invitation was declined'],
    [
      'sent to another address',
      403,
      'wrong_account',
      { is_for_caller: false },
      'This invitation is for another address',
    ],
  ])('INV-01: %s in between is shown in its place', async (_, status, code, now, title) => {
    await open('authenticated', review(mine))
    fails('acceptInvitation', status, { detail: 'No.', code })
    answer('reviewInvitation', review({ ...mine, ...now }))
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(document.activeElement).toBe(await heading(title))
  })

  test('INV-01: the refusal is believed also when nothing more can be learned', async () => {
    await open('authenticated', review(mine))
    fails('acceptInvitation', 409, { detail: 'No.', code: 'invitation_expired' })
    fails('reviewInvitation', 503)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    await heading('This invitation has expired')
  })

  test('deleted in the meantime: unknown', async () => {
    await open('authenticated', review(mine))
    fails('acceptInvitation', 404)
    fails('reviewInvitation', 404)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    await heading("We couldn't find this invitation")
  })

  test('it cannot be sent: it says so, and the invitation stays', async () => {
    await open('authenticated', review(mine))
    fails('acceptInvitation', 0)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't send your answer.")
    expect(sessionStorage.getItem('inviteToken')).toBe('invite-lakeside')
    expect(button('Accept')).toBeDefined()
  })
})

describe('no is an answer too', () => {
  test.each([
    ['authenticated', mine, 'declineInvitation'],
    ['notAuthenticated', {}, 'consumeInvitationAsGuest'],
    ['guest', {}, 'consumeInvitationAsGuest'],
  ] as const)('INV-03, CALL-37: %s declines, after a second question', async (state, changes, call) => {
    await open(state, review(changes))
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    expect(callsTo(call)).toEqual([])
    const declined = review({ ...changes, status: 'DECLINED' })
    answer('declineInvitation', declined)
    answer('consumeInvitationAsGuest', { access_token: null, expires_at: null })
    answer('reviewInvitation', declined)
    await userEvent.click(await screen.findByRole('button', { name: 'Decline invitation' }))
    await heading('This invitation was declined')
    expect(callsTo(call)).toHaveLength(1)
    expect(sessionStorage.getItem('inviteToken')).toBeNull()
  })

  test('it cannot be sent: the question says so', async () => {
    await open('authenticated', review(mine))
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    fails('declineInvitation', 500)
    await userEvent.click(await screen.findByRole('button', { name: 'Decline invitation' }))
    const dialog = await screen.findByRole('dialog')
    await within(dialog).findByText(/We couldn't send your answer/)
  })
})

test('GUEST-12: a guest makes an account and comes back to the invitation with it', async () => {
  const { address } = await open('guest')
  await heading(invites)
  await userEvent.click(link('Create account'))
  expect(address()).toBe(paths.guest.signUp())
  expect(sessionStorage.getItem('urlBeforeGuestSignup')).toBe(paths.accept())
  expect(sessionStorage.getItem('inviteToken')).not.toBeNull()
})

test('a guest keeps the current visit, and continues where they were', async () => {
  await open('guest')
  await heading(invites)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  await userEvent.click(link('Continue where you left off'))
  expect(sessionStorage.getItem('inviteToken')).toBeNull()
})
