import type { Locator, Page } from '@playwright/test'
import { changeLanguage, signInMaya } from '../support/people.ts'
import { shellOn } from '../support/shell.ts'
import { expect, test } from '../support/test.ts'

const widthOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().width)

/** The fixed panel: what the navigation stands in, beside the page. */
const panelOf = (page: Page) =>
  page
    .locator('[data-no-print]')
    .filter({ has: page.getByRole('navigation') })
    .last()

test('The panel stays where it is: 260 px wide, its menu 15rem; the page is at most 2xl wide; on paper there is only the page; on the smallest phone, in French, the drawer has room for everything (SHELL-41, SHELL-42, SHELL-43, SHELL-49, SHELL-67, D-36, 1.4.10)', async ({
  page,
}) => {
  await signInMaya(page)
  const { navigation } = shellOn(page)
  expect(await widthOf(panelOf(page))).toBe(260)
  expect(await widthOf(navigation)).toBe(240)
  const at = () => panelOf(page).evaluate((element) => element.getBoundingClientRect().top)
  const before = await at()
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await at()).toBeCloseTo(before, 0)

  const main = page.getByRole('main')
  await page.setViewportSize({ width: 1400, height: 800 })
  expect(await widthOf(main)).toBe(1140)
  await page.setViewportSize({ width: 2400, height: 1000 })
  expect(await widthOf(main)).toBe(1536)
  await page.emulateMedia({ media: 'print' })
  await expect(navigation).toBeHidden()
  await expect(main).toBeVisible()
  expect(await widthOf(main)).toBe(2400)
  await page.emulateMedia({ media: 'screen' })

  await changeLanguage(page, 'fr-ca')
  await page.setViewportSize({ width: 320, height: 640 })
  const { openDrawer } = shellOn(page, 'fr-ca')
  const drawer = await openDrawer()
  expect(await widthOf(drawer)).toBeLessThanOrEqual(260)
  const cut = await drawer.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 &&
          part.clientWidth > 1 &&
          getComputedStyle(part).overflowX !== 'visible',
      )
      .map((part) => part.outerHTML.slice(0, 100)),
  )
  expect(cut).toEqual([])
})
