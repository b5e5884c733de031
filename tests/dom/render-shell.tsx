import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Organization, User } from '#generated/model/index.ts'
import type { Identity } from '#src/auth/port.ts'
import { ConfigProvider, type Config } from '#src/flags/config.ts'
import { startTexts } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { testConfig } from '#src/flags/testing/test-config.ts'
import { page } from './journeys.ts'
import { createMemoryRouter } from './router.ts'
import { answer, failure, settled } from './server.ts'

export const lakeside: Organization = {
  id: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001',
  name: 'Lakeside Family Health',
  icon: null,
  theme: { 'primary-700': '#0f766e' },
}
export const fleuve: Organization = {
  id: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0002',
  name: 'Clinique du Fleuve',
  icon: 'https://portage.test/media/fleuve.svg',
  theme: { 'primary-800': '#5b1a5e' },
}
export const maya: User = {
  id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001',
  is_guest: false,
  role_types: ['patient'],
  current_patient: null,
  language_preference: 'en-ca',
  consented_policies: [],
  first_name: 'Maya',
  last_name: 'Tremblay',
}

const identity = fakeIdentity({
  mayBeSignedIn: () => true,
  session: async () => ({ accessToken: 'token', subject: maya.id }),
})

/** Serves a person and the organizations they belong to; any other organization is not found. */
export function serveShell(user: User, organizations: readonly Organization[]): void {
  answer('getCurrentUser', user)
  answer('listOrganizations', page(organizations))
  answer('getOrganization', ({ params: { id } }) => {
    const found = organizations.find((one) => one.id === id)
    if (!found) throw failure(404)
    return found
  })
  answer('getOrganizationBranding', { logo: null, theme: null })
}

type Options = {
  at: string
  signOut?: Identity['signOut']
  config?: Partial<Config>
}

/** Draws `element` as the layout of a small portal in which every path has a page with its path as heading. */
export async function renderInPortal(element: ReactNode, options: Options) {
  await startTexts()
  const session = createSession(
    { ...identity, signOut: options.signOut ?? identity.signOut },
    { onOtherPerson: () => undefined },
  )
  await session.start()
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [options.at] })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () => {
    render(
      <ConfigProvider value={{ ...testConfig, ...options.config }}>
        <SessionProvider value={session}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </SessionProvider>
      </ConfigProvider>,
    )
    await settled()
  })
  return { router, session, queryClient }
}
