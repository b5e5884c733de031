import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { fleuve, homeOf, lakeside, northern, paths, sunnyside } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(120_000)

const coloursOnBody = (page: Page) => page.evaluate(() => document.body.style.cssText)

/** The main colour as the browser has it, in its own words. */
const mainColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--primary-700'))

test('Everyone can read the pages of each organization in its colours, patients and care teams (ORG-10, T06, 1.4.3)', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/sunnyside-icon-is-gone/)
  await signIn(page, 'odile', paths.settings.home())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const organization of [lakeside, fleuve, northern, sunnyside]) {
    await goWithin(page, homeOf(organization))
    await expect(page.getByRole('main')).toContainText(organization.name)
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
    await expectContrast(page)
    await page.getByRole('navigation').getByRole('button', { name: organization.name }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectContrast(page)
    await page.keyboard.press('Escape')

    await goWithin(page, paths.provider.organizationSettings({ organizationId: organization.id }))
    await page.getByText(/^(Each colour separately|\d+ corrected: see which)$/).click()
    await expect(page.getByRole('list', { name: 'Main colour, from light to dark' })).toBeVisible()
    // What the colours of an organization cannot change, one of them shows.
    await (organization === lakeside ? expectAccessible(page) : expectContrast(page))
    await page.getByRole('navigation').getByRole('button', { name: organization.name }).click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await (organization === lakeside ? expectAccessible(page) : expectContrast(page))
    await page.keyboard.press('Escape')
  }
})

test('A theme in bad faith redirects no one, and leaves no address on the page (T05, ORG-12)', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/sunnyside-icon-is-gone/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page, 'odile', homeOf(sunnyside))
  await expect.poll(() => coloursOnBody(page)).toContain('--primary-700')
  const style = await coloursOnBody(page)
  expect(style).not.toMatch(/url|theme\.example|750|position/)
  expect(style.replaceAll(/--[\w-]+: [^;]+;\s*/g, '')).toBe('')
  expect(await mainColour(page)).not.toBe(sunnyside.theme['primary-700'])
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible()
  expect(asked.filter((url) => url.includes('theme.example'))).toEqual([])
  expect(asked.length).toBeGreaterThan(5)
})
