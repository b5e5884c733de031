import type { Page } from '@playwright/test'
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

test('A browser that blocks all storage and cookies: Maya chooses a language and can do everything for as long as the page is open (F54, F57)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/login')
  await page.getByRole('button', { name: words['fr-ca'].language }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible()
  await page.getByRole('button', { name: en.language }).click()
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

test('After signing out nothing of Maya is on a shared device, in whatever a browser can keep, and the next person finds no draft, no organization, no e-mail (T26, T27, IDENT-46, IDENT-47, IDENT-54)', async ({
  page,
  context,
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
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }))
  expect(Object.keys(kept.local)).toEqual(['nextTaskDismissedForJourney'])
  expect(kept.session).toEqual({})
  expect(kept.databases).toEqual([])
  expect(kept.caches).toEqual([])
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).toEqual(['language'])
  expect(JSON.stringify([kept, cookies])).not.toMatch(/maya|tremblay|lakeside/i)
  expect(JSON.stringify(kept)).not.toContain(lakeside.id)

  await enterAs(page, 'luc')
  await expect(page).toHaveURL(homeOf(fleuve))
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /maya/i,
  )
  expect(await page.evaluate(() => localStorage.getItem('organization_id'))).toBe(fleuve.id)
})
