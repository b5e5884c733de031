import type { Page } from '@playwright/test'
import english from '#locales/en-ca/auth/index.ts'
import french from '#locales/fr-ca/auth/index.ts'
import { expect } from './test.ts'
import type { Lang } from './words.ts'

/** The words of the authentication card. */
export const cardWords = { 'en-ca': english, 'fr-ca': french } as const

/** Everyone's new password. */
export const newPassword = 'Sept-2026! rivières'

const start = (label: string) => new RegExp(`^${label.replaceAll(/[.?()]/g, '\\$&')}`)

/** The authentication card, as someone finds and uses it. */
export function cardOn(page: Page, lang: Lang = 'en-ca') {
  const words = cardWords[lang]
  const { login, signup, confirmSignUp, confirmReset, challenge } = words
  const field = (label: string) => page.getByRole('textbox', { name: start(label) })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    words,
    button,
    email: field(login.email),
    password: field(login.password),
    createPassword: field(signup.password),
    confirmPassword: field(signup.confirm),
    consent: page.getByRole('checkbox'),
    code: field(confirmSignUp.code),
    newPassword: field(confirmReset.password),
    confirmNewPassword: field(confirmReset.confirm),
    challengeCode: field(challenge.code),
    alert: page.getByRole('alert'),
    press: (name: string) => button(name).click(),
    /** A view is there, and whoever does not see it was told: its heading has the focus. */
    expectView: async (title: string) => {
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
      await expect(heading).toBeVisible()
      await expect(heading).toBeFocused()
    },
    /** Fills sign-up and sends it. */
    signUp: async (email: string) => {
      await field(login.email).fill(email)
      await field(signup.password).fill(newPassword)
      await field(signup.confirm).fill(newPassword)
      await page.getByRole('checkbox').check()
      await button(signup.submit).click()
    },
    /** Fills login and sends it. */
    signIn: async (email: string, password: string) => {
      await field(login.email).fill(email)
      await field(login.password).fill(password)
      await button(login.submit).click()
    },
  }
}
