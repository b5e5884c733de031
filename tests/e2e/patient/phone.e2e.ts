import type { Page } from '@playwright/test'
import { signInMaya } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const en = words['en-ca']

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: en.openMenu }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('navigation')).toBeVisible()
  return drawer
}

test('What is recommended is asked for on the way to it; the menu slides in and is put away by backdrop, button, Escape and going somewhere, to another organization too (SHELL-05, SHELL-43..48, SHELL-65, ORG-01)', async ({
  page,
  control,
}) => {
  await signInMaya(page)
  await page.goto(homeOf(lakeside), { waitUntil: 'networkidle' })
  const history = page.getByRole('link', { name: 'See your history' })
  const all = page.getByRole('link', { name: 'See all your journeys' })
  await expect(all).toBeVisible()
  await expect(history).toBeHidden()
  expect(await control.callsOf('listUserContents')).toEqual([])
  // By keyboard too.
  await all.focus()
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible()
  await expect(history).toBeVisible()

  // SHELL-43: the panel is not there until it is asked for.
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const opener = page.getByRole('button', { name: en.openMenu })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  // SHELL-44, SHELL-45
  let drawer = await openDrawer(page)
  await page.touchscreen.tap(370, 400)
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()

  // SHELL-46
  drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()

  drawer = await openDrawer(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()

  // SHELL-47
  drawer = await openDrawer(page)
  await drawer.getByRole('link', { name: en.enrolled }).click()
  await expect(page).toHaveURL(journeysOf(lakeside))
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  // The organization is changed from there too.
  await expect(page.getByRole('banner')).toContainText(lakeside.name)
  drawer = await openDrawer(page)
  await drawer.getByRole('button', { name: en.organizations }).click()
  await page.getByRole('menuitemradio', { name: fleuve.name }).click()
  await expect(page).toHaveURL(homeOf(fleuve))
  await expect(page.getByRole('banner')).toContainText(fleuve.name)
  await expect(drawer).toHaveCount(0)
})
