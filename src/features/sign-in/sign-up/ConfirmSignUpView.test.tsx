import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  button,
  field,
  fill,
  heading,
  press,
  refusal,
  renderCard,
  signInAs,
} from '../testing/render-card.tsx'

const start = Date.UTC(2026, 10, 20, 12)
const code = /^Verification code/
const alertText = async () => (await screen.findByRole('alert')).textContent

/** The card after an unconfirmed account was asked for its code. */
async function open(email = 'uma@portage.test') {
  const rendered = await renderCard()
  rendered.accounts.signIn.mockResolvedValueOnce('confirmSignUp')
  await signInAs(email)
  await heading('Confirm sign up')
  return rendered
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the confirmsignup view', () => {
  test('AUTH-28..32: heading, where the code went, one numeric field, and both buttons', async () => {
    await open()
    expect(screen.getByText(/verification code to uma@portage\.test/)).toBeDefined()
    expect(field(code).inputMode).toBe('numeric')
    expect(field(code).autocomplete).toBe('one-time-code')
    expect(button('Confirm')).toBeDefined()
    expect(button(/^Resend code \(\d\d:\d\d\)$/)).toBeDefined()
  })

  test('AUTH-33: without credentials it is the login view', async () => {
    await renderCard('confirmsignup')
    expect(await heading('Sign in')).toBeDefined()
  })

  test.each([
    ['VAL-25', '', 'Please provide your confirmation code.'],
    ['ERR-16', '12345', 'The verification code is incorrect, please try again.'],
    ['ERR-16', '12a456', 'The verification code is incorrect, please try again.'],
  ])('%s: %j is not sent', async (_, typed, message) => {
    const { accounts } = await open()
    await fill([code, typed])
    await press('Confirm')
    expect(await alertText()).toContain(message)
    expect(field(code).value).toBe(typed)
    expect(accounts.confirmSignUp).not.toHaveBeenCalled()
  })

  test('AUTH-56: a right code signs in with what was typed before', async () => {
    const { accounts, session } = await open()
    await fill([code, ' 123 456 '])
    await press('Confirm')
    await waitFor(() => expect(session.state.get()).toBe('authenticated'))
    expect(accounts.confirmSignUp).toHaveBeenCalledExactlyOnceWith('uma@portage.test', '123456')
    expect(accounts.signIn).toHaveBeenLastCalledWith('uma@portage.test', 'Abcdef1!')
    // The consent box was not ticked on this card, so the gate asks.
    expect(session.consentedAtSignUp('uma@portage.test')).toBe(false)
  })

  test('ERR-17: any other error', async () => {
    const { accounts } = await open()
    accounts.confirmSignUp.mockRejectedValue(refusal('unknown'))
    await fill([code, '123456'])
    await press('Confirm')
    expect(await alertText()).toBe('An error has occurred. Please refresh the page.')
    expect(field(code).value).toBe('123456')
    expect(field(code).getAttribute('aria-invalid')).not.toBe('true')
  })

  test('AUTH-55: not authorized returns to login, with the email', async () => {
    const { accounts } = await open()
    accounts.confirmSignUp.mockRejectedValue(refusal('notAuthorized'))
    await fill([code, '123456'])
    await press('Confirm')
    await heading('Sign in')
    expect(field(/^Email/).value).toBe('uma@portage.test')
    expect(field(/^Password/).value).toBe('')
  })

  test.each([
    ['ERR-11', 'notAuthorized', 'Incorrect email or password.'],
    ['ERR-12', 'unknown', 'An error has occurred.'],
  ] as const)(
    '%s: confirmed, but what was typed before does not sign in (%s): login says why',
    async (_, failure, text) => {
      const { accounts } = await open()
      accounts.signIn.mockRejectedValueOnce(refusal(failure))
      await fill([code, '123456'])
      await press('Confirm')
      await heading('Sign in')
      expect(await alertText()).toBe(text)
    },
  )

  test('a confirmed account with a second factor is asked for it', async () => {
    const { accounts } = await open()
    accounts.signIn.mockResolvedValueOnce({ challenge: 'emailCode' })
    await fill([code, '123456'])
    await press('Confirm')
    await heading('Confirm sign in')
  })
})

describe('Resend code', () => {
  test('AUTH-32, AUTH-62, D-44: is off while the countdown runs, which vanishes at its end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const { accounts } = await open('uma3@portage.test')
    expect(button('Resend code (03:00)').disabled).toBe(true)
    vi.setSystemTime(start + 119_001)
    await waitFor(() => expect(button('Resend code (01:01)').disabled).toBe(true))
    vi.setSystemTime(start + 180_000)
    await waitFor(() => expect(button('Resend code').disabled).toBe(false))
    await press('Resend code')
    await screen.findByText('We sent a new code to uma3@portage.test.')
    expect(accounts.resendCode).toHaveBeenCalledTimes(2)
    expect(button('Resend code (03:00)').disabled).toBe(true)
  })

  test('ERR-18: on failure shows an error, and starts no countdown', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const { accounts } = await open('uma4@portage.test')
    vi.setSystemTime(start + 180_000)
    await waitFor(() => expect(button('Resend code').disabled).toBe(false))
    accounts.resendCode.mockRejectedValue(refusal('limit'))
    await press('Resend code')
    expect(await alertText()).toBe('An error has occurred.')
    expect(button('Resend code').disabled).toBe(false)
  })
})
