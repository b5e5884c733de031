import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SignInScreen } from './SignInScreen.tsx'
import { field, heading, renderSignIn } from '../testing/render-card.tsx'

test('SHELL-02, D-79, I18N-03: signed out, the language is chosen here, and what was typed stays', async () => {
  await renderSignIn(<SignInScreen />)
  await userEvent.type(field(/^Email/), 'luc@portage.test')
  await userEvent.click(screen.getByRole('button', { name: 'Français' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Connexion' })).toBeDefined())
  expect(document.documentElement.lang).toBe('fr-CA')
  expect(screen.getByDisplayValue('luc@portage.test')).toBeDefined()
})

test('AUTH-51: without an inviting organization, the product is who one signs in to', async () => {
  await renderSignIn(<SignInScreen />)
  expect(screen.getByRole('banner').textContent).toContain('Portage')
})

test('AUTH-50: an inviting organization replaces it', async () => {
  await renderSignIn(<SignInScreen branding={<p>{'Lakeside'}</p>} />)
  expect(screen.getByRole('banner').textContent).toContain('Lakeside')
  expect(screen.getByRole('banner').textContent).not.toContain('Portage')
})

test('ERR-27: a way back from a provider without a session says so', async () => {
  await renderSignIn(<SignInScreen notice="returnFailed" />)
  await heading('Sign in')
  expect(screen.getByRole('alert').textContent).toBe(
    "An error has occurred during the OAuth flow. You're not signed in yet. Please try again here.",
  )
})
