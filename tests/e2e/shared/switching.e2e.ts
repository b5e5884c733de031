import type { Page } from '@playwright/test'
import { signIn } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

// What belonged to the organization or the role before is gone immediately, however long the new one takes.

type Frame = { path: string; organization: string; main: string; colour: string }

/** Writes down what every frame shows from now on. Gives back how to read it. */
async function film(page: Page) {
  await page.evaluate(() => {
    const frames: unknown[] = []
    Object.assign(globalThis, { frames })
    const shown = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? ''
    const next = () => {
      frames.push({
        path: location.pathname,
        organization: shown('nav button'),
        main: shown('main'),
        colour: document.body.style.getPropertyValue('--primary-700'),
      })
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  return () => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames)
}

async function chooseFleuve(page: Page) {
  await page.getByRole('navigation').getByRole('button', { name: words['en-ca'].organizations }).click()
  await page.getByRole('menuitemradio', { name: fleuve.name }).click()
}

test('From her journeys, Maya goes to the other clinic, which answers slowly: not one frame mixes the two (ORG-01, ORG-14)', async ({
  page,
  control,
}) => {
  await signIn(page, 'maya', journeysOf(lakeside))
  const main = page.getByRole('main')
  await expect(main).toContainText('Hip replacement')
  await expect.poll(() => page.evaluate(() => document.body.style.cssText)).toContain('0f766e')
  await control.faults({ kind: 'delay', ms: 4000 })
  const frames = await film(page)
  await chooseFleuve(page)
  // Long before the first answer.
  await expect(main).not.toContainText('Hip replacement', { timeout: 2500 })
  await expect(page.getByRole('navigation')).toContainText(fleuve.name, { timeout: 2500 })
  // The page's own code may still be on its way when its heading is gone.
  await expect
    .poll(async () => (await control.callsOf('listProcessInstances')).at(-1)?.status, { timeout: 2500 })
    .toBeNull()
  await expect(main).toContainText('Asthma')
  const filmed = await frames()
  const after = filmed.slice(filmed.findIndex((frame) => frame.path === homeOf(fleuve)))
  expect(after.length).toBeGreaterThan(20)
  const mixed = after.filter(
    (frame) =>
      !frame.organization.includes(fleuve.name) ||
      frame.main.includes('Hip replacement') ||
      frame.main.includes(lakeside.name) ||
      frame.colour === lakeside.theme['primary-700'],
  )
  expect(mixed).toEqual([])
})

test('Ana goes from one of her roles to the next while everything is slow: nothing of the one before stays (PROD-01, PROD-07, PROD-08, SHELL-51)', async ({
  page,
  control,
}) => {
  await signIn(page, 'ana', paths.patient.home())
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  const main = page.getByRole('main')
  const nav = page.getByRole('navigation')
  await expect(main).toContainText('Ana')
  await expect(nav).toContainText('Enrolled')
  await control.faults({ kind: 'delay', ms: 4000 })
  const switchTo = async (role: string) => {
    await page.getByRole('banner').getByRole('button', { name: words['en-ca'].accountMenu }).click()
    const current = page.getByRole('menuitem', { name: /^(Personal|Provider)$/, expanded: false })
    await current.click()
    await page.getByRole('menuitem', { name: role, exact: true }).click()
  }
  await switchTo('Provider')
  await expect(main).not.toContainText('Ana', { timeout: 2500 })
  await expect(nav.getByRole('link', { name: 'Enrolled' })).toHaveCount(0, { timeout: 2500 })
  await expect(main).toContainText('Care team home')
  await switchTo('Admin')
  await expect(main).not.toContainText('Care team home', { timeout: 2500 })
  await expect(page.getByText('Portage Admin')).toBeVisible()
  expect(await page.evaluate(() => document.body.style.cssText)).toBe('')
})
