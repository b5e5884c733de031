import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { Identity } from '#src/auth/port.ts'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { SignInScreen } from './SignInScreen.tsx'

const nobody: Identity = {
  mayBeSignedIn: () => false,
  session: async () => undefined,
  renewedSession: async () => undefined,
  signIn: async () => 'done',
  signOut: async () => undefined,
  ownsKey: () => false,
  prepare: () => undefined,
  listen: () => () => undefined,
}

beforeEach(async () => {
  await setLocale('en-ca')
  await loadTexts('auth')
  render(
    <MemoryRouter>
      <SessionProvider value={createSession(nobody, { onOtherPerson: () => undefined })}>
        <SignInScreen product="Portage" supportEmail="help@portage.test" />
      </SessionProvider>
    </MemoryRouter>,
  )
})

test('AUTH-07, AUTH-08, AUTH-10..12: heading, a text, email, password and the button', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeDefined()
  expect(screen.getByText('Use the email address and password of your account.')).toBeDefined()
  expect(screen.getByLabelText(/Email/).getAttribute('type')).toBe('email')
  expect(screen.getByLabelText(/^Password/).getAttribute('type')).toBe('password')
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined()
})

test('SHELL-02, D-79, I18N-03: signed out, the language is chosen here, and what was typed stays', async () => {
  await userEvent.type(screen.getByLabelText(/Email/), 'luc@portage.test')
  await userEvent.click(screen.getByRole('button', { name: 'Français' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Connexion' })).toBeDefined())
  expect(document.documentElement.lang).toBe('fr-CA')
  expect(screen.getByDisplayValue('luc@portage.test')).toBeDefined()
})
