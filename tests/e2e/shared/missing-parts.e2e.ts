// Parts of the portal that are loaded later may be gone: after a deploy, or because the connection is.
import type { Page } from '@playwright/test'
import { signInMaya } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** What the bundler says when a part cannot be loaded. */
const missPart = (page: Page) =>
  page.evaluate(() => void dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis)

test('A part that went missing with the connection leaves the page as it is; one that a deploy took away gets the new version, once (F02)', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await signInMaya(page)
  await mark(page)
  await context.setOffline(true)
  await missPart(page)
  await expect(page.getByRole('status').filter({ hasText: "You're offline" }).first()).toBeVisible()
  expect(await isMarked(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: "You're offline" })).toHaveCount(0)
  await missPart(page)
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await mark(page)
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD')
  await missPart(page)
  await asked
  // The page is still the same one, and lives.
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isMarked(page)).toBe(true)
})
