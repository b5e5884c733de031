import type { Page } from '@playwright/test'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { settingsWords } from '../support/settings-words.ts'
import { expect, test } from '../support/test.ts'

const word = settingsWords['en-ca']
const firstName = (page: Page) => page.getByRole('textbox', { name: word.firstName })

/** Goes through the history of the browser, and answers the question. */
async function step(page: Page, by: number, answer: 'Stay on this page' | RegExp) {
  await page.evaluate((delta) => history.go(delta), by)
  await page.getByRole('dialog').getByRole('button', { name: answer }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('Back and Forward, several steps too, ask before what Theo typed is lost, and then lead where he went', async ({
  page,
}) => {
  await signIn(page, 'theo', paths.settings.home())
  await page
    .getByRole('main')
    .getByRole('link', { name: /Profiles/ })
    .click()
  await page.getByRole('link', { name: word.edit('Rose Martin') }).click()
  await firstName(page).fill('Rosalie')
  const form = page.url()

  for (const by of [-1, -2]) {
    await step(page, by, 'Stay on this page')
    await expect(page).toHaveURL(form)
    await expect(firstName(page)).toHaveValue('Rosalie')
  }
  await step(page, -2, /Leave/)
  await expect(page).toHaveURL(paths.settings.home())

  // The history is as it was.
  await page.evaluate(() => history.go(2))
  await expect(page).toHaveURL(form)
  await expect(firstName(page)).toHaveValue('Rose')
  await page.getByRole('link', { name: 'All profiles' }).click()
  await page.goBack()
  await firstName(page).fill('Rosalie')
  await step(page, 1, 'Stay on this page')
  await expect(firstName(page)).toHaveValue('Rosalie')
  await step(page, 1, /Leave/)
  await expect(page).toHaveURL(paths.settings.profiles())
})
