import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearToasts, toasts } from '#src/ui/messages/toast-queue.ts'
import { callsTo, fails, failsOnce, restore, signedInAs, world } from '#tests/dom/server.ts'
import { renderSettings } from '#tests/dom/settings.tsx'
import { testRows } from '#tests/support/table.ts'
import { CloseAccount } from './CloseAccount.tsx'

const user = userEvent.setup()
const email = 'maya@portage.test'
const code = () => world().mailbox.list(email)[0]?.code ?? ''
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Verification code/ })
const notice = () => screen.findByText(/^Your account closes on/)
const alertText = async () => (await screen.findByRole('alert')).textContent

// The countdown is stored per email and outlives a test, even across files: each starts an hour after the one
// before, in a year no other test uses.
let now = Date.UTC(2096, 10, 23, 12)
beforeEach(() => {
  now += 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  clearToasts()
})

async function open() {
  await renderSettings(
    <>
      <h1 tabIndex={-1}>Privacy</h1>
      <CloseAccount />
    </>,
  )
  await screen.findByRole('button', { name: /^Send a code by email$|^Keep your account$/ })
}

async function openCode() {
  await open()
  await press('Send a code by email')
  return field()
}

async function openClosing() {
  await user.type(await openCode(), code())
  await press('Close your account')
  await notice()
}

test('says what happens, what the law keeps, what the care team sees, and the time to change one’s mind', async () => {
  await open()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You can no longer sign in or see information about you and the people you care for.',
    "Your journeys stop. Answers you haven't sent are deleted.",
    'Links to your Health Story will stop working. Open invitations will be cancelled.',
    'Your care teams see that you closed your account.',
  ])
  expect(screen.getByText(/It closes 30 days after you confirm/)).toBeDefined()
  expect(screen.getByText(/The law says how long clinics must keep it/)).toBeDefined()
  expect(screen.getByText(/Download it first/)).toBeDefined()
  expect(screen.getByText(/we'll email a code to maya@portage.test/)).toBeDefined()
  expect(document.activeElement).toBe(document.body)
  expect(callsTo('requestAccountClosure')).toEqual([])
})

test('a person who withdrew consent has no care team access, so it is not mentioned', async () => {
  const maya = world().tables.users.find('sub', world().pool.users.find(email)?.sub ?? '')
  if (maya) maya.consentedPolicies = []
  await open()
  expect(screen.queryByText(/Your care teams see/)).toBeNull()
})

