import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { enterAs, signInMaya } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside } from '../support/places.ts'
import { answerHipCheckIn, stepOn, forms } from '../support/step.ts'
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

test('Maya does her step on a phone, from the sign-in to her submission', async ({ page, control }) => {
  await page.goto('/')
  await expectNoSidewaysScroll(page)
  await enterAs(page, 'maya')
  await expectNoSidewaysScroll(page)
  await page.getByRole('dialog').getByRole('link', { name: en.viewTask }).click()
  await answerHipCheckIn(page)
  await expectNoSidewaysScroll(page)
  await stepOn(page, forms.hipCheckIn).press('submit')
  await expect(page).toHaveURL(/\/submission$/)
  await stepOn(page, forms.hipCheckIn).expectSent()
  await expectNoSidewaysScroll(page)
  expect((await control.callsOf('completeTask')).map(({ status }) => status)).toEqual([200])
})

test('The menu slides in and is put away by backdrop, button, Escape and going somewhere, to another organization too (SHELL-05, SHELL-43..48, SHELL-65, ORG-01)', async ({
  page,
}) => {
  await signInMaya(page)
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

test('What is recommended is asked for on the way to it, by keyboard too', async ({ page, control }) => {
  await signInMaya(page)
  await page.goto(homeOf(lakeside), { waitUntil: 'networkidle' })
  const history = page.getByRole('link', { name: 'See your history' })
  await expect(page.getByRole('link', { name: 'See all your journeys' })).toBeVisible()
  await expect(history).toBeHidden()
  expect(await control.callsOf('listUserContents')).toEqual([])
  await page.getByRole('link', { name: 'See all your journeys' }).focus()
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible()
  await expect(history).toBeVisible()
})
