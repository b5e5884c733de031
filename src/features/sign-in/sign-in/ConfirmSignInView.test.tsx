import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Challenge } from '#src/auth/port.ts'
import { SignInAgain } from './SignInAgain.tsx'
import {
  field,
  fill,
  heading,
  press,
  refusal,
  renderCard,
  renderSignIn,
  signInAs,
} from '../testing/render-card.tsx'

const alertText = async () => (await screen.findByRole('alert')).textContent
const wrongCode = 'The verification code is incorrect, please try again.'

async function open(challenge: Challenge, sentTo?: string) {
  const rendered = await renderCard()
  rendered.accounts.signIn.mockResolvedValue({ challenge, sentTo })
  await signInAs('elena@portage.test')
  await heading(challenge === 'newPassword' ? 'Choose a new password' : 'Confirm sign in')
  return rendered
}

describe('AUTH-05, AUTH-06, IDENT-34: a code after the password', () => {
  test.each([
    ['emailCode', /sent a code to your email/],
    ['smsCode', /by text message/],
    ['appCode', /authenticator app/],
  ] as const)('%s says where the code is, and a right one signs in', async (challenge, where) => {
    const { accounts, session } = await open(challenge)
    expect(screen.getByText(where)).toBeDefined()
    expect(field(/^Sign-in code/).inputMode).toBe('numeric')
    expect(field(/^Sign-in code/).autocomplete).toBe('one-time-code')
    await fill([/^Sign-in code/, '123 456'])
    await press('Confirm')
    await waitFor(() => expect(session.state.get()).toBe('authenticated'))
    expect(accounts.answerChallenge).toHaveBeenCalledExactlyOnceWith('123456')
  })

  test('a custom challenge may be answered with anything', async () => {
    const { accounts } = await open('customCode')
    expect(field(/^Sign-in code/).inputMode).toBe('text')
    await fill([/^Sign-in code/, 'blue-7 '])
    await press('Confirm')
    expect(accounts.answerChallenge).toHaveBeenCalledExactlyOnceWith('blue-7')
  })

  test.each([
    ['', 'Please provide your confirmation code.'],
    ['123', wrongCode],
    ['12a456', wrongCode],
  ])('%j is not sent', async (typed, message) => {
    const { accounts } = await open('appCode')
    await fill([/^Sign-in code/, typed])
    await press('Confirm')
    expect(await alertText()).toContain(message)
    expect(accounts.answerChallenge).not.toHaveBeenCalled()
  })

  test('any other error says so and keeps the code', async () => {
    const { accounts } = await open('emailCode')
    accounts.answerChallenge.mockRejectedValue(refusal('unknown'))
    await fill([/^Sign-in code/, '123456'])
    await press('Confirm')
    expect(await alertText()).toBe('An error has occurred.')
    expect(field(/^Sign-in code/).value).toBe('123456')
  })

  test('IDENT-41: an expired sign-in restarts at login', async () => {
    const { accounts } = await open('smsCode')
    accounts.answerChallenge.mockRejectedValue(refusal('notAuthorized'))
    await fill([/^Sign-in code/, '123456'])
    await press('Confirm')
    await heading('Sign in')
    expect(screen.getByText('You ran out of time or tries. Please sign in again.')).toBeDefined()
    expect(field(/^Email/).value).toBe('elena@portage.test')
  })

  test('D-42: what it cannot answer says that an error has occurred', async () => {
    const { accounts } = await open('emailCode')
    accounts.answerChallenge.mockResolvedValue('unsupported')
    await fill([/^Sign-in code/, '123456'])
    await press('Confirm')
    expect(await alertText()).toBe('An error has occurred.')
  })
})

describe('IDENT-35: a new password', () => {
  test('is checked by all rules, and may be followed by a code', async () => {
    const { accounts } = await open('newPassword')
    await fill([/^New password/, 'abcdef1!'], [/^Confirm new password/, 'abcdef1!'])
    await press('Save and sign in')
    expect(await alertText()).toContain('Password must contain an upper case letter')
    await fill([/^New password/, 'Abcdef1!'], [/^Confirm new password/, 'Abcdef1!'])
    accounts.answerChallenge.mockResolvedValueOnce({ challenge: 'appCode' })
    await press('Save and sign in')
    await heading('Confirm sign in')
    expect(accounts.answerChallenge).toHaveBeenCalledExactlyOnceWith('Abcdef1!')
  })
})

describe('over a page whose session ended', () => {
  test('the login part alone: no way to other views, no provider', async () => {
    await renderSignIn(<SignInAgain email="maya@portage.test" />)
    expect(field(/^Email/).value).toBe('maya@portage.test')
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['', 'Sign in'])
  })

  test('a second factor is asked for there, too', async () => {
    const { accounts, session } = await renderSignIn(<SignInAgain email="elena@portage.test" />)
    accounts.signIn.mockResolvedValue({ challenge: 'emailCode' })
    await fill([/^Password/, 'Abcdef1!'])
    await press('Sign in')
    await screen.findByLabelText(/^Sign-in code/)
    accounts.answerChallenge.mockRejectedValueOnce(refusal('notAuthorized'))
    await fill([/^Sign-in code/, '123456'])
    await press('Confirm')
    await screen.findByText('You ran out of time or tries. Please sign in again.')
    await fill([/^Password/, 'Abcdef1!'])
    await press('Sign in')
    await fill([/^Sign-in code/, '654321'])
    await press('Confirm')
    await waitFor(() => expect(session.state.get()).toBe('authenticated'))
  })

  test('what leads away from the page says that an error has occurred', async () => {
    const { accounts } = await renderSignIn(<SignInAgain email="uma@portage.test" />)
    accounts.signIn.mockResolvedValue('confirmSignUp')
    await fill([/^Password/, 'x'])
    await press('Sign in')
    expect(await alertText()).toBe('An error has occurred.')
  })
})
