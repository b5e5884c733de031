import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { IdentityError, type IdentityFailure } from '#src/auth/port.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { renderSettings } from '#tests/dom/settings.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

afterEach(() => {
  clearToasts()
})

const user = userEvent.setup()
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const submit = () => user.click(screen.getByRole('button', { name: 'Change password' }))

async function open(changePassword = vi.fn(async () => undefined)) {
  await renderSettings(<ChangePasswordForm email="theo@portage.test" />, { identity: { changePassword } })
  return changePassword
}
async function fill(current: string, next: string, again = next) {
  const answers = { 'Current password': current, 'New password': next, 'Confirm new password': again }
  for (const [name, text] of Object.entries(answers)) {
    await user.clear(field(name))
    if (text) await user.paste(text)
  }
}

test('the password is changed, the fields are empty again, and a toast says so', async () => {
  const changePassword = await open()
  await fill('Portage-2026!', 'Canoe-2027!')
  await submit()
  expect(await screen.findByText('Your password has been changed.')).toBeDefined()
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('Portage-2026!', 'Canoe-2027!')
  expect(field('Current password').value).toBe('')
  expect(field('New password').value).toBe('')
})

test.each([
  ['', 'Canoe-2027!', 'Canoe-2027!', 'Please enter your current password.'],
  ['Portage-2026!', '', '', 'Please enter a password.'],
  ['Portage-2026!', 'Canoe-2027!', 'Canoe-2028!', 'Passwords do not match.'],
  ['Portage-2026!', 'Canoe-2027!', '', 'Please confirm your new password.'],
  ['Portage-2026!', 'canoe-2027!', 'canoe-2027!', 'Password must contain an upper case letter'],
  [
    'Portage-2026!',
    'Portage-2026!',
    'Portage-2026!',
    "Choose a password that's different from your current one.",
  ],
])('VAL-01..08, VAL-23, VAL-24: %j to %j and %j is not sent', async (current, next, again, words) => {
  const changePassword = await open()
  await fill(current, next, again)
  await submit()
  expect(screen.getAllByText(words).length).toBeGreaterThan(1)
  expect(changePassword).not.toHaveBeenCalled()
})

test.each<[IdentityFailure, string]>([
  ['notAuthorized', 'Your current password is incorrect.'],
  ['limit', "You've tried too many times. Please wait a while, then try again."],
  ['unknown', "We couldn't change your password. Please try again."],
  [
    'network',
    "We couldn't change your password. Please try again. Check your internet connection, then try again.",
  ],
])('ERR-40: refused (%s), what was typed stays', async (failure, words) => {
  await open(vi.fn(() => Promise.reject(new IdentityError(failure))))
  await fill('Portage-2026?', 'Canoe-2027!')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(field('Current password').value).toBe('Portage-2026?')
  expect(field('New password').value).toBe('Canoe-2027!')
})

test('F38: pressed twice, it is asked once', async () => {
  const changePassword = await open(vi.fn(() => new Promise<undefined>(() => undefined)))
  await fill('Portage-2026!', 'Canoe-2027!')
  await user.dblClick(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(changePassword).toHaveBeenCalledTimes(1))
})
