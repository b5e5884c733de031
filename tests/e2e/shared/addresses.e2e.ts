import type { Page } from '@playwright/test'
import { enterAs, signIn, signInMaya } from '../support/people.ts'
import { fleuve, homeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

async function expectNotFound(page: Page) {
  // UI-01..05
  await expect(page.getByRole('heading', { level: 1, name: 'Hmm...' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText("We couldn't find that page")
  await expect(main).toContainText("Let's get you to where you need to go.")
  await expect(main).toContainText(/double check the spelling/i)
}

test('An address that no one knows is answered with the way home (ROUTE-90, UI-01..05)', async ({ page }) => {
  // Sign-in leads back to pages of the portal only (SEC-03), so this one is opened again.
  await page.goto('/nowhere/at/all')
  await enterAs(page, 'luc')
  await expect(page).toHaveURL(homeOf(fleuve))
  await page.goto('/nowhere/at/all')
  await page.getByRole('banner').getByRole('button', { name: 'Langue' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expectNotFound(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL(homeOf(fleuve))
})

test('Wrong ids in the address, and the journey of another organization: not found, and no call is made with what is no id (UI-01..05, T11)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/404/)
  await signInMaya(page)
  const organizationId = lakeside.id
  await page.goto(paths.patient.journey({ organizationId, journeyId: 'not-an-id' }))
  await expectNotFound(page)
  await page.goto(paths.patient.task({ organizationId, journeyId: nowhere, taskId: "1' OR '1'='1" }))
  await expectNotFound(page)
  const calls = await control.requests()
  expect(calls.filter(({ path }) => /not-an-id|OR/.test(path))).toEqual([])
  // Ids that look right and lead nowhere.
  await page.goto(paths.patient.journey({ organizationId, journeyId: nowhere }))
  await expectNotFound(page)
  await page.goto(paths.patient.task({ organizationId, journeyId: nowhere, taskId: nowhere }))
  await expectNotFound(page)

  // Her own journey is not found in another organization.
  await page.goto(homeOf(lakeside))
  await page.getByRole('link', { name: 'Hip replacement preparation' }).click()
  await expect(page.getByRole('list', { name: 'To do' })).toBeVisible()
  const own = new URL(page.url()).pathname
  await page.goto(own.replace(lakeside.id, fleuve.id))
  await expectNotFound(page)
})

test('Luc opens the admin area: he may not, and nothing of it is asked for (GATE-32, UI-06..09)', async ({
  page,
  control,
}) => {
  await signIn(page, 'luc', paths.admin.home())
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText("Looks like you don't have permission to access this page")
  await expect(main.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect(page).toHaveURL(paths.admin.home())
  const asked = new Set((await control.requests()).map(({ operationId }) => operationId))
  // Who he is, and his own profiles for the gate before (GATE-31).
  expect([...asked]).toEqual(['getCurrentUser', 'listPatients'])
  await main.getByRole('link', { name: /home page/ }).click()
  await expect(page).toHaveURL(homeOf(fleuve))
})

test('Someone with a role lands in its area; Ana goes from one to the next (SHELL-07..09, SHELL-28..30)', async ({
  page,
}) => {
  await signIn(page, 'ana')
  await page.getByRole('button', { name: "I'll do this later" }).click()
  const account = page.getByRole('banner').getByRole('button', { name: 'Account menu' })
  await expect(account).toContainText('Personal')
  await account.click()
  await page.getByRole('menu').getByText('Personal').first().click()
  await page.getByRole('menuitem', { name: 'Provider' }).click()
  await expect(page).toHaveURL(new RegExp(paths.provider.home()))
  await expect(account).toContainText('Provider')
  await page.goto(paths.admin.home())
  await expect(account).toContainText('Admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
