import type { ReactNode } from 'react'
import type { Branding, InvitationReview, PatientList } from '#generated/model/index.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { ConfigProvider } from '#src/flags/config.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { createSession, type Session } from '#src/session/session.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { answer } from './server.ts'
import { organizationId, page, profiles, user } from './journeys.ts'
import { renderPage } from './render-page.tsx'
import { testConfig } from '#src/flags/testing/test-config.ts'

const token = 'invite-lakeside'

/** A pending invitation for a signed-out visitor, with overrides. */
export const review = (changes: Partial<InvitationReview> = {}): InvitationReview => ({
  organization: {
    id: organizationId,
    name: 'Lakeside Family Health',
    phone: '+16135550142',
    email: 'hello@lakeside.example',
  },
  status: 'PENDING',
  process_definition_name: 'Hip replacement preparation',
  process_definition_description: 'Get ready for your new hip, step by step.',
  expires_at: '2026-12-18T15:04:00Z',
  sent_by: 'Samuel Roy',
  recipient: 'm•••@portage.test',
  is_for_caller: null,
  process_instance: null,
  may_be_guest: true,
  language: 'en-ca',
  ...changes,
})

type Options = {
  pattern: string
  state: SessionState
  /** The backend's response for the invitation; a function that throws is a failure. */
  found?: InvitationReview | (() => never)
  /** Changes to the branding of who invites, which has neither logo nor colours. */
  branding?: Partial<Branding>
  kept?: string | undefined
  locale?: Locale
  session?: Partial<Session>
  profiles?: () => PatientList
}

/** Renders a page for the holder of an invitation. There is one profile, unless the test overrides it. */
export async function renderForHolder(element: ReactNode, options: Options) {
  const { pattern, state, found = review(), locale = 'en-ca' } = options
  const kept = 'kept' in options ? options.kept : token
  if (kept !== undefined) sessionStorage.setItem('inviteToken', kept)
  answer('reviewInvitation', found)
  answer('getInvitationBranding', {
    logo: null,
    theme: null,
    name: 'Lakeside Family Health',
    ...options.branding,
  })
  answer('getCurrentUser', { ...user, email: 'maya@portage.test' })
  answer('listPatients', options.profiles ?? page(profiles.results.slice(0, 1)))
  answer('listOrganizations', page([]))
  const own = createSession(fakeIdentity(), { onOtherPerson: () => undefined })
  own.state.set(state)
  const session = { ...own, ...options.session }
  const view = await renderPage(
    <ConfigProvider value={testConfig}>
      <SessionProvider value={session}>{element}</SessionProvider>
    </ConfigProvider>,
    { pattern, at: pattern.replace('/*', ''), texts: ['invitations', 'validation'], locale },
  )
  return { ...view, session }
}
