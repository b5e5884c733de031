import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IdentityFailure, Passkey, Passkeys as Calls } from '#src/auth/port.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { renderSettings } from '#tests/dom/settings.tsx'
import { testRows } from '#tests/support/table.ts'
import { SignInAgain } from '../sign-in/SignInAgain.tsx'
import {
  button,
  field,
  fill,
  heading,
  press,
  refusal,
  renderCard,
  renderSignIn,
} from '../testing/render-card.tsx'
import { Passkeys } from './Passkeys.tsx'

const PASSKEY = 'Sign in with a passkey'
const PASSWORD = 'Sign in with your password'
const alertText = async () => (await screen.findByRole('alert')).textContent

beforeAll(() => import('./PasskeyView.tsx'))
beforeEach(() => void vi.stubGlobal('PublicKeyCredential', () => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  clearToasts()
})

describe('signing in', () => {
  test('is offered where the deployment and the browser have passkeys, before the providers', async () => {
    const offered = () => screen.queryByRole('button', { name: PASSKEY })
    const off = await renderCard('login', { passkeys: false })
    expect(offered()).toBeNull()
    off.unmount()
    const alone = await renderCard('login', { passkeys: true, providers: [] })
    expect(offered()).not.toBeNull()
    expect(screen.getByText('or')).toBeDefined()
    alone.unmount()
    const both = await renderCard('login', { passkeys: true })
    expect(offered()?.compareDocumentPosition(button(/Google/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    both.unmount()
    vi.unstubAllGlobals()
    await renderCard('login', { passkeys: true })
    expect(offered()).toBeNull()
  })

  test('with an email, asks the browser at once and once, and the session continues as after a password', async () => {
    const { passkeyCalls, session } = await renderCard('login', { passkeys: true })
    const entered = vi.spyOn(session, 'enter')
    await fill([/^Email/, ' Maya@portage.test '])
    await press(PASSKEY)
    await heading(PASSKEY)
    await waitFor(() => expect(entered).toHaveBeenCalledOnce())
    expect(passkeyCalls.signIn).toHaveBeenCalledExactlyOnceWith('maya@portage.test')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('without an email, asks for it first', async () => {
    const { passkeyCalls } = await renderCard('login', { passkeys: true })
    await press(PASSKEY)
    await heading(PASSKEY)
    expect(passkeyCalls.signIn).not.toHaveBeenCalled()
    await press('Use your passkey')
    expect(field(/^Email/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText('Email is required.').length).toBeGreaterThan(0)
    expect(passkeyCalls.signIn).not.toHaveBeenCalled()
    await fill([/^Email/, 'maya@portage.test'])
    passkeyCalls.signIn.mockRejectedValueOnce(refusal('cancelled'))
    await press('Use your passkey')
    expect(passkeyCalls.signIn).toHaveBeenCalledExactlyOnceWith('maya@portage.test')
    expect(await alertText()).toMatch(/^No passkey was used/)
    // What was typed is known to the other view, and a failure is not shown beside another one.
    await press(PASSWORD)
    await heading('Sign in')
    expect(field(/^Email/).value).toBe('maya@portage.test')
    passkeyCalls.signIn.mockRejectedValueOnce(refusal('cancelled'))
    await press(PASSKEY)
    await alertText()
    await userEvent.clear(field(/^Email/))
    await press('Use your passkey')
    expect(screen.queryByText(/^No passkey was used/)).toBeNull()
  })

  const none =
    "You can't use a passkey for this account. Sign in with your password. You can then add a passkey in your settings."
  const off = "Passkeys aren't available here. Sign in with your password."
  const failed = 'Something went wrong. Try again, or sign in with your password.'
  test.each<[IdentityFailure, string]>([
    ['noPasskey', none],
    ['unknownUser', none],
    [
      'cancelled',
      'No passkey was used. Try again, or sign in with your password if this device has no passkey for your account.',
    ],
    ['notAuthorized', "We couldn't accept this passkey. Sign in with your password."],
    ['disabled', 'This account is closed or deactivated. To use it again, contact your care team.'],
    ['passkeysOff', off],
    ['invalid', off],
    ['network', `${failed} Check your internet connection, then try again.`],
    ['unknown', failed],
  ])('%s is said in words, and the password is one press away', async (failure, words) => {
    const { passkeyCalls } = await renderCard('login', { passkeys: true })
    passkeyCalls.signIn.mockRejectedValueOnce(refusal(failure))
    await fill([/^Email/, 'maya@portage.test'])
    await press(PASSKEY)
    expect(await alertText()).toBe(words)
    await press(PASSWORD)
    await heading('Sign in')
    expect(field(/^Email/).value).toBe('maya@portage.test')
    expect(field(/^Password/)).toBeDefined()
  })

  test('over a page whose session expired: a passkey signs in, and the way back keeps the focus', async () => {
    const { passkeyCalls, session } = await renderSignIn(<SignInAgain email="maya@portage.test" />, {
      passkeys: true,
    })
    const entered = vi.spyOn(session, 'enter')
    passkeyCalls.signIn.mockRejectedValueOnce(refusal('cancelled'))
    await press(PASSKEY)
    expect(await alertText()).toMatch(/^No passkey was used/)
    expect(document.activeElement).toBe(field(/^Email/))
    await press(PASSWORD)
    expect(document.activeElement).toBe(button(PASSKEY))
    await press(PASSKEY)
    await waitFor(() => expect(entered).toHaveBeenCalledOnce())
  })
})

describe('the passkeys of an account', () => {
  const keychain: Passkey = { id: 'a', name: 'iCloud Keychain', createdAt: new Date('2026-10-01T16:00:00Z') }
  const unnamed: Passkey = { id: 'b', name: '', createdAt: new Date('2026-11-02T16:00:00Z') }

  async function open(kept: readonly Passkey[], different: Partial<Calls> = {}) {
    let all = kept
    const calls = {
      signIn: vi.fn(),
      list: vi.fn(async () => [...all]),
      add: vi.fn<Calls['add']>(async () => void (all = [...all, unnamed])),
      remove: vi.fn<Calls['remove']>(async (id) => void (all = all.filter((one) => one.id !== id))),
      ...different,
    }
    await renderSettings(<Passkeys email="theo@portage.test" />, {
      identity: { passkeys: async () => calls },
    })
    await screen.findByText(/With a passkey/)
    return calls
  }
  const rows = () =>
    screen.queryAllByRole('listitem').map((row) =>
      within(row)
        .getAllByText(/./)
        .map((one) => one.textContent),
    )

  test('are listed with name and date, and one is removed once that is confirmed', async () => {
    const calls = await open([keychain, unnamed])
    expect(rows()).toEqual([
      ['iCloud Keychain', 'Added on October 1, 2026', 'Remove'],
      ['Passkey', 'Added on November 2, 2026', 'Remove'],
    ])
    await press('Remove iCloud Keychain, added on October 1, 2026')
    const dialog = await screen.findByRole('dialog', { name: 'Remove this passkey?' })
    expect(dialog.textContent).toContain('iCloud Keychain, added on October 1, 2026')
    expect(calls.remove).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The passkey has been removed.')).toBeDefined()
    expect(calls.remove).toHaveBeenCalledExactlyOnceWith('a')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your passkeys' })),
    )
  })

  test.each<[IdentityFailure, string]>([
    [
      'network',
      "We couldn't remove the passkey. Please try again. Check your internet connection, then try again.",
    ],
    ['unknown', "We couldn't remove the passkey. Please try again."],
  ])('one that cannot be removed stays: %s', async (failure, words) => {
    await open([keychain], { remove: async () => Promise.reject(refusal(failure)) })
    await press(/^Remove iCloud/)
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe(words)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    expect(rows()).toHaveLength(1)
    await press(/^Remove iCloud/)
    expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull()
  })

  test('the first one is added after the current password, and is then in the list', async () => {
    const calls = await open([])
    expect(screen.getByText("You don't have a passkey yet.")).toBeDefined()
    await press('Add a passkey')
    const password = field(/^Current password/)
    expect(document.activeElement).toBe(password)
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    await press('Continue')
    expect(screen.getAllByText('Please enter your current password.').length).toBeGreaterThan(0)
    expect(calls.add).not.toHaveBeenCalled()
    await userEvent.type(password, 'Portage-2026!')
    await press('Continue')
    expect(await screen.findByText('Your passkey has been added.')).toBeDefined()
    expect(calls.add).toHaveBeenCalledExactlyOnceWith('Portage-2026!')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(screen.queryByLabelText(/^Current password/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your passkeys' }))
    await press('Add a passkey')
    await press('Cancel')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your passkeys' }))
  })

  const failed = "We couldn't add a passkey. Please try again."
  test.each<[IdentityFailure, string]>([
    ['notAuthorized', 'Your current password is incorrect.'],
    ['limit', "You've tried too many times. Please wait a while, then try again."],
    ['cancelled', 'No passkey was added. You can try again.'],
    ['passkeyExists', 'This device already has a passkey for your account.'],
    ['passkeysOff', "Passkeys aren't available here."],
    ['network', `${failed} Check your internet connection, then try again.`],
    ['unknown', failed],
  ])('one that is not added: %s', async (failure, words) => {
    await open([], { add: async () => Promise.reject(refusal(failure)) })
    await press('Add a passkey')
    await userEvent.type(field(/^Current password/), 'Portage-2026!')
    await press('Continue')
    expect(await alertText()).toBe(words)
    expect(field(/^Current password/).value).toBe('Portage-2026!')
    await userEvent.type(field(/^Current password/), '!')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  testRows<[string, number, string]>([
    [
      'a browser without passkeys',
      1,
      "You can't add a passkey with this browser. Try another browser or device.",
    ],
    ['20 passkeys', 20, 'You have 20 passkeys, which is the most. To add another one, remove one first.'],
  ])('with %s, none is added', async (what, count, words) => {
    if (what.startsWith('a browser')) vi.unstubAllGlobals()
    else vi.stubGlobal('PublicKeyCredential', () => undefined)
    await open(Array.from({ length: count }, (_, at) => ({ ...keychain, id: `${at}` })))
    expect(screen.getByText(words)).toBeDefined()
    expect(rows()).toHaveLength(count)
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    document.body.replaceChildren()
  })

  test('a list that fails can be loaded again', async () => {
    const list = vi.fn<Calls['list']>(async () => [keychain])
    let answer: (all: Passkey[]) => void = () => {}
    const slow = new Promise<Passkey[]>((resolve) => (answer = resolve))
    list.mockRejectedValueOnce(refusal('network')).mockReturnValueOnce(slow)
    const calls = { signIn: vi.fn(), list, add: vi.fn(), remove: vi.fn() }
    await renderSettings(<Passkeys email="theo@portage.test" />, {
      identity: { passkeys: async () => calls },
    })
    expect(await alertText()).toContain("We couldn't load your passkeys")
    await press('Try again')
    expect(screen.queryByRole('alert')).toBeNull()
    answer([keychain])
    expect(await screen.findByText('iCloud Keychain')).toBeDefined()
  })
})
