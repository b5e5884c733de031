import type { Browser, Page } from '@playwright/test'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { expect } from './test.ts'
import { words, type Lang } from './words.ts'

export type Person = keyof typeof people

/** In whichever language it is named. */
const either = (word: 'email' | 'password' | 'signIn', end = '') =>
  new RegExp(`^(${words['en-ca'][word]}|${words['fr-ca'][word]})${end}`)

/** The parts of the sign-in form, alone on its page or over another one. */
export const signInForm = (page: Page) => ({
  email: page.getByRole('textbox', { name: either('email') }),
  password: page.getByRole('textbox', { name: either('password') }),
  submit: page.getByRole('button', { name: either('signIn', '$') }),
})

/** Fills the sign-in form that is on the page, sends it, and waits until it is gone. */
export async function enterAs(page: Page, person: Person): Promise<void> {
  const form = signInForm(page)
  await form.email.fill(people[person].email)
  await form.password.fill(password)
  await form.submit.click()
  // The proof of the password is worked out in the browser: on a busy machine that takes its time.
  await expect(form.submit).toHaveCount(0, { timeout: 30_000 })
}

/**
 * Opens a page as someone, with tokens of the mock server where Amplify looks for them (its TokenStore): much faster
 * than the form, for every test that is not about signing in. They are stored on a page without the portal.
 */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto('/config.json')
  await page.evaluate(async (email) => {
    const answer = await fetch('/__mock__/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    const tokens = (await answer.json()) as Record<string, string>
    const client = `CognitoIdentityServiceProvider.${tokens.client_id}`
    const own = `${client}.${tokens.username}`
    localStorage.setItem(`${own}.accessToken`, String(tokens.access_token))
    localStorage.setItem(`${own}.idToken`, String(tokens.id_token))
    localStorage.setItem(`${own}.refreshToken`, String(tokens.refresh_token))
    localStorage.setItem(`${own}.clockDrift`, String(Date.parse(String(tokens.now)) - Date.now()))
    // Last: other tabs follow it.
    localStorage.setItem(`${client}.LastAuthUser`, String(tokens.username))
  }, people[person].email)
  await page.goto(path)
}

/** Signs Maya in and puts the next-task modal off: she is on her home page at Lakeside. */
export async function signInMaya(page: Page, lang: Lang = 'en-ca'): Promise<void> {
  await signIn(page, 'maya')
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  if (lang !== 'en-ca') await changeLanguage(page, lang)
}

/** Chooses a language in the top bar of a signed-in person, in whichever language it is. */
export async function changeLanguage(page: Page, to: Lang): Promise<void> {
  const { languageMenu } = words[to === 'en-ca' ? 'fr-ca' : 'en-ca']
  await page.getByRole('banner').getByRole('button', { name: languageMenu }).click()
  await page.getByRole('menuitemradio', { name: words[to].language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', words[to].htmlLang)
}

/** Signs out through the account menu. */
export async function signOut(page: Page, lang: Lang = 'en-ca'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: words[lang].accountMenu }).click()
  await page.getByRole('menuitem', { name: words[lang].signOut }).click()
  await expect(signInForm(page).submit).toBeVisible()
}

/** A page of Maya, signed in already, on a device that has nothing of the portal yet. */
export async function signedInWithoutCache(page: Page, browser: Browser, baseURL = ''): Promise<Page> {
  await signInMaya(page)
  const context = await browser.newContext({ baseURL, storageState: await page.context().storageState() })
  return context.newPage()
}
