import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { invitedBy } from '#tests/dom/care-partners.ts'
import { callsTo, fails, signedInAs, world } from '#tests/dom/server.ts'
import { SettingsList } from '#src/features/settings/SettingsList.tsx'
import { renderSettings } from '#tests/dom/settings.tsx'
import CarePartnersPage from './CarePartnersPage.tsx'
import InviteCarePartnerPage from './InviteCarePartnerPage.tsx'

const user = userEvent.setup()
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const confirm = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const open = () => renderSettings(<CarePartnersPage />, { at: '/settings/care-partners' })
const openInvite = () =>
  renderSettings(<InviteCarePartnerPage />, {
    at: `/settings/care-partners/${uuidOf('patient:maya')}/invite`,
    pattern: '/settings/care-partners/:profileId/invite',
  })

beforeEach(clearToasts)

test('B12: an invitation is sent with a level and a last day; a failure keeps what was typed', async () => {
  signedInAs('maya')
  fails('inviteCarePartner', 500)
  await openInvite()
  await user.type(await screen.findByLabelText(/^Their email address/), 'luc@portage.test')
  await user.click(screen.getByRole('radio', { name: /^Fill in/ }))
  await press('Send the invitation')
  expect(await screen.findByText(/^We couldn't send the invitation\. What you typed/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(/^Their email address/).value).toBe('luc@portage.test')
  expect(callsTo('inviteCarePartner')[0]?.body).toEqual({
    email: 'luc@portage.test',
    level: 'fill_in',
    until: null,
  })
})

test('B12: the person sees who was invited, and cancels it', async () => {
  signedInAs('maya')
  invitedBy('maya', 'luc@portage.test', 'read')
  await open()
  const list = await screen.findByRole('list', { name: 'People who help you' })
  expect(list.textContent).toContain('luc@portage.test')
  expect(list.textContent).toContain('Can see journeys, steps and answers')
  expect(list.textContent).toContain('not answered yet')
  await press('Cancel the invitation: luc@portage.test')
  await confirm('Cancel the invitation')
  expect(await screen.findByText('No one is helping yet.')).toBeDefined()
})

test('B12: the invited person accepts, acts for the person, and stops', async () => {
  signedInAs('luc')
  invitedBy('maya', 'luc@portage.test', 'manage')
  await open()
  expect(await screen.findByText('Maya Tremblay invites you to help')).toBeDefined()
  await press('Accept: Maya Tremblay')
  expect(await screen.findByText("You're now helping Maya Tremblay.")).toBeDefined()
  await press('Act for Maya Tremblay')
  await expect.poll(() => screen.queryByRole('button', { name: 'Act for Maya Tremblay' })).toBeNull()
  expect(callsTo('updateUser')[0]?.body).toEqual({ current_patient: uuidOf('patient:maya') })
  await press('Stop helping: Maya Tremblay')
  await confirm('Stop helping')
  expect(await screen.findByText(/^You're not helping anyone/)).toBeDefined()
})

test('B12: an invitation that has ended meanwhile says so', async () => {
  signedInAs('luc')
  const invitation = invitedBy('maya', 'luc@portage.test', 'read')
  await open()
  await screen.findByText('Maya Tremblay invites you to help')
  world().tables.carePartnerships.set(invitation.id, { ...invitation, status: 'ended' })
  await press('Accept: Maya Tremblay')
  expect(await screen.findByText('This invitation has ended.')).toBeDefined()
})

test('2.1.1, B12: inviting, accepting and ending work with the keyboard alone, and the focus stays on the page', async () => {
  signedInAs('luc')
  const invitation = invitedBy('maya', 'luc@portage.test', 'read')
  const tabTo = async (role: string, name: string) => {
    const wanted = await screen.findByRole(role, { name })
    for (let presses = 0; document.activeElement !== wanted; presses++) {
      expect(presses, `Tab reaches ${name}`).toBeLessThan(40)
      await user.tab()
    }
  }
  const { unmount } = await open()
  await tabTo('button', 'Accept: Maya Tremblay')
  await user.keyboard('{Enter}')
  expect(await screen.findByText("You're now helping Maya Tremblay.")).toBeDefined()
  await tabTo('button', 'Stop helping: Maya Tremblay')
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  const stop = screen.getByRole('button', { name: 'Stop helping: Maya Tremblay' })
  await expect.poll(() => document.activeElement).toBe(stop)
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog')
  await tabTo('button', 'Stop helping')
  await user.keyboard(' ')
  await expect.poll(() => world().tables.carePartnerships.get(invitation.id)?.status).toBe('ended')
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  unmount()

  signedInAs('maya')
  await openInvite()
  await tabTo('textbox', 'Their email address')
  await user.keyboard('jo@portage.test')
  await tabTo('radio', 'Read')
  await user.keyboard('{ArrowDown}')
  await tabTo('button', 'Send the invitation')
  await user.keyboard('{Enter}')
  await expect
    .poll(() => callsTo('inviteCarePartner')[0]?.body)
    .toMatchObject({
      email: 'jo@portage.test',
      level: 'fill_in',
    })
})

test('B12: who was asked to help sees it in the list of settings', async () => {
  signedInAs('luc')
  invitedBy('maya', 'luc@portage.test', 'read')
  await renderSettings(<SettingsList look="page" />)
  expect(await screen.findByRole('link', { name: /^Care partners ?1 invitation/ })).toBeDefined()
})

test('B12: without an invitation there is no hint, and answering takes it away', async () => {
  signedInAs('luc')
  const invitation = invitedBy('maya', 'luc@portage.test', 'read')
  await open()
  const list = await screen.findByRole('navigation', { name: 'Settings' })
  expect(within(list).getByText('1 invitation')).toBeDefined()
  await press('Decline: Maya Tremblay')
  await confirm('Decline')
  await expect.poll(() => within(list).queryByText('1 invitation')).toBeNull()
  expect(world().tables.carePartnerships.get(invitation.id)?.status).toBe('ended')
})
