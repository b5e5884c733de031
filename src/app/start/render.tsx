import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { prerender } from 'react-dom/static'
import { SignInScreen } from '#src/features/sign-in/sign-in/SignInScreen.tsx'
import { ConfigProvider, type Config } from '#src/flags/config.ts'
import { loadTexts, startTexts } from '#src/i18n/texts.ts'
import type { Session } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'

/** Placeholder of the product's name, unknown at build time: show.ts fills it in from the settings. */
const NAME = '\u2063name\u2063'
const PLACE_OF_NAME = '<span data-name>\u00a0</span>'

const config = {
  brand: { name: NAME },
  identity: { passkeys: true, oauth: { providers: ['Google', 'Apple'] } },
} as unknown as Config

// The page is for browsers with passkeys; show.ts removes them elsewhere.
Object.assign(globalThis, { PublicKeyCredential: true })

/** Prerenders the sign-in page in the language of the cookie. Runs only in the build (scripts/vite/start.ts). */
export async function renderSignIn(): Promise<string> {
  await startTexts()
  await loadTexts('auth')
  const { prelude } = await prerender(
    <ConfigProvider value={config}>
      <SessionProvider value={{ accounts: {} } as Session}>
        <SignInScreen />
      </SessionProvider>
    </ConfigProvider>,
  )
  const markup = await text(Readable.fromWeb(prelude as Parameters<typeof Readable.fromWeb>[0]))
  return markup.replaceAll(NAME, PLACE_OF_NAME)
}
