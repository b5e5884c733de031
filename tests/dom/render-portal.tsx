import { act, render } from '@testing-library/react'
import { loadEnglish } from '#locales/en-ca/loaders.ts'
import { runtimeConfig } from '#mock-server/config.ts'
import type { people } from '#mock-server/store/seeds/people.ts'
import { routes } from '#src/app/routes/routes.tsx'
import type { Identity } from '#src/auth/port.ts'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { ConfigProvider, type Config } from '#src/flags/config.ts'
import { loadTexts, startTexts, type Namespace } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { createMemoryRouter } from './router.ts'
import { settled, signedInAs } from './server.ts'

type Person = keyof typeof people

const config = runtimeConfig('http://portage.test') as Config

const parts = import.meta.glob([
  '/src/{app,features,pages,ui}/**/*.tsx',
  '!/src/app/gallery/**',
  '!/src/**/*.test.tsx',
])

const namespaces = Object.keys(loadEnglish).filter((name): name is Namespace => name !== 'shell')

/** Reads what pages load when they are opened: how long that takes must not show. */
export const loadPortal = () =>
  Promise.all([...Object.values(parts).map((load) => load()), loadTexts(...namespaces)])

/** Renders the whole portal at an address, signed in or signed out. */
export async function renderPortal(person: Person | null, at: string, identity: Partial<Identity> = {}) {
  signedInAs(person)
  // The title of the test before must not show while this page loads.
  document.title = ''
  await startTexts()
  const session = createSession(
    fakeIdentity(
      person
        ? {
            mayBeSignedIn: () => true,
            session: async () => ({ accessToken: person, subject: person }),
            ...identity,
          }
        : identity,
    ),
    { onOtherPerson: () => undefined },
  )
  await session.start()
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  await act(async () => {
    render(
      <ConfigProvider value={config}>
        <SessionProvider value={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </ConfigProvider>,
    )
    await settled()
  })
  return { router }
}
