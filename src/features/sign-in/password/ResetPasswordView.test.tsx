import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import english from '#locales/en-ca/auth/index.ts'
import french from '#locales/fr-ca/auth/index.ts'
import type { Provider } from '#src/auth/port.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { cardInputs } from '#tests/data/bad-inputs.ts'
import { button, field, fill, heading, press, refusal, renderCard } from '../testing/render-card.tsx'

const alertText = async () => (await screen.findByRole('alert')).textContent

async function open(options?: Parameters<typeof renderCard>[1]) {
  const rendered = await renderCard('resetpassword', options)
  await screen.findByRole('heading', { level: 1 })
  return rendered
}

describe('the resetpassword view', () => {
  test('AUTH-34..37: heading, email, Create account and Reset password', async () => {
    await open()
    expect(field(/^Email/).autocomplete).toBe('username')
    expect(button('Reset password')).toBeDefined()
    await fill([/^Email/, 'new@portage.test'])
    await press('Create account')
    await heading('Create account')
    expect(field(/^Email/).value).toBe('new@portage.test')
  })

  test('the way back to sign-in', async () => {
    await open()
    await press('Back to sign in')
    await heading('Sign in')
  })

  test.each([
    ['VAL-18', '', 'Please provide the email address associated with your account to reset your password.'],
    ['VAL-19', 'maya@portage', 'Invalid email address.'],
  ])('%s: %j', async (_, email, message) => {
    const { accounts } = await open()
    await fill([/^Email/, email])
    await press('Reset password')
    expect(await alertText()).toContain(message)
    expect(accounts.sendResetCode).not.toHaveBeenCalled()
  })

  test('VAL-19: no hard address that must be refused is sent', async () => {
    const { accounts } = await open()
    for (const { value } of cardInputs('email').filter((one) => one.expect === 'reject')) {
      await fill([/^Email/, value])
      await press('Reset password')
      expect(await alertText()).toContain('Invalid email address.')
      expect(field(/^Email/).value).toBe(value)
    }
    expect(accounts.sendResetCode).not.toHaveBeenCalled()
  })

  test.each([
    ['ERR-19', 'unknownUser', 'This user does not exist.'],
    [
      'ERR-20',
      'invalid',
      'Your account is unverified. Please log in with your email to verify your account.',
    ],
    ['ERR-21', 'limit', 'An error has occurred. Please refresh the page and try again.'],
  ] as const)('%s: %s', async (_, failure, text) => {
    const { accounts } = await open()
    accounts.sendResetCode.mockRejectedValue(refusal(failure))
    await fill([/^Email/, 'maya@portage.test'])
    await press('Reset password')
    expect(await alertText()).toBe(text)
  })

  test.each<[Locale, Provider[], string]>([
    [
      'en-ca',
      ['Google', 'Apple'],
      'If you signed up with Google or Apple, your account has no password to reset.',
    ],
    ['en-ca', ['Apple'], 'If you signed up with Apple, your account has no password to reset.'],
    [
      'fr-ca',
      ['Google'],
      'Si vous avez créé votre compte avec Google, il n’a pas de mot de passe à réinitialiser.',
    ],
  ])(
    'ERR-21, AUTH-64: an account without a password is asked for its provider: %s, %j',
    async (locale, providers, question) => {
      const t = { 'en-ca': english, 'fr-ca': french }[locale]
      const { accounts } = await open({ locale, providers })
      accounts.sendResetCode.mockRejectedValue(refusal('notAuthorized'))
      await fill([new RegExp(`^${t.login.email}`), 'felix@portage.test'])
      await press(t.reset.submit)
      expect(await alertText()).toContain(`${t.reset.failed}${question}`)
      const ways = { Google: t.login.google, Apple: t.login.apple }
      for (const [provider, name] of Object.entries(ways))
        expect(screen.queryAllByRole('button', { name })).toHaveLength(
          providers.some((one) => one === provider) ? 1 : 0,
        )
      const [first = 'Google'] = providers
      await press(ways[first])
      expect(accounts.signInWith).toHaveBeenCalledExactlyOnceWith(first)
    },
  )

  test('ERR-21: without providers does not mention any', async () => {
    const { accounts } = await open({ providers: [] })
    accounts.sendResetCode.mockRejectedValue(refusal('notAuthorized'))
    await fill([/^Email/, 'maya@portage.test'])
    await press('Reset password')
    expect(await alertText()).toBe('An error has occurred. Please refresh the page and try again.')
  })

  test('AUTH-58, D-45: a code that was sent leads to the new password', async () => {
    const { accounts } = await open()
    await fill([/^Email/, ' Maya@Portage.test '])
    await press('Reset password')
    const shown = await heading('Confirm reset password')
    expect(document.activeElement).toBe(shown)
    expect(accounts.sendResetCode).toHaveBeenCalledExactlyOnceWith('maya@portage.test')
  })
})

