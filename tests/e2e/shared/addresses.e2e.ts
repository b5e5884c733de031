import type { Page } from '@playwright/test'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { signInMaya } from '../support/people.ts'
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

test('An address that no one knows is answered with the way home; so are wrong ids and the journey of another organization, and no call is made with what is no id (ROUTE-90, UI-01..05, T11)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/404/)
  await signInMaya(page)
  await page.goto('/nowhere/at/all')
  await expectNotFound(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL(homeOf(lakeside))
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
  const journeyId = journeyIdOf('maya-hip')
  await page.goto(paths.patient.journey({ organizationId: fleuve.id, journeyId }))
  await expectNotFound(page)
})
