import { chromiumOptions } from '../../../scripts/chromium.mjs'
import { signInForm, signInMaya, signOut } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// The driver switches the cache of whole pages off, which is what these tests are about.
test.use({
  launchOptions: { ...chromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

const hers = /Maya|Lakeside|Hip/

test('After a sign-out the Back button shows nothing, within the portal (T25, F45, IDENT-30)', async ({
  page,
}) => {
  await signInMaya(page)
  await page.getByRole('link', { name: 'Enrolled' }).first().click()
  await expect(page).toHaveURL(journeysOf(lakeside))
  await signOut(page)
  for (const move of [() => page.goBack(), () => page.goForward()]) {
    await move()
    await expect(signInForm(page).submit).toBeVisible()
    await expect(page.locator('body')).not.toContainText(hers)
  }
})

test('Nor from another site, once she signed out in another tab (F45, T25)', async ({ page, context }) => {
  await signInMaya(page)
  await page.goto('about:blank')
  const other = await context.newPage()
  // what is still asked for when she signs out would be refused
  await other.goto(homeOf(lakeside), { waitUntil: 'networkidle' })
  await signOut(other)
  await page.goBack()
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.locator('body')).not.toContainText(hers)
})

test('A page that the browser brings back whole is emptied before anyone sees it (F45)', async ({ page }) => {
  await signInMaya(page)
  // As it is when the tokens went away while the page was put away: no event reported it.
  await page
    .evaluate(() => {
      const kept = Object.keys(localStorage).filter((key) => key.startsWith('Cognito'))
      for (const key of kept) localStorage.removeItem(key)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return document.body.childElementCount
    })
    .then((left) => expect(left).toBe(0))
  await expect(signInForm(page).submit).toBeVisible()
})
