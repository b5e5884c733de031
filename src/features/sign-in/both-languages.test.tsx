import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import english from '#locales/en-ca/auth/index.ts'
import french from '#locales/fr-ca/auth/index.ts'
import type { IdentityFailure } from '#src/auth/port.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { setLocale } from '#src/i18n/texts.ts'
import type { CardView } from './card.ts'
import { button, fill, press, refusal, renderCard } from './testing/render-card.tsx'

// Every error of every view, where people meet it, in both languages.

beforeEach(() => {
  localStorage.clear()
})

const words = { 'en-ca': english, 'fr-ca': french } as const satisfies Record<Locale, unknown>
const email = 'maya@portage.test'
const good = 'Abcdef1! ok'
const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.?()]/g, '\\$&')}`)

/** Opens the card and waits for its view, which may be loaded only now. */
async function open(view: CardView, options: { locale: Locale }) {
  const card = await renderCard(view, options)
  await screen.findByRole('heading', { level: 1 })
  return card
}

type Words = (typeof words)[Locale]
type Card = Awaited<ReturnType<typeof open>>

/** From an open card to the press that fails; what is told is the last thing said. */
type Scene = {
  view: CardView
  /** What goes wrong, if the fault is not in what was typed. */
  fail?: (card: Card, failure: IdentityFailure) => void
  act: (texts: Words) => Promise<void>
}

const fillSignUp = (t: Words, different: { email?: string; password?: string; confirm?: string } = {}) =>
  fill(
    [exactly(t.login.email), different.email ?? email],
    [exactly(t.signup.password), different.password ?? good],
    [exactly(t.signup.confirm), different.confirm ?? different.password ?? good],
  )
const agree = () => act(async () => screen.getByRole('checkbox').click())

const login: Scene = {
  view: 'login',
  fail: ({ accounts }, failure) => accounts.signIn.mockRejectedValue(refusal(failure)),
  act: async (t) => {
    await fill([exactly(t.login.email), email], [exactly(t.login.password), 'wrong'])
    await press(t.login.submit)
  },
}
const signup: Scene = {
  view: 'signup',
  fail: ({ accounts }, failure) => accounts.signUp.mockRejectedValue(refusal(failure)),
  act: async (t) => {
    await fillSignUp(t)
    await agree()
    await press(t.signup.submit)
  },
}
const toConfirmation = async (t: Words) => {
  await signup.act(t)
  await screen.findByRole('heading', { name: t.confirmSignUp.title })
}
const confirmation: Scene = {
  view: 'signup',
  fail: ({ accounts }, failure) => accounts.confirmSignUp.mockRejectedValue(refusal(failure)),
  act: async (t) => {
    await toConfirmation(t)
    await fill([exactly(t.confirmSignUp.code), '123456'])
    await press(t.confirmSignUp.submit)
  },
}
const resending: Scene = {
  view: 'login',
  fail: ({ accounts }, failure) => {
    accounts.signIn.mockResolvedValue('confirmSignUp')
    accounts.resendCode.mockRejectedValue(refusal(failure))
  },
  act: async (t) => {
    await login.act(t)
    await screen.findByRole('heading', { name: t.confirmSignUp.title })
  },
}
const reset: Scene = {
  view: 'resetpassword',
  fail: ({ accounts }, failure) => accounts.sendResetCode.mockRejectedValue(refusal(failure)),
  act: async (t) => {
    await fill([exactly(t.login.email), email])
    await press(t.reset.submit)
  },
}
const toNewPassword = async (t: Words) => {
  await reset.act(t)
  await screen.findByRole('heading', { name: t.confirmReset.title })
}
const newPassword: Scene = {
  view: 'resetpassword',
  fail: ({ accounts }, failure) => accounts.resetPassword.mockRejectedValue(refusal(failure)),
  act: async (t) => {
    await toNewPassword(t)
    await fill(
      [exactly(t.confirmSignUp.code), '123456'],
      [exactly(t.confirmReset.password), good],
      [exactly(t.confirmReset.confirm), good],
    )
    await press(t.confirmReset.submit)
  },
}
const challenge: Scene = {
  view: 'login',
  fail: ({ accounts }, failure) => {
    accounts.signIn.mockResolvedValue('emailCode')
    accounts.answerChallenge.mockRejectedValue(refusal(failure))
  },
  act: async (t) => {
    await login.act(t)
    await screen.findByRole('heading', { name: t.challenge.title })
    await fill([exactly(t.challenge.code), '123456'])
    await press(t.challenge.submit)
  },
}
const provider: Scene = {
  view: 'login',
  fail: ({ accounts }, failure) => accounts.signInWith.mockRejectedValue(refusal(failure)),
  act: (t) => press(t.login.google),
}

type Row = [rows: string, scene: Scene, failure: IdentityFailure, text: (t: Words) => string]

const answers: Row[] = [
  ['ERR-11', login, 'unknownUser', (t) => t.login.incorrect],
  ['ERR-11', login, 'notAuthorized', (t) => t.login.incorrect],
  ['ERR-12', login, 'unknown', (t) => t.login.failed],
  ['ERR-12', login, 'network', (t) => `${t.login.failed} ${t.login.offline}`],
  ['ERR-13', provider, 'unknown', (t) => t.login.failed],
  ['ERR-14, VAL-09', signup, 'userExists', (t) => t.signup.exists],
  ['ERR-15', signup, 'limit', (t) => t.login.failed],
  ['ERR-16', confirmation, 'wrongCode', (t) => t.confirmSignUp.wrongCode],
  ['ERR-17', confirmation, 'expiredCode', (t) => t.confirmSignUp.failed],
  ['AUTH-55', confirmation, 'notAuthorized', (t) => t.login.confirmRefused],
  ['ERR-18', resending, 'limit', (t) => t.login.failed],
  ['ERR-19', reset, 'unknownUser', (t) => t.reset.unknownUser],
  ['ERR-20', reset, 'invalid', (t) => t.reset.unverified],
  ['ERR-21', reset, 'limit', (t) => t.reset.failed],
  ['ERR-22', newPassword, 'wrongCode', (t) => t.confirmReset.wrongCode],
  ['ERR-23', newPassword, 'limit', (t) => t.confirmReset.limit],
  ['ERR-24', newPassword, 'unknown', (t) => t.confirmReset.failed],
  ['D-42', challenge, 'wrongCode', (t) => t.confirmSignUp.wrongCode],
  ['D-42', challenge, 'unknown', (t) => t.login.failed],
  ['IDENT-41', challenge, 'notAuthorized', (t) => t.login.challengeExpired],
]

describe.each(['en-ca', 'fr-ca'] as const)('in %s', (locale) => {
  const t = words[locale]

  describe('what the identity service refuses', () => {
    test.each(answers)('%s', async (_, { view, fail, act: go }, failure, text) => {
      const card = await open(view, { locale })
      fail?.(card, failure)
      await go(t)
      expect(await screen.findByText(text(t))).toBeTruthy()
    })
  })

  test('VAL-17: a blank sign-in', async () => {
    await open('login', { locale })
    await press(t.login.submit)
    expect(screen.getByRole('alert').textContent).toBe(t.login.blank)
  })

  /** Both what the summary says and what stands at the field. */
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

  test.each([
    ['VAL-01', 'ABCDEF1!', 'lowerRule'],
    ['VAL-02', 'abcdef1!', 'upperRule'],
    ['VAL-03', 'Abcdefg!', 'digitRule'],
    ['VAL-04', 'Abcde1!', 'lengthRule'],
    ['VAL-05', 'Abcdefg1', 'specialRule'],
    ['VAL-06', ' Abcdef1!', 'trimRule'],
  ] as const)('%s, VAL-07: the password %j', async (_, password, rule) => {
    await open('signup', { locale })
    await fillSignUp(t, { password })
    await agree()
    await press(t.signup.submit)
    await expectSaid(t.rules[rule])
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
    const { activeElement } = document
    await act(() => setLocale(locale === 'en-ca' ? 'fr-ca' : 'en-ca'))
    await expectSaid(other.signup.emailInvalid, other.rules.upperRule, other.signup.consentRequired)
    expect(screen.getByLabelText<HTMLInputElement>(exactly(other.login.email)).value).toBe('maya@portage')
    expect(screen.getByLabelText<HTMLInputElement>(exactly(other.signup.password)).value).toBe('abc')
    expect(document.activeElement).toBe(activeElement)
    expect(button(other.signup.submit)).toBeTruthy()
  })
})
