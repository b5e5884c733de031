import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { cooldownLeft } from '../code/resend-cooldown.ts'
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

const alertText = async () => (await screen.findByRole('alert')).textContent
beforeEach(() => localStorage.clear())

describe('the login view', () => {
  test('AUTH-07..15: heading, text, links, fields and buttons, in this order', async () => {
    const { container } = await renderCard()
    const order = [...container.querySelectorAll('h1, input, button')].map(
      (element) => element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent,
    )
    expect(order).toEqual([
      'Sign in',
      'email',
      'password',
      'Show password',
      'Forgot your password?',
      'Sign in',
      'Continue with Google',
      'Continue with Apple',
      'Create account',
    ])
    expect(screen.getByText('Use the email address and password for your account.')).toBeDefined()
  })

  test('T30: password managers and paste work: the fields say what they are', async () => {
    await renderCard()
    expect(field(/^Email/).autocomplete).toBe('username')
    expect(field(/^Email/).type).toBe('email')
    expect(field(/^Password/).autocomplete).toBe('current-password')
    await userEvent.click(field(/^Password/))
    await userEvent.paste('from a manager')
    expect(field(/^Password/).value).toBe('from a manager')
  })

  test.each([
    ['', ''],
    ['maya@portage.test', ''],
    ['', 'secret'],
    ['   ', 'secret'],
  ])('VAL-17: blank email %j or password %j shows the banner and asks nobody', async (email, password) => {
    const { accounts } = await renderCard()
    await signInAs(email, password)
    expect(await alertText()).toBe('Please continue with your Google account or use an email and password.')
    expect(accounts.signIn).not.toHaveBeenCalled()
  })

  test('AUTH-61, IDENT-33: the email is lower-cased and trimmed, the password is sent as typed', async () => {
    const { accounts, session } = await renderCard()
    await signInAs(' Maya@Portage.TEST ', ' pass word ')
    expect(accounts.signIn).toHaveBeenCalledWith('maya@portage.test', ' pass word ')
    await waitFor(() => expect(session.state.get()).toBe('authenticated'))
  })

  test.each([
    ['ERR-11', 'unknownUser', 'Incorrect email or password.'],
    ['ERR-11', 'notAuthorized', 'Incorrect email or password.'],
    ['ERR-12, IDENT-40, D-18', 'unknown', 'An error has occurred.'],
  ] as const)('%s: %s says so and keeps what was typed', async (_, failure, text) => {
    const { accounts } = await renderCard()
    accounts.signIn.mockRejectedValue(refusal(failure))
    await signInAs('maya@portage.test', 'wrong')
    expect(await alertText()).toBe(text)
    expect(field(/^Email/).value).toBe('maya@portage.test')
    expect(field(/^Password/).value).toBe('wrong')
  })

  test('D-42, IDENT-36, IDENT-37: a step without a screen says that an error has occurred', async () => {
    const { accounts } = await renderCard()
    accounts.signIn.mockResolvedValue('unsupported')
    await signInAs('maya@portage.test')
    expect(await alertText()).toBe('An error has occurred.')
  })
})

describe('from login to the other views', () => {
  test.each([
    ['AUTH-09', 'Create account', 'Create account'],
    ['AUTH-15', 'Forgot your password?', 'Reset password'],
  ])('%s: %s, in place, with the email and the focus on the heading', async (_, link, title) => {
    await renderCard()
    const before = location.href
    await fill([/^Email/, 'maya@portage.test'])
    await press(link)
    const shown = await heading(title)
    expect(document.activeElement).toBe(shown)
    expect(field(/^Email/).value).toBe('maya@portage.test')
    // AUTH-02
    expect(location.href).toBe(before)
  })

  test('AUTH-54, D-43: an unconfirmed account gets a new code, and the countdown starts', async () => {
    const { accounts } = await renderCard()
    accounts.signIn.mockResolvedValue('confirmSignUp')
    await signInAs('Uma@portage.test')
    await heading('Confirm sign up')
    expect(accounts.resendCode).toHaveBeenCalledExactlyOnceWith('uma@portage.test')
    expect(cooldownLeft('uma@portage.test')).toBeGreaterThan(170_000)
    expect(button(/^Resend code \(0[23]:\d\d\)$/).disabled).toBe(true)
  })

  test('ERR-18: when that code cannot be sent, it says so, and it can be asked for again', async () => {
    const { accounts } = await renderCard()
    accounts.signIn.mockResolvedValue('confirmSignUp')
    accounts.resendCode.mockRejectedValueOnce(refusal('limit'))
    await signInAs('uma2@portage.test')
    await heading('Confirm sign up')
    expect(await alertText()).toBe('An error has occurred.')
    expect(button('Resend code').disabled).toBe(false)
  })

  test('IDENT-38, D-42: a password that must be reset leads to reset, with the email', async () => {
    const { accounts } = await renderCard()
    accounts.signIn.mockResolvedValue('resetPassword')
    await signInAs('rita@portage.test')
    await heading('Reset password')
    expect(field(/^Email/).value).toBe('rita@portage.test')
  })
})

describe('Google and Apple', () => {
  test('AUTH-13, AUTH-14, AUTH-64: lead to the provider, and one press is enough', async () => {
    const { accounts } = await renderCard()
    await press('Continue with Google')
    await press('Continue with Google')
    await press('Continue with Apple')
    expect(accounts.signInWith.mock.calls).toEqual([['Google'], ['Apple']])
  })

  test('ERR-13: when that fails, an error has occurred, and the button works again', async () => {
    const { accounts } = await renderCard()
    accounts.signInWith.mockRejectedValue(refusal('unknown'))
    await press('Continue with Apple')
    expect(await alertText()).toBe('An error has occurred.')
    expect(button('Continue with Apple').getAttribute('aria-busy')).toBeNull()
  })

  test('back from the provider by the Back button, the button works again', async () => {
    const { accounts } = await renderCard()
    await press('Continue with Google')
    expect(button('Continue with Google').getAttribute('aria-busy')).toBe('true')
    dispatchEvent(new Event('pageshow'))
    await waitFor(() => expect(button('Continue with Google').getAttribute('aria-busy')).toBeNull())
    await press('Continue with Google')
    expect(accounts.signInWith).toHaveBeenCalledTimes(2)
  })

  test('are not there where the environment has none', async () => {
    await renderCard('login', { providers: [] })
    expect(screen.queryByRole('button', { name: /Google|Apple/ })).toBeNull()
    await renderCard('login', { providers: ['Apple'] })
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
    expect(button('Continue with Apple')).toBeDefined()
  })
})
