import type { Page } from '@playwright/test'
import { signInMaya } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.use({ viewport: { width: 1280, height: 400 } })

const expectAt = (page: Page, y: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(y)
async function scrollDown(page: Page, y: number) {
  await page.evaluate((top) => scrollTo(0, top), y)
  await expectAt(page, y)
}

test('Another page starts at its top; Back and Forward return to where Maya left it', async ({ page }) => {
  await signInMaya(page)
  await page.waitForLoadState('networkidle')
  await scrollDown(page, 300)
  await page.getByRole('navigation').getByRole('link', { name: words['en-ca'].enrolled }).click()
  await expect(page).toHaveURL(journeysOf(lakeside))
  await expectAt(page, 0)
  await page.waitForLoadState('networkidle')
  await scrollDown(page, 50)
  await page.goBack()
  await expect(page).toHaveURL(homeOf(lakeside))
  await expectAt(page, 300)
  await page.goForward()
  await expectAt(page, 50)
})
