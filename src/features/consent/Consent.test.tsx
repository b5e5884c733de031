import { screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { callsTo, fails } from '#tests/dom/server.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { Consent } from './Consent.tsx'

const policies = { privacy: 'https://p.test/privacy', terms: 'https://p.test/terms' }
const user: User = {
  id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0009',
  email: 'new@portage.test',
  is_guest: false,
  role_types: [],
  current_patient: null,
  language_preference: '',
  consented_policies: [],
}

async function open(consentedBy?: string) {
  const session = createSession(fakeIdentity(), { onOtherPerson: () => undefined })
  if (consentedBy) session.noteConsent(consentedBy)
  return renderPage(
    <StrictMode>
      <SessionProvider value={session}>
        <Consent
          user={user}
          policies={policies}
          product="Portage"
          supportEmail="help@p.test"
          leave={{ go: () => undefined, leaving: false }}
        />
      </SessionProvider>
    </StrictMode>,
    { pattern: '/', at: '/', texts: ['gates'] },
  )
}

test('AUTH-57: records consent given at sign-up immediately, one record per policy', async () => {
  await open('new@portage.test')
  await vi.waitFor(() => expect(callsTo('createConsentDecision')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: /^I agree/ })).toBeNull()
})

test('GATE-01, GATE-02: asks everyone else, and records nothing for them', async () => {
  await open('somebody-else@portage.test')
  expect(screen.getByRole('button', { name: /^I agree/ })).toBeDefined()
  expect(callsTo('createConsentDecision')).toHaveLength(0)
})

test('CALL-57: when it cannot be recorded, the person is asked', async () => {
  fails('createConsentDecision', 0)
  await open('new@portage.test')
  expect(await screen.findByRole('button', { name: /^I agree/ }, { timeout: 10_000 })).toBeDefined()
})
