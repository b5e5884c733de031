import type { Page } from '@playwright/test'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { expectFit } from '../support/axe.ts'
import { expectVisibleFocus } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { lakeside, northern, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const organizationId = lakeside.id
const hipPlace = { organizationId, journeyId: hipReplacement.id, enrolmentId: journeyIdOf('walter-hip') }
const moodPlace = { organizationId, journeyId: moodCheckIn.id, enrolmentId: journeyIdOf('irene-mood') }

const openSteps = (page: Page) => page.getByRole('list', { name: 'Open steps' })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('Samuel starts a step for the patient and takes another one out (ROUTE-72, CALL-49..52)', async ({
  page,
}) => {
  await signIn(page, 'samuel', paths.provider.patientActions(hipPlace))
  await expect(title(page, 'Walter Kim')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Hip replacement preparation')
  await page.getByRole('button', { name: 'Start Your care plan' }).click()
  await expect(page.getByRole('dialog')).toContainText('This will send “Your care plan” to Walter Kim now.')
  await page.getByRole('dialog').getByRole('button', { name: 'Start step' }).click()
  const row = openSteps(page).getByRole('listitem').filter({ hasText: 'Your care plan' })
  await expect(row).toContainText('Just started')
  await expect(row).toBeFocused()
  await expect(page.getByText('“Your care plan” is open now.')).toBeVisible()
  await row.getByRole('button', { name: 'Remove Your care plan' }).click()
  await expect(page.getByRole('dialog')).toContainText("Walter Kim won't be able to open this step.")
  await page.getByRole('dialog').getByRole('button', { name: 'Remove step' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Open steps' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Start Your care plan' })).toBeVisible()
})

test('Someone else was faster: that is said, and what is shown is fetched again (409)', async ({
  page,
  allowErrors,
  otherDevice,
}) => {
  test.setTimeout(120_000)
  allowErrors(/409/)
  await signIn(page, 'samuel', paths.provider.providerActions(hipPlace))
  await page.getByRole('button', { name: 'Start File seen by the surgeon' }).click()
  const other = await otherDevice()
  await signIn(other, 'ana', paths.provider.providerActions(hipPlace))
  await other.getByRole('button', { name: 'Start File seen by the surgeon' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Start step' }).click()
  await expect(openSteps(other)).toContainText('File seen by the surgeon')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Start step' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    "Someone else just started this step. It's already open.",
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(openSteps(page)).toContainText('File seen by the surgeon')
  await expect(page.getByRole('heading', { level: 2, name: 'Steps you can start' })).toBeFocused()
})

test('He does a step of the care team by keyboard, reads what he kept, and comes back (ROUTE-70, ROUTE-71, ROUTE-73, TASK-05..07)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'samuel', paths.provider.patientActions(hipPlace))
  const tab = page.getByRole('link', { name: /^For the care team/ })
  await page.getByRole('link', { name: /^For the patient/ }).focus()
  await page.keyboard.press('Tab')
  await expect(tab).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.provider.providerActions(hipPlace))
  await page.getByRole('link', { name: 'Open Call before surgery' }).press('Enter')
  await expect(title(page, 'Call before surgery')).toBeFocused()
  await expect(page.getByRole('main')).toContainText("Walter Kim won't see them.")
  await page.getByRole('button', { name: 'Start' }).press('Enter')
  await page
    .getByRole('radiogroup', { name: 'Did you reach the person?' })
    .getByRole('radio', { name: 'No' })
    .check()
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page
    .getByRole('radiogroup', { name: 'Ready for surgery?' })
    .getByRole('radio', { name: 'No' })
    .check()
  await expect(page.getByRole('main')).toContainText('The surgery may have to move.')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(page.getByRole('main')).toContainText('The answers are saved and this step is finished.')
  await expect(page.getByRole('heading', { level: 2, name: 'Needs attention' })).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: 'Steps of Walter Kim' }).last().press('Enter')
  await expect(page).toHaveURL(paths.provider.providerActions(hipPlace))
  await expect(page.getByRole('main')).toContainText('No step is open.')
  await expect(page.getByRole('list', { name: 'Finished steps' }).getByRole('link')).toHaveCount(2)
})

test('A submission shows its alert first, leads to the ones beside it, and prints (ROUTE-71, B13)', async ({
  page,
}) => {
  await signIn(page, 'samuel', paths.provider.patientActions(moodPlace))
  await page.getByRole('link', { name: 'How is your mood now?' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('Irène Fortin was told to:')
  await expect(main).toContainText('Mental-health check-in')
  await page.getByRole('link', { name: /^Before: / }).click()
  await expect(title(page, 'Book a talk with us')).toBeVisible()
  await expect(page).toHaveURL(/returnTo=/)
  await page.getByRole('link', { name: /^Before: / }).click()
  await expect(title(page, 'Who to reach when it gets dark')).toBeVisible()
  await page.getByRole('link', { name: /^Before: / }).click()
  await expect(title(page, 'How is your mood?')).toBeVisible()
  await expect(main).toContainText('Depuis le décès de mon mari')
  await expect(page.getByRole('link', { name: /^Before: / })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(main).toContainText('Depuis le décès de mon mari')
  for (const unprinted of ['Print', 'Cancel'])
    await expect(page.getByRole('button', { name: unprinted })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^After: / })).toHaveCount(0)
})

test('Both sides and a step are accessible, in both languages (320 px, axe)', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'samuel', paths.provider.patientActions(moodPlace))
  await expect(title(page, 'Irène Fortin')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Finished steps' })).toBeVisible()
  await expectFit(page)
  await page
    .getByRole('button', { name: /^Start / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFit(page)
  await page.keyboard.press('Escape')
  await changeLanguage(page, 'fr-ca')
  await expect(page.getByRole('list', { name: 'Étapes terminées' })).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: 'Pour l’équipe de soins' }).click()
  await expect(page.getByRole('list', { name: 'Étapes ouvertes' })).toContainText('Appel de sécurité')
  await expectFit(page)
  await page.getByRole('link', { name: 'Ouvrir Appel de sécurité' }).click()
  await expect(page.getByRole('main')).toContainText('Irène Fortin ne les verra pas.')
  await expectFit(page)
})

test('What is not there, or not his, is not found (404)', async ({ page, allowErrors }) => {
  allowErrors(/404/)
  const foreign = { ...hipPlace, organizationId: northern.id }
  await signIn(page, 'samuel', paths.provider.patientActions(foreign))
  await expect(page.getByRole('heading', { level: 1, name: 'Hmm...' })).toBeVisible()
  // A journey of a clinic where he does not work.
  const journeyId = journeyIdOf('luc-asthma')
  await page.goto(paths.provider.submission({ organizationId, journeyId, taskId: moodCheckIn.id }))
  await expect(page.getByRole('heading', { level: 1, name: 'Hmm...' })).toBeVisible()
})
