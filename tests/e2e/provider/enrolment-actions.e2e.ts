import type { Page } from '@playwright/test'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { expectVisibleFocus } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

const organizationId = lakeside.id
const hipPlace = { organizationId, journeyId: hipReplacement.id, enrolmentId: journeyIdOf('walter-hip') }
const moodPlace = { organizationId, journeyId: moodCheckIn.id, enrolmentId: journeyIdOf('irene-mood') }

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

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

test('Both sides and a step are accessible; a submission shows its alert first, leads to the ones beside it, and prints (ROUTE-71, ROUTE-72, B13)', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'samuel', paths.provider.patientActions(moodPlace))
  await expect(title(page, 'Irène Fortin')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Finished steps' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Start / })
    .first()
    .click()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await changeLanguage(page, 'fr-ca')
  await expect(page.getByRole('list', { name: 'Étapes terminées' })).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: 'Pour l’équipe de soins' }).click()
  await expect(page.getByRole('list', { name: 'Étapes ouvertes' })).toContainText('Appel de sécurité')
  await page.getByRole('link', { name: 'Ouvrir Appel de sécurité' }).click()
  await expect(page.getByRole('main')).toContainText('Irène Fortin ne les verra pas.')
  await expectFit(page)
  await changeLanguage(page, 'en-ca')
  await goWithin(page, paths.provider.patientActions(moodPlace))

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
