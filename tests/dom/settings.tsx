import type { ReactNode } from 'react'
import type { Patient, User } from '#generated/model/index.ts'
import type { Identity } from '#src/auth/port.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import type { FlagSettings } from '#src/flags/flags.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { answer, failure } from './server.ts'
import { page } from './journeys.ts'
import { renderPage } from './render-page.tsx'

const profile = (id: string, first_name: string, is_self: boolean): Patient => ({
  id: `3f0c1d52-6a34-4c0e-9f64-0d5f3c1a01${id}`,
  first_name,
  last_name: 'Martin',
  is_self,
  is_system_created: false,
  avatar_style: null,
})
export const theo = profile('01', 'Theo', true)
export const rose: Patient = { ...profile('02', 'Rose', false), avatar_style: 'rain' }
export const emile = profile('03', 'Émile', false)

/** A person who cares for two others. */
export const carer: User = {
  id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001',
  is_guest: false,
  role_types: ['patient'],
  current_patient: theo.id,
  language_preference: 'en-ca',
  consented_policies: [],
  first_name: 'Theo',
  last_name: 'Martin',
  email: 'theo@portage.test',
}

/** A server that knows the carer and the three profiles. */
export function answerCarer(user: User = carer, profiles: readonly Patient[] = [theo, rose, emile]): void {
  answer('getCurrentUser', user)
  answer('listPatients', page(profiles))
  answer('listCareTeamShares', page([]))
  answer('getPatient', ({ params }) => {
    const found = profiles.find(({ id }) => id === params.id)
    if (!found) throw failure(404)
    return found
  })
}

type Options = {
  at?: string
  pattern?: string
  flags?: FlagSettings
  identity?: Partial<Identity>
  locale?: Locale
}

/** Renders a part of the settings for a signed-in person, with toasts and several profiles enabled. */
export async function renderSettings(element: ReactNode, options: Options = {}) {
  const { at = '/settings', pattern = at, flags = { multipleProfiles: true } } = options
  const identity = fakeIdentity({
    mayBeSignedIn: () => true,
    session: async () => ({ accessToken: 'token', subject: carer.id }),
    ...options.identity,
  })
  const session = createSession(identity, { onOtherPerson: () => undefined })
  await session.start()
  return renderPage(<SessionProvider value={session}>{element}</SessionProvider>, {
    pattern,
    at,
    texts: [
      'settings',
      'profiles',
      'access',
      'calendar',
      'reminders',
      'kit',
      'auth',
      'closure',
      'gates',
      'validation',
      'errors',
    ],
    flags,
    ...(options.locale && { locale: options.locale }),
  })
}
