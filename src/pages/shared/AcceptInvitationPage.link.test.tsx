import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { InvitationReview } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { answer } from '#tests/dom/server.ts'
import { renderForHolder, review } from '#tests/dom/invitations.tsx'
import { journeyId, organizationId } from '#tests/dom/journeys.ts'
import AcceptInvitationPage from './AcceptInvitationPage.tsx'

afterEach(() => {
  clearToasts()
  sessionStorage.clear()
})

const open = (state: SessionState, changes: Partial<InvitationReview> = {}) =>
  renderForHolder(<AcceptInvitationPage />, {
    pattern: paths.accept.pattern,
    state,
    found: review({ recipient: null, sent_by: null, expires_at: null, ...changes }),
  })

const heading = () =>
  screen.findByRole('heading', {
    level: 1,
    name: 'Lakeside Family Health invites you to Hip replacement preparation',
  })
const link = (name: string) => screen.getByRole('link', { name })

describe('a registration link, which is open to everyone (INV-04)', () => {
  test('tells a stranger what it leads to, and has nothing to decline', async () => {
    await open('notAuthenticated')
    await heading()
    expect(screen.queryAllByRole('definition')).toEqual([])
    expect(link('Create account').getAttribute('href')).toBe('/login?view=signup')
    expect(link('Continue without an account').getAttribute('href')).toBe('/guest/welcome')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is accepted with an account, or left', async () => {
    const view = await open('authenticated', { is_for_caller: true })
    await heading()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Accept'])
    expect(link('Go to your home page').getAttribute('href')).toBe('/')
    answer('acceptInvitation', { process_instance: journeyId, organization: organizationId })
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(view.address()).toBe(paths.patient.journey({ organizationId, journeyId })))
  })

  test('leaves a guest where they are, or with an account', async () => {
    await open('guest')
    await heading()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
