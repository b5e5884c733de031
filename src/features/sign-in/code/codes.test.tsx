import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '#locales/en-ca/auth/index.ts'
import french from '#locales/fr-ca/auth/index.ts'
import type { Asked, IdentityFailure } from '#src/auth/port.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { COOLDOWN } from './resend-cooldown.ts'
import { SignInAgain } from '../sign-in/SignInAgain.tsx'
import {
  button,
  field,
  fill,
  heading,
  press,
  refusal,
  renderCard,
  renderSignIn,
} from '../testing/render-card.tsx'

// Behaviour shared by all code forms, in both languages.

const start = Date.UTC(2026, 10, 20, 12)
const email = 'elena@portage.test'
const good = 'Abcdef1! ok'
const words = { 'en-ca': english, 'fr-ca': french } as const satisfies Record<Locale, unknown>
type Words = (typeof words)[Locale]
type Card = Awaited<ReturnType<typeof renderCard>>

const starts = (label: string) => new RegExp(`^${label.replaceAll(/[.?()]/g, '\\$&')}`)
const said = (text: string) => screen.getByText(text.replaceAll('\u00a0', ' '))
const password = (t: Words) => starts(t.login.password)

async function signIn(t: Words) {
  await fill([starts(t.login.email), email], [password(t), good])
  await press(t.login.submit)
}

async function toSignUp(t: Words, { accounts }: Card) {
  accounts.signIn.mockResolvedValueOnce('confirmSignUp')
  await signIn(t)
  await heading(t.confirmSignUp.title)
}
const toSecondFactor =
  (asked: Asked) =>
  async (t: Words, { accounts }: Card) => {
    accounts.signIn.mockResolvedValue(asked)
    await signIn(t)
    await heading(t.challenge.title)
  }
async function toReset(t: Words) {
  await press(t.login.forgot)
  await heading(t.reset.title)
  await fill([starts(t.login.email), email])
  await press(t.reset.submit)
  await heading(t.confirmReset.title)
  await fill([starts(t.confirmReset.password), good], [starts(t.confirmReset.confirm), good])
}

type Screen = {
  arrive: (t: Words, card: Card) => Promise<void>
  refuse: (card: Card, failure: IdentityFailure) => void
  label: (t: Words) => string
  submit: (t: Words) => string
  missing: (t: Words) => string
  wrong: (t: Words) => string
  refusals: IdentityFailure[]
}

