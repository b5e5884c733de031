import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import english from '#locales/en-ca/auth/index.ts'
import french from '#locales/fr-ca/auth/index.ts'
import type { IdentityFailure } from '#src/auth/port.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { setLocale } from '#src/i18n/texts.ts'
import type { CardView } from '../card/card.ts'
import { button, fill, press, refusal, renderCard } from '../testing/render-card.tsx'

// Every error of every view, as displayed, in both languages.

beforeEach(() => {
  localStorage.clear()
})

const words = { 'en-ca': english, 'fr-ca': french } as const satisfies Record<Locale, unknown>
const email = 'maya@portage.test'
const good = 'Abcdef1! ok'
const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.?()]/g, '\\$&')}`)

/** Opens the card and waits for its view to load. */
async function open(view: CardView, options: { locale: Locale }) {
  const card = await renderCard(view, options)
  await screen.findByRole('heading', { level: 1 })
  return card
}

/** The text as found on the page, with plain spaces. */
const shown = (text: string) => text.replaceAll('\u00a0', ' ')

type Words = (typeof words)[Locale]
type Card = Awaited<ReturnType<typeof open>>
type Row = [rows: string, failure: IdentityFailure, text: (t: Words) => string]

/** A form, the identity errors it can get, and the resulting messages. */
type Scene = {
  view: CardView
  /** Fills in the form. */
  arrive?: (texts: Words, card: Card) => Promise<void>
  fail: (card: Card, failure: IdentityFailure) => void
  send: (texts: Words) => Promise<void>
  /** Neighbouring messages differ, so that each visibly replaces the one before. */
  answers: Row[]
}

const fillSignUp = (t: Words, different: { email?: string; password?: string; confirm?: string } = {}) =>
  fill(
    [exactly(t.login.email), different.email ?? email],
    [exactly(t.signup.password), different.password ?? good],
    [exactly(t.signup.confirm), different.confirm ?? different.password ?? good],
  )
const agree = () => act(async () => screen.getByRole('checkbox').click())

const signIn = async (t: Words) => {
  await fill([exactly(t.login.email), email], [exactly(t.login.password), 'wrong'])
  await press(t.login.submit)
}
const signUp = async (t: Words) => {
  await fillSignUp(t)
  await agree()
  await press(t.signup.submit)
}
const toConfirmation = async (t: Words) => {
  await signUp(t)
  await screen.findByRole('heading', { name: t.confirmSignUp.title })
}
const toNewPassword = async (t: Words) => {
  await fill([exactly(t.login.email), email])
  await press(t.reset.submit)
  await screen.findByRole('heading', { name: t.confirmReset.title })
}

const scenes: Record<string, Scene> = {
  'ERR-11, ERR-12: sign-in': {
    view: 'login',
    fail: ({ accounts }, failure) => accounts.signIn.mockRejectedValue(refusal(failure)),
    send: signIn,
    answers: [
      ['ERR-11', 'unknownUser', (t) => t.login.incorrect],
      ['ERR-12', 'unknown', (t) => t.login.failed],
      ['ERR-11', 'notAuthorized', (t) => t.login.incorrect],
      ['ERR-12', 'network', (t) => `${t.login.failed} ${t.login.offline}`],
    ],
  },
  'ERR-13: sign-in with a provider': {
    view: 'login',
    fail: ({ accounts }, failure) => accounts.signInWith.mockRejectedValue(refusal(failure)),
    send: (t) => press(t.login.google),
    answers: [['ERR-13', 'unknown', (t) => t.login.failed]],
  },
  'ERR-14, ERR-15, VAL-09: sign-up': {
    view: 'signup',
    arrive: async (t) => {
      await fillSignUp(t)
      await agree()
    },
    fail: ({ accounts }, failure) => accounts.signUp.mockRejectedValue(refusal(failure)),
    send: (t) => press(t.signup.submit),
    answers: [
      ['ERR-14, VAL-09', 'userExists', (t) => t.signup.exists],
      ['ERR-15', 'limit', (t) => t.login.failed],
    ],
  },
  'ERR-16, ERR-17, AUTH-55: the code of sign-up': {
    view: 'signup',
    arrive: async (t) => {
      await toConfirmation(t)
      await fill([exactly(t.confirmSignUp.code), '123456'])
    },
    fail: ({ accounts }, failure) => accounts.confirmSignUp.mockRejectedValue(refusal(failure)),
    send: (t) => press(t.confirmSignUp.submit),
    answers: [
      ['ERR-16', 'wrongCode', (t) => t.confirmSignUp.wrongCode],
      ['ERR-17', 'unknown', (t) => t.confirmSignUp.failed],
      ['ERR-17', 'expiredCode', (t) => `${t.confirmSignUp.failed} ${t.confirmSignUp.expiredCode}`],
      ['ERR-17', 'usedUpCode', (t) => `${t.confirmSignUp.failed} ${t.confirmSignUp.usedUpCode}`],
      ['AUTH-55', 'notAuthorized', (t) => t.login.confirmRefused],
    ],
  },
  'ERR-18: another code of sign-up': {
    view: 'login',
    fail: ({ accounts }, failure) => {
      accounts.signIn.mockResolvedValue('confirmSignUp')
      accounts.resendCode.mockRejectedValue(refusal(failure))
    },
    send: signIn,
    answers: [['ERR-18', 'limit', (t) => t.login.failed]],
  },
  'ERR-19, ERR-20, ERR-21: a reset': {
    view: 'resetpassword',
    arrive: (t) => fill([exactly(t.login.email), email]),
    fail: ({ accounts }, failure) => accounts.sendResetCode.mockRejectedValue(refusal(failure)),
    send: (t) => press(t.reset.submit),
    answers: [
      ['ERR-19', 'unknownUser', (t) => t.reset.unknownUser],
      ['ERR-20', 'invalid', (t) => t.reset.unverified],
      ['ERR-21', 'limit', (t) => t.reset.failed],
    ],
  },
  'ERR-22, ERR-23, ERR-24: a new password': {
    view: 'resetpassword',
    arrive: async (t) => {
      await toNewPassword(t)
      await fill(
        [exactly(t.confirmSignUp.code), '123456'],
        [exactly(t.confirmReset.password), good],
        [exactly(t.confirmReset.confirm), good],
      )
    },
    fail: ({ accounts }, failure) => accounts.resetPassword.mockRejectedValue(refusal(failure)),
    send: (t) => press(t.confirmReset.submit),
    answers: [
      ['ERR-22', 'wrongCode', (t) => t.confirmReset.wrongCode],
      ['ERR-23', 'limit', (t) => t.confirmReset.limit],
      ['ERR-24', 'unknown', (t) => t.confirmReset.failed],
    ],
  },
  'D-42, IDENT-41: the code of sign-in': {
    view: 'login',
    arrive: async (t, { accounts }) => {
      accounts.signIn.mockResolvedValue({ challenge: 'emailCode' })
      await signIn(t)
      await screen.findByRole('heading', { name: t.challenge.title })
      await fill([exactly(t.challenge.code), '123456'])
    },
    fail: ({ accounts }, failure) => accounts.answerChallenge.mockRejectedValue(refusal(failure)),
    send: (t) => press(t.challenge.submit),
    answers: [
      ['D-42', 'wrongCode', (t) => t.confirmSignUp.wrongCode],
      ['D-42', 'unknown', (t) => t.login.failed],
      ['IDENT-41', 'notAuthorized', (t) => t.login.challengeExpired],
    ],
  },
}

describe.each(['en-ca', 'fr-ca'] as const)('in %s', (locale) => {
  const t = words[locale]

  test.each(Object.entries(scenes))(
    '%s: what the identity service refuses',
    async (_, { view, arrive, fail, send, answers }) => {
      const card = await open(view, { locale })
      await arrive?.(t, card)
      const silent: string[] = []
      for (const [rows, failure, text] of answers) {
        fail(card, failure)
        await send(t)
        await screen.findAllByText(shown(text(t))).catch(() => silent.push(`${rows} ${failure}`))
      }
      expect(silent).toEqual([])
    },
  )

  test('VAL-17: a blank sign-in', async () => {
    await open('login', { locale })
    await press(t.login.submit)
    expect(screen.getByRole('alert').textContent).toBe(t.login.blank)
  })

  /** Expects a message both in the summary and at the field. */
  const expectSaid = async (...messages: string[]) => {
    const summary = await screen.findByRole('alert')
    const lines = within(summary).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual(messages)
    for (const message of messages) expect(screen.getAllByText(message).length).toBeGreaterThan(1)
  }

  test('VAL-10, VAL-11, VAL-12, VAL-14, VAL-15: an empty sign-up', async () => {
    await open('signup', { locale })
    await press(t.signup.submit)
    const { emailRequired, passwordRequired, confirmRequired, consentRequired, problems } = t.signup
    await expectSaid(emailRequired, passwordRequired, confirmRequired, consentRequired)
    expect(screen.getByRole('alert').textContent).toContain(problems)
  })

  test('VAL-16: Google without consent', async () => {
    await open('signup', { locale })
    await press(t.login.google)
    expect(screen.getByText(t.signup.consentRequired)).toBeTruthy()
  })

  test('VAL-01, VAL-02, VAL-03, VAL-04, VAL-05, VAL-06, VAL-07: what a password lacks', async () => {
    await open('signup', { locale })
    await agree()
    const passwords = {
      'ABCDEF1!': 'lowerRule',
      'abcdef1!': 'upperRule',
      'Abcdefg!': 'digitRule',
      'Abcde1!': 'lengthRule',
      Abcdefg1: 'specialRule',
      ' Abcdef1!': 'trimRule',
    } as const
    for (const [password, rule] of Object.entries(passwords)) {
      await fillSignUp(t, { password })
      await press(t.signup.submit)
      await expectSaid(t.rules[rule])
    }
  })

  test('VAL-13, D-46: an address that is none, and a repetition that differs', async () => {
    await open('signup', { locale })
    await fillSignUp(t, { email: 'maya@portage', confirm: 'another' })
    await agree()
    await press(t.signup.submit)
    await expectSaid(t.signup.emailInvalid, t.signup.mismatch)
  })

  test('VAL-18, VAL-19: no address, and none that is one, to reset', async () => {
    await open('resetpassword', { locale })
    await press(t.reset.submit)
    await expectSaid(t.reset.emailRequired)
    await fill([exactly(t.login.email), 'maya@portage'])
    await expectSaid(t.signup.emailInvalid)
  })

  test('VAL-22, VAL-11, VAL-23, VAL-24: an empty new password, and one that differs', async () => {
    await open('resetpassword', { locale })
    await toNewPassword(t)
    await press(t.confirmReset.submit)
    const { codeRequired, confirmRequired } = t.confirmReset
    await expectSaid(codeRequired, t.signup.passwordRequired, confirmRequired)
    await fill(
      [exactly(t.confirmSignUp.code), '123456'],
      [exactly(t.confirmReset.password), good],
      [exactly(t.confirmReset.confirm), 'another'],
    )
    await expectSaid(t.signup.mismatch)
  })

  test('a code of sign-up that is missing, and one that cannot be one', async () => {
    await open('signup', { locale })
    await toConfirmation(t)
    await press(t.confirmSignUp.submit)
    await expectSaid(t.confirmSignUp.codeRequired)
    await fill([exactly(t.confirmSignUp.code), '12a'])
    await expectSaid(t.confirmSignUp.wrongCode)
  })

  test('F64: in another language, the errors change and what was typed stays', async () => {
    await open('signup', { locale })
    await fillSignUp(t, { email: 'maya@portage', password: 'abc' })
    await press(t.signup.submit)
    const other = words[locale === 'en-ca' ? 'fr-ca' : 'en-ca']
    const summary = await screen.findByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    await act(() => setLocale(locale === 'en-ca' ? 'fr-ca' : 'en-ca'))
    await expectSaid(other.signup.emailInvalid, other.rules.upperRule, other.signup.consentRequired)
    expect(screen.getByLabelText<HTMLInputElement>(exactly(other.login.email)).value).toBe('maya@portage')
    expect(screen.getByLabelText<HTMLInputElement>(exactly(other.signup.password)).value).toBe('abc')
    expect(document.activeElement).toBe(summary)
    expect(button(other.signup.submit)).toBeTruthy()
  })
})
