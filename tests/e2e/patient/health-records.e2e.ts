import { expectAccessible } from '../support/axe.ts'
import { allergiesOf, profileId, recordsOf, recordWords } from '../support/health-records.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// The Health Story: its landing, all records together, and allergies (ROUTE-22, 24, 25, HEALTH-06).

test.setTimeout(120_000)

const word = recordWords

test('Maya finds her records from the navigation, by date and by searching; she adds an allergy among the most serious, and takes its deletion back', async ({
  page,
}) => {
  await signIn(page, 'maya', paths.patient.healthStory.home())
  await expect(page).toHaveURL(new RegExp(`/patient/${profileId('maya')}/healthstory/`))
  await goWithin(page, recordsOf('maya'))
  await expect(page.getByRole('heading', { level: 1, name: word.records })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: word.story }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('link', { name: word.family, exact: true })).toBeVisible()
  await expect(page.getByText(word.fresh)).toBeVisible()
  await page.getByRole('button', { name: word.timeline }).click()
  await expect(page).toHaveURL(/view=timeline/)
  await page.getByRole('button', { name: word.older }).click()
  await expect(page.getByRole('heading', { level: 2, name: '1998' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.getByRole('textbox', { name: word.search }).fill('osteo')
  await expect(page).toHaveURL(/search=osteo/)
  await expect(page.getByRole('link', { name: 'Osteoporosis' })).toBeVisible()

  await goWithin(page, allergiesOf('maya'))
  const main = page.getByRole('main')
  await expect(main.getByRole('row').nth(1)).toContainText('Penicillin')
  await main.getByRole('link', { name: word.addAllergy }).click()
  await expect(page).toHaveURL(/add=1/)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: word.save }).click()
  await expect(drawer.getByText(word.problem)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await drawer.getByRole('textbox', { name: word.allergen }).fill('Peanuts')
  await drawer.getByRole('radio', { name: word.food }).check()
  await drawer.getByRole('checkbox', { name: word.hives }).check()
  await drawer.getByRole('radio', { name: word.severe }).check()
  await drawer.getByRole('button', { name: word.save }).click()
  await expect(drawer).toHaveCount(0)
  await expect(main.getByRole('row').nth(2)).toContainText('Peanuts')
  await main.getByRole('link', { name: 'Peanuts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: word.delete }).click()
  const question = page.getByRole('dialog', { name: /Peanuts/ })
  await question.getByRole('button', { name: word.delete }).click()
  await expect(main.getByRole('link', { name: 'Peanuts' })).toHaveCount(0)
  await page.getByRole('button', { name: word.undo }).click()
  await expect(main.getByRole('link', { name: 'Peanuts' })).toBeVisible()
})
