import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import {
  IdentityError,
  type Accounts,
  type IdentityFailure,
  type Passkeys,
  type Provider,
} from '#src/auth/port.ts'
import { ConfigProvider, type Config } from '#src/flags/config.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { createSession } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { fakeIdentity } from '#src/auth/testing/fake-identity.ts'
import { AuthenticationCard } from '../card/AuthenticationCard.tsx'
import type { CardView } from '../card/card.ts'
import { testConfig } from '#src/flags/testing/test-config.ts'

const configWith = (providers: Provider[], passkeys: boolean): Config => ({
  ...testConfig,
  identity: {
    ...testConfig.identity,
    passkeys,
    ...(providers.length > 0 && {
      oauth: { domain: 'id.test', redirectSignIn: [], redirectSignOut: [], scopes: [], providers },
    }),
  },
})

/** Spies on the identity calls, which succeed by default. */
const watchedAccounts = (passkeys: Passkeys) => ({
  passkeys: vi.fn<Accounts['passkeys']>(async () => passkeys),
  signIn: vi.fn<Accounts['signIn']>(async () => 'done'),
  answerChallenge: vi.fn<Accounts['answerChallenge']>(async () => 'done'),
  signUp: vi.fn<Accounts['signUp']>(async () => 'codeSent'),
  confirmSignUp: vi.fn<Accounts['confirmSignUp']>(async () => undefined),
  resendCode: vi.fn<Accounts['resendCode']>(async () => undefined),
  sendResetCode: vi.fn<Accounts['sendResetCode']>(async () => undefined),
  resetPassword: vi.fn<Accounts['resetPassword']>(async () => undefined),
  signInWith: vi.fn<Accounts['signInWith']>(async () => undefined),
})

const watchedPasskeys = () => ({
  signIn: vi.fn<Passkeys['signIn']>(async () => undefined),
  list: vi.fn<Passkeys['list']>(async () => []),
  add: vi.fn<Passkeys['add']>(async () => undefined),
  remove: vi.fn<Passkeys['remove']>(async () => undefined),
})

type Options = { locale?: Locale; providers?: Provider[]; passkeys?: boolean }

/** Renders a part of sign-in with a signed-out session. */
export async function renderSignIn(
  element: ReactNode,
  { locale = 'en-ca', providers = ['Google', 'Apple'], passkeys = false }: Options = {},
) {
  await setLocale(locale)
  await loadTexts('auth')
  const passkeyCalls = watchedPasskeys()
  const accounts = watchedAccounts(passkeyCalls)
  const identity = fakeIdentity({ ...accounts, session: async () => ({ accessToken: 'a', subject: 's' }) })
  const session = createSession(identity, { onOtherPerson: () => undefined })
  await session.start()
  const view = render(
    <MemoryRouter>
      <ConfigProvider value={configWith(providers, passkeys)}>
        <SessionProvider value={session}>{element}</SessionProvider>
      </ConfigProvider>
    </MemoryRouter>,
  )
  return { ...view, accounts, passkeyCalls, session }
}

/** Renders the card at a view. */
export const renderCard = (defaultView: CardView = 'login', options?: Options) =>
  renderSignIn(<AuthenticationCard defaultView={defaultView} />, options)

export const refusal = (failure: IdentityFailure) => new IdentityError(failure)

export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
/** Waits for a view's heading. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Replaces the values of fields by label; an empty text clears a field. */
export async function fill(...answers: [label: RegExp, text: string][]): Promise<void> {
  for (const [label, text] of answers) {
    await userEvent.clear(field(label))
    if (text) await userEvent.paste(text)
  }
}

export const press = (name: string | RegExp) => userEvent.click(button(name))

/** Signs in at the login view. */
export async function signInAs(email: string, password = 'Abcdef1!'): Promise<void> {
  await fill([/^Email/, email], [/^Password/, password])
  await press('Sign in')
}
