import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReturnOutcome } from '#src/auth/port.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import LoginPage from './LoginPage.tsx'

async function comeBack(outcome: ReturnOutcome, locale: Locale) {
  const identity = fakeIdentity({ isReturning: () => true, finishReturn: async () => outcome })
  const session = createSession(identity, { onOtherPerson: () => undefined })
  await session.start()
  await renderPage(
    <SessionProvider value={session}>
      <LoginPage />
    </SessionProvider>,
    { pattern: '/login', at: '/login', texts: ['auth'], locale },
  )
  return (await screen.findByRole('alert')).textContent
}

test.each([
  ['disabled', 'en-ca', 'This account is closed or deactivated. To use it again, contact your care team.'],
  [
    'disabled',
    'fr-ca',
    'Ce compte est fermé ou désactivé. Pour l’utiliser de nouveau, communiquez avec votre équipe de soins.',
  ],
  [
    'unknown',
    'en-ca',
    "An error has occurred during the OAuth flow. You're not signed in yet. Please try again here.",
  ],
] as const)(
  'ERR-27: whoever comes back from a provider and is refused as %s is told so in %s',
  async (...row) => {
    const [outcome, locale, words] = row
    expect(await comeBack(outcome, locale)).toBe(words)
  },
)
