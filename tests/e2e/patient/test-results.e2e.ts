import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { expectFit } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Test results (ROUTE-49, DATA-56), as Maya reads them.

test.setTimeout(150_000)

const { testResults } = paths.patient.healthStory
const maya = { patientId: patientIdOf('maya') }

const word = {
  a1c: 'A1C (average blood sugar)',
  isNew: 'New',
  sentence: /^Your result is above the usual range\. It is higher than on .+, when it was 5\.9%\.$/,
  line: /^A1C \(average blood sugar\): 6\.2%\. Above the usual range\. Usual range: 4\.0 to 6\.0%\.$/,
  back: 'All test results',
  byTest: 'By test',
  unit: 'Some were measured in another unit. They appear in the table, but not in the chart.',
  glucose: 'Fasting blood sugar',
  add: 'Add a result',
  name: 'Name of the test',
  value: 'Result',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  save: 'Save',
  added: 'Resting pulse was added',
}

test('Maya reads what is new, how it came about, and writes a result down', async ({ page }) => {
  await signIn(page, 'maya', testResults(maya))
  await expect(page.getByRole('heading', { level: 1, name: 'Test results' })).toBeVisible()
  const first = page.getByRole('row').filter({ hasText: word.a1c }).first()
  await expect(first).toContainText(word.isNew)

  // out of range first
  await expect(page.getByRole('table').first().getByRole('row').nth(1)).toContainText(word.a1c)
  await first.getByRole('link', { name: word.a1c }).click()
  // Its words are explained a moment later, by buttons.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.a1c)
  await expect(page.getByText(word.sentence)).toBeVisible()
  await expect(page.getByRole('img', { name: word.line })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(6)
  await expectFit(page)
  await page.getByRole('link', { name: word.back }).click()
  await expect(page.getByRole('row').filter({ hasText: word.a1c }).first()).not.toContainText(word.isNew)

  await page.getByRole('button', { name: word.byTest }).click()
  await expect(page).toHaveURL(/view=test/)
  const glucose = page.getByRole('link', { name: word.glucose })
  // By day, the list has one for each time.
  await expect(glucose).toHaveCount(1)
  await glucose.click()
  await expect(page.getByText(word.unit)).toBeVisible()

  await page.goto(testResults(maya, { add: '1' }))
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('textbox', { name: word.name }).fill('Resting pulse')
  await drawer.getByRole('textbox', { name: word.value, exact: true }).fill('64')
  await drawer.getByRole('textbox', { name: word.day }).fill('2')
  await drawer.getByRole('combobox', { name: word.month }).selectOption('03')
  await drawer.getByRole('textbox', { name: word.year }).fill('2024')
  await drawer.getByRole('button', { name: word.save }).click()
  await expect(page.getByText(word.added)).toBeVisible()
  await expect(drawer).toHaveCount(0)
})