const screens: Record<string, Screen> = {
  'sign-up': {
    arrive: toSignUp,
    refuse: ({ accounts }, failure) => accounts.confirmSignUp.mockRejectedValue(refusal(failure)),
    label: (t) => t.confirmSignUp.code,
    submit: (t) => t.confirmSignUp.submit,
    missing: (t) => t.confirmSignUp.codeRequired,
    wrong: (t) => t.confirmSignUp.wrongCode,
    refusals: ['wrongCode'],
  },
  'the second factor': {
    arrive: toSecondFactor({ challenge: 'appCode' }),
    refuse: ({ accounts }, failure) => accounts.answerChallenge.mockRejectedValue(refusal(failure)),
    label: (t) => t.challenge.code,
    submit: (t) => t.challenge.submit,
    missing: (t) => t.confirmSignUp.codeRequired,
    wrong: (t) => t.confirmSignUp.wrongCode,
    refusals: ['wrongCode', 'expiredCode'],
  },
  recovery: {
    arrive: toReset,
    refuse: ({ accounts }, failure) => accounts.resetPassword.mockRejectedValue(refusal(failure)),
    label: (t) => t.confirmSignUp.code,
    submit: (t) => t.confirmReset.submit,
    missing: (t) => t.confirmReset.codeRequired,
    wrong: (t) => t.confirmReset.wrongCode,
    refusals: ['wrongCode'],
  },
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe.each(['en-ca', 'fr-ca'] as const)('in %s', (locale) => {
  const t = words[locale]

  test.each(Object.entries(screens))(
    'ERR-16, ERR-22, VAL-22, VAL-25: a code of %s that is missing, impossible or refused is marked in one way',
    async (_, { arrive, refuse, label, submit, missing, wrong, refusals }) => {
      const card = await renderCard('login', { locale })
      await heading(t.login.title)
      await arrive(t, card)
      const code = () => field(starts(label(t)))

      const expectMarked = async (message: string) => {
        const summary = await screen.findByRole('alert')
        await waitFor(() => expect(document.activeElement).toBe(summary))
        const link = within(summary).getByRole('link', { name: message })
        expect(link.getAttribute('href')).toBe(`#${code().id}`)
        expect(code().getAttribute('aria-invalid')).toBe('true')
        expect(within(summary).getAllByRole('listitem')).toHaveLength(1)
      }

      await press(submit(t))
      await expectMarked(missing(t))
      await fill([starts(label(t)), '12a'])
      await press(submit(t))
      await expectMarked(wrong(t))
      for (const [index, failure] of refusals.entries()) {
        const tried = `12345${index}`
        refuse(card, failure)
        await fill([starts(label(t)), tried])
        expect(screen.queryByRole('alert')).toBeNull()
        await press(submit(t))
        await expectMarked(wrong(t))
        expect(code().value).toBe(tried)
      }
      // A different code gets a fresh attempt.
      await fill([starts(label(t)), '654321'])
      expect(screen.queryByRole('alert')).toBeNull()
      expect(code().getAttribute('aria-invalid')).not.toBe('true')
    },
  )

  test.each(['usedUpCode', 'expiredCode'] as const)(
    'ERR-17: after a code that is of no use any more (%s) another one is offered right there',
    async (failure) => {
      vi.useFakeTimers({ toFake: ['Date'], now: start })
      const card = await renderCard('login', { locale })
      await heading(t.login.title)
      await toSignUp(t, card)
      card.accounts.confirmSignUp.mockRejectedValue(refusal(failure))
      await fill([starts(t.confirmSignUp.code), '123456'])
      await press(t.confirmSignUp.submit)
      const alert = within(await screen.findByRole('alert'))
      const { failed } = t.confirmSignUp
      expect(alert.getByText(`${failed} ${t.confirmSignUp[failure]}`.replaceAll('\u00a0', ' '))).toBeDefined()
      const resend = button(starts(t.confirmSignUp.resend))
      // The alert would announce its countdown every second.
      expect(alert.queryByRole('button')).toBeNull()
      // The countdown of sign-up applies here too, and there is a single button.
      expect(resend.disabled).toBe(true)
      expect(screen.getAllByRole('button', { name: starts(t.confirmSignUp.resend) })).toHaveLength(1)
      vi.setSystemTime(start + COOLDOWN)
      await waitFor(() => expect(resend.disabled).toBe(false))
      await press(t.confirmSignUp.resend)
      await screen.findByText(t.confirmSignUp.resent.replace(/\{email.*?\}/, email))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(document.activeElement).toBe(field(starts(t.confirmSignUp.code)))
    },
  )

  test.each([
    ['emailCode', 'e***@p***'],
    ['smsCode', '+*******0142'],
  ] as const)('IDENT-34: %s says where the code went, and sends another one', async (challenge, sentTo) => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const card = await renderCard('login', { locale })
    await heading(t.login.title)
    await toSecondFactor({ challenge, sentTo })(t, card)
    const intro = { emailCode: t.challenge.emailCodeTo, smsCode: t.challenge.smsCodeTo }[challenge]
    expect(said(intro.replace(/\{to.*?\}/, sentTo))).toBeDefined()
    const link = screen.getByRole('link', { name: 'help@portage.test' })
    expect(link.parentElement?.textContent).toBe(`${t.challenge.help[challenge]} help@portage.test`)
    expect(link.getAttribute('href')).toBe('mailto:help@portage.test')
    const resend = button(starts(t.challenge.resend))
    expect(resend.disabled).toBe(true)
    expect(resend.textContent).toBe(t.challenge.resendIn.replace(/\{time.*?\}/, '03:00'))
    vi.setSystemTime(start + COOLDOWN)
    await waitFor(() => expect(resend.disabled).toBe(false))
    await press(t.challenge.resend)
    await screen.findByText(t.challenge.resent)
    expect(card.accounts.signIn).toHaveBeenCalledTimes(2)
    expect(card.accounts.signIn).toHaveBeenLastCalledWith(email, good)
    expect(resend.disabled).toBe(true)
    expect(document.activeElement).toBe(field(starts(t.challenge.code)))
  })

  test('ERR-18: no other code comes: it is said, and the button works again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const card = await renderCard('login', { locale })
    await heading(t.login.title)
    await toSecondFactor({ challenge: 'smsCode', sentTo: '+*******0142' })(t, card)
    vi.setSystemTime(start + COOLDOWN)
    await waitFor(() => expect(button(t.challenge.resend).disabled).toBe(false))
    card.accounts.signIn.mockRejectedValue(refusal('network'))
    await press(t.challenge.resend)
    expect((await screen.findByRole('alert')).textContent).toBe(`${t.login.failed} ${t.login.offline}`)
    expect(button(t.challenge.resend).disabled).toBe(false)
  })
})

test('an authenticator sends nothing, so there is nothing to send again', async () => {
  const card = await renderCard('login')
  await heading('Sign in')
  await toSecondFactor({ challenge: 'appCode' })(english, card)
  expect(screen.queryByRole('button', { name: /new code/ })).toBeNull()
  expect(screen.getByText(/the app or the phone/)).toBeDefined()
})

test('after a new password another code comes with that one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const { accounts } = await renderCard('login')
  await heading('Sign in')
  accounts.signIn.mockResolvedValueOnce({ challenge: 'newPassword' })
  await signIn(english)
  await heading('Choose a new password')
  accounts.answerChallenge.mockResolvedValue({ challenge: 'emailCode', sentTo: 'e***@p***' })
  await fill([/^New password/, 'Sept-2026!'], [/^Confirm new password/, 'Sept-2026!'])
  await press('Save and sign in')
  await heading('Confirm sign in')
  expect(button('Send a new code (03:00)').disabled).toBe(true)
  vi.setSystemTime(start + COOLDOWN)
  await waitFor(() => expect(button('Send a new code').disabled).toBe(false))
  await press('Send a new code')
  expect(accounts.signIn).toHaveBeenLastCalledWith(email, 'Sept-2026!')
})

test('over a page whose session ended another code can be sent, too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  const { accounts } = await renderSignIn(<SignInAgain email={email} />)
  accounts.signIn.mockResolvedValue({ challenge: 'emailCode', sentTo: 'e***@p***' })
  await fill([/^Password/, good])
  await press('Sign in')
  await screen.findByText('We sent a code by email to e***@p***. Enter it here.')
  vi.setSystemTime(start + COOLDOWN)
  await waitFor(() => expect(button('Send a new code').disabled).toBe(false))
  await press('Send a new code')
  await screen.findByText('We sent you a new code. The old one no longer works.')
  expect(accounts.signIn).toHaveBeenLastCalledWith(email, good)
})