describe('the confirmresetpassword view', () => {
  const submit = 'Reset your password'
  const good: [RegExp, string][] = [
    [/^Verification code/, '123456'],
    [/^New password/, 'Abcdef1!'],
    [/^Confirm new password/, 'Abcdef1!'],
  ]
  async function openConfirm() {
    const rendered = await open()
    await fill([/^Email/, 'maya@portage.test'])
    await press('Reset password')
    await heading('Confirm reset password')
    return rendered
  }

  test('AUTH-44: without a username it is the resetpassword view', async () => {
    await renderCard('confirmresetpassword')
    expect(await heading('Reset password')).toBeDefined()
  })

  test('AUTH-38..43: heading, code, new password with toggle and rules, confirmation, button', async () => {
    const { container } = await openConfirm()
    expect(field(/^Verification code/).inputMode).toBe('numeric')
    expect(field(/^New password/).autocomplete).toBe('new-password')
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(2)
    expect(
      within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem'),
    ).toHaveLength(6)
    expect(button(submit)).toBeDefined()
    // Tells password managers whose password it is.
    expect(container.querySelector('[autocomplete=username]')).toHaveProperty('value', 'maya@portage.test')
  })

  test('VAL-11, VAL-22, VAL-23: an empty form says what is missing', async () => {
    const { accounts } = await openConfirm()
    await press(submit)
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Please provide the confirmation code sent to your email.',
      'Please enter a password.',
      'Please confirm your new password.',
    ])
    expect(accounts.resetPassword).not.toHaveBeenCalled()
  })

  test.each([
    ['VAL-24', [/^Confirm new password/, 'Abcdef1?'], 'Passwords do not match.'],
    ['VAL-07', [/^New password/, 'abcdef1!'], 'Password must contain an upper case letter'],
    ['ERR-22', [/^Verification code/, '1234'], 'Invalid verification code provided, please try again.'],
  ] as const)('%s: %s', async (_, change, message) => {
    const { accounts } = await openConfirm()
    await fill(...good, [...change])
    await press(submit)
    expect(await alertText()).toContain(message)
    expect(accounts.resetPassword).not.toHaveBeenCalled()
  })

  test('AUTH-59: a new password leads to login, with the email', async () => {
    const { accounts } = await openConfirm()
    await fill(...good)
    await press(submit)
    await heading('Sign in')
    expect(accounts.resetPassword).toHaveBeenCalledExactlyOnceWith('maya@portage.test', '123456', 'Abcdef1!')
    expect(field(/^Email/).value).toBe('maya@portage.test')
    expect(field(/^Password/).value).toBe('')
    expect(screen.getByText('Your password has been changed. Sign in with the new one.')).toBeDefined()
  })

  test.each([
    ['ERR-22', 'wrongCode', 'Invalid verification code provided, please try again.'],
    ['ERR-23', 'limit', 'Attempt limit exceeded, please try again after some time.'],
    ['ERR-24', 'expiredCode', 'An error has occurred, please try again.'],
    ['ERR-24, VAL-09', 'unknown', 'An error has occurred, please try again.'],
  ] as const)('%s: %s says so, and nothing typed is lost', async (_, failure, text) => {
    const { accounts } = await openConfirm()
    accounts.resetPassword.mockRejectedValue(refusal(failure))
    await fill(...good)
    await press(submit)
    expect(await alertText()).toContain(text)
    for (const [label, value] of good) expect(field(label).value).toBe(value)
  })

  test('another code can be asked for', async () => {
    await openConfirm()
    await press('Ask for another code')
    await heading('Reset password')
    expect(field(/^Email/).value).toBe('maya@portage.test')
  })
})
