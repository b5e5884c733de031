import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { IdentityError, type Identity } from '#src/auth/port.ts'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { SignInForm } from './SignInForm.tsx'

const signIn = vi.fn<Identity['signIn']>()
const identity: Identity = {
  mayBeSignedIn: () => false,
  session: async () => ({ accessToken: 'a', subject: 's' }),
  renewedSession: async () => undefined,
  signIn,
  signOut: async () => undefined,
  ownsKey: () => false,
  prepare: () => undefined,
  listen: () => () => undefined,
}

async function show() {
  await loadTexts('auth')
  const session = createSession(identity, { onOtherPerson: () => undefined })
  await session.start()
  render(
    <MemoryRouter>
      <SessionProvider value={session}>
        <SignInForm supportEmail="help@portage.test" />
      </SessionProvider>
    </MemoryRouter>,
  )
  return session
}

async function fill(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText(/Email/), email)
  if (password) await userEvent.type(screen.getByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

beforeEach(async () => {
  await setLocale('en-ca')
  signIn.mockReset()
})

describe('the login view', () => {
  test.each([
    ['', ''],
    ['maya@portage.test', ''],
    ['', 'secret'],
    ['   ', 'secret'],
  ])('VAL-17: blank email %j or password %j shows the banner and asks nobody', async (email, password) => {
    await show()
    await fill(email, password)
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please continue with your Google account or use an email and password.',
    )
    expect(signIn).not.toHaveBeenCalled()
  })

  test('AUTH-61: the email is lower-cased and trimmed, the password is sent as typed', async () => {
    signIn.mockResolvedValue('done')
    const session = await show()
    await fill(' Maya@Portage.TEST ', ' pass word ')
    expect(signIn).toHaveBeenCalledWith('maya@portage.test', ' pass word ')
    await vi.waitFor(() => expect(session.state.get()).toBe('authenticated'))
  })

  test.each([
    ['ERR-11', 'credentials', 'Incorrect email or password.'],
    ['ERR-12', 'unknown', 'An error has occurred.'],
    [
      'ERR-12',
      'network',
      'An error has occurred. Check that you are connected to the internet, then try again.',
    ],
  ] as const)('%s: %s says so and keeps what was typed', async (_, failure, text) => {
    signIn.mockRejectedValue(new IdentityError(failure))
    await show()
    await fill('maya@portage.test', 'wrong')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByLabelText(/Email/)).toHaveProperty('value', 'maya@portage.test')
    expect(screen.getByLabelText(/^Password/)).toHaveProperty('value', 'wrong')
  })

  test('D-42: a step without a screen says that an error has occurred', async () => {
    signIn.mockResolvedValue('unsupported')
    await show()
    await fill('maya@portage.test', 'x')
    expect((await screen.findByRole('alert')).textContent).toBe('An error has occurred.')
  })

  test('an account that is not confirmed is told what to do', async () => {
    signIn.mockResolvedValue('confirmSignUp')
    await show()
    await fill('uma@portage.test', 'x')
    expect((await screen.findByRole('alert')).textContent).toContain('help@portage.test')
  })

  test('password managers and paste work: the fields say what they are', async () => {
    await show()
    expect(screen.getByLabelText(/Email/).getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText(/^Password/).getAttribute('autocomplete')).toBe('current-password')
  })
})
