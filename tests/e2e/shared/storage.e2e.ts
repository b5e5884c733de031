import type { Page } from '@playwright/test'
import { cardOn } from '../support/card.ts'
import { changeLanguage, enterAs, signInForm, signInMaya, signOut } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside } from '../support/places.ts'
import { forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const en = words['en-ca']

/** Signs in, sees two pages, changes the language: what everyone must be able to do. */
async function useThePortal(page: Page) {
  await page.goto('/')
  await enterAs(page, 'maya')
  await page.getByRole('button', { name: en.later }).click()
  await page.getByRole('navigation').getByRole('link', { name: en.enrolled }).click()
  await expect(page).toHaveURL(journeysOf(lakeside))
  await changeLanguage(page, 'fr-ca')
  await signOut(page, 'fr-ca')
}

test('A browser that blocks all storage: Maya can do everything for as long as the page is open (F54)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await useThePortal(page)
})

test('A storage that is full: Maya can do everything for as long as the page is open (F55)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem
    // Each storage has its own quota; it is the lasting one that fills up.
    Storage.prototype.setItem = function (key, value) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      store.call(this, key, value)
    }
  })
  await useThePortal(page)
})

test('A browser without cookies: the language is chosen all the same (F57)', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} }),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: words['fr-ca'].language }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await page.getByRole('button', { name: en.language }).click()
  await useThePortal(page)
})

test('The next person on a shared device finds nothing of Maya: no draft, no organization, no e-mail (T27)', async ({
  page,
}) => {
  await signInMaya(page)
  await page.getByRole('link', { name: /^Start/ }).click()
  const step = stepOn(page, forms.hipCheckIn)
  await step.press('start')
  await step.answer('pain', 9)
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible()
  await signOut(page)
  await expect(signInForm(page).email).toHaveValue('')
  await expect(signInForm(page).password).toHaveValue('')
  await enterAs(page, 'luc')
  await expect(page).toHaveURL(homeOf(fleuve))
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/maya/i)
  expect(kept).not.toContain(lakeside.id)
  expect(await page.evaluate(() => localStorage.getItem('organization_id'))).toBe(fleuve.id)
})

test('A return address that someone put there leads home, and to no error (T08, T10, SEC-03)', async ({
  page,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem('urlBeforeAuth'))
  const poison = (url: string) => page.evaluate((bad) => sessionStorage.setItem('urlBeforeAuth', bad), url)
  await page.goto('/login')
  await poison('//evil.example/')
  await enterAs(page, 'luc')
  await expect(page).toHaveURL(homeOf(fleuve))
  expect(await kept()).toBeNull()
  // Who is signed in already is led on from the same place.
  for (const bad of ['https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/login'])
    await test.step(bad, async () => {
      await poison(bad)
      await page.goto('/login')
      await expect(page).toHaveURL(homeOf(fleuve))
      expect(await kept()).toBeNull()
    })
})

test('A countdown that someone put there blocks no one (F56, AUTH-63)', async ({ page, allowErrors }) => {
  allowErrors(/400/)
  await page.goto('/login')
  await page.evaluate(() => {
    const far = Date.now() + 9_000_000_000
    localStorage.setItem('resendCodeSentAt', JSON.stringify({ 'uma@portage.test': far, a: 'NaN', b: -1 }))
  })
  const card = cardOn(page)
  await card.signIn('uma@portage.test', 'Portage-2026!')
  await card.expectView('Confirm sign up')
  await expect(page.getByRole('button', { name: /^Resend code/ })).toHaveText(/\(0(3:00|2:5\d)\)$/)
})