describe('the code', () => {
  test('goes to the person’s email; the heading takes the focus', async () => {
    expect((await openCode()).inputMode).toBe('numeric')
    const heading = screen.getByRole('heading', { name: 'Enter your code to close your account' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(`We sent a code to ${email}. It works for 30 minutes.`)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Resend code (03:00)' })).toHaveProperty('disabled', true)
    expect(screen.getByText(/Check your junk folder/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('confirms: the notice names the date and takes the focus', async () => {
    await openClosing()
    expect((await notice()).textContent).toBe('Your account closes on December 23, 2096')
    expect(document.activeElement?.textContent).toMatch(/^Your account closes on December 23, 2096/)
    expect(screen.queryByRole('button', { name: 'Close your account' })).toBeNull()
    const sent = world()
      .mailbox.list(email)
      .find((mail) => mail.code !== undefined)
    expect(callsTo('confirmAccountClosure').map(({ body }) => body)).toEqual([{ code: sent?.code }])
  })

  testRows(
    [
      ['', 'Please provide your confirmation code.'],
      ['12345', 'The verification code is incorrect, please try again.'],
    ],
    () => document.body.replaceChildren(),
  )('%j is not sent', async (typed, message) => {
    const input = await openCode()
    if (typed) await user.type(input, typed)
    await press('Close your account')
    expect(await alertText()).toContain(message)
    expect(callsTo('confirmAccountClosure')).toEqual([])
  })

  test.each([
    ['wrong_code', 'The verification code is incorrect, please try again.'],
    ['code_expired', 'This code has expired. Ask for another one.'],
    ['too_many_attempts', 'Too many wrong codes. Ask for another one.'],
    ['last_admin', "You're the only administrator. Give this role to someone else first."],
  ])('is refused as %s; what was typed stays', async (reason, message) => {
    const input = await openCode()
    fails('confirmAccountClosure', 409, { detail: 'Words of the server.', code: reason })
    await user.type(input, '123456')
    await press('Close your account')
    expect(await alertText()).toBe(message)
    expect(input.value).toBe('123456')
  })

  test.each([
    [500, "We couldn't close your account. Please try again."],
    [0, "You're offline. Check your internet connection, then try again."],
  ])('a failure (%s) says so, and the same code works again', async (status, message) => {
    const input = await openCode()
    fails('confirmAccountClosure', status)
    await user.type(input, code())
    await press('Close your account')
    expect(await alertText()).toBe(message)
    restore('confirmAccountClosure')
    await press('Close your account')
    expect(await notice()).toBeDefined()
  })

  test('confirms even if the person cannot be fetched again', async () => {
    const input = await openCode()
    fails('getCurrentUser', 500)
    await user.type(input, code())
    await press('Close your account')
    expect(await notice()).toBeDefined()
  })

  test('a new code is sent after the countdown, and invalidates the first', async () => {
    const input = await openCode()
    const first = code()
    world().pool.settings.fixedCode = first === '111111' ? '222222' : '111111'
    vi.setSystemTime(now + 180_000)
    const resend = await screen.findByRole('button', { name: 'Resend code' }, { timeout: 5000 })
    await press('Close your account')
    await screen.findByRole('alert')
    fails('confirmAccountClosure', 500)
    await user.type(input, first)
    await press('Close your account')
    expect(await screen.findByText("We couldn't close your account. Please try again.")).toBeDefined()
    restore('confirmAccountClosure')
    await user.click(resend)
    expect(await screen.findByText(`We sent a new code to ${email}.`)).toBeDefined()
    expect(screen.queryByText("We couldn't close your account. Please try again.")).toBeNull()
    await user.clear(input)
    expect(world().mailbox.list(email)).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Resend code (03:00)' })).toBeDefined()
    await user.type(input, first)
    await press('Close your account')
    expect(await alertText()).toBe('The verification code is incorrect, please try again.')
    expect(screen.queryByText(`We sent a new code to ${email}.`)).toBeNull()
  })

  test('one that cannot be sent says so where it was asked for', async () => {
    await open()
    failsOnce('requestAccountClosure', 500)
    await press('Send a code by email')
    expect(await alertText()).toBe("We couldn't send a code. Please try again.")
    await press('Send a code by email')
    expect(await field()).toBeDefined()
  })

  test('a change of mind before it leads back; asked again, the code that was sent still counts', async () => {
    await openCode()
    const sent = code()
    vi.setSystemTime(now + 60_000)
    await press('Keep your account')
    const again = screen.getByRole('button', { name: 'Send a code by email' })
    expect(document.activeElement).toBe(again)
    await user.click(again)
    await field()
    expect([code(), world().mailbox.list(email).length]).toEqual([sent, 1])
    // The countdown continues.
    expect(screen.getByRole('button', { name: 'Resend code (02:00)' })).toBeDefined()
  })
})

describe('until the day', () => {
  test('the account can be kept: that is said, and everything is as before', async () => {
    await openClosing()
    await press('Keep your account')
    expect(await screen.findByRole('button', { name: 'Send a code by email' })).toBeDefined()
    expect(toasts.get().map(({ message }) => message)).toEqual(['Your account stays open.'])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(world().mailbox.list(email)[0]?.subject).toBe('You are keeping your account')
  })

  test('a failure says so beside the button, and nothing changes', async () => {
    await openClosing()
    fails('cancelAccountClosure', 500)
    await press('Keep your account')
    expect(await alertText()).toBe("We couldn't stop your account from closing. Please try again.")
    expect(await notice()).toBeDefined()
  })

  test('the page shows it on a later visit', async () => {
    await openClosing()
    document.body.replaceChildren()
    await open()
    expect(await notice()).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send a code by email' })).toBeNull()
    expect(document.activeElement).toBe(document.body)
  })
})

test('the only administrator is informed when requesting the code', async () => {
  signedInAs('priya')
  await open()
  const ana = world().tables.users.find('sub', world().pool.users.find('ana@portage.test')?.sub ?? '')
  if (ana) ana.roles = ['provider']
  await press('Send a code by email')
  expect(await alertText()).toBe("You're the only administrator. Give this role to someone else first.")
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})
