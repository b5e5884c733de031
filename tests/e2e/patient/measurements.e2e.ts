// Measurements from a file of a scale to the summary, where medical words are explained.
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { expectFit } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const maya = { patientId: patientIdOf('maya') }
const { measurements, summary } = paths.patient.healthStory

const dayOf = (index: number) => new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10)
const file = (lines: readonly string[]) => ({
  name: 'scale.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Date,Time,Weight (kg)\n${lines.join('\n')}\n`),
})

test('a file of 1,000 weights is previewed, added by keyboard, and recognized the next time', async ({
  page,
  control,
}) => {
  const lines = Array.from({ length: 1000 }, (_, index) => `${dayOf(index)},07:30,${70 + (index % 50) / 10}`)
  await signIn(page, 'maya', measurements(maya))
  await page.getByRole('link', { name: 'Import a file' }).click()
  await page.getByLabel('Choose a file').setInputFiles(file([...lines, '2025-01-01,07:30,heavy']))
  await expect(page.getByText('Line 1,002, Weight (kg): Enter a number')).toBeVisible()
  expect(await control.callsOf('importMeasurements')).toEqual([])
  await page.getByRole('button', { name: 'Add 1,000 values' }).press('Enter')
  await expect(page.locator(':focus')).toContainText('1,000 values were added.')
  await page.getByRole('link', { name: 'See your measurements' }).click()
  await page.getByRole('link', { name: 'Import a file' }).click()
  await page.getByLabel('Choose a file').setInputFiles(file(lines))
  await expect(page.getByText('1,000 values are there already')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0)
})

test('the summary has the latest values, and explains a medical word at 320 px without leaving the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'maya', summary(maya))
  const section = page.getByRole('region', { name: 'Latest measurements' })
  await expect(section.getByText('130/83')).toBeVisible()
  const word = page.getByRole('button', { name: 'anaphylaxis' })
  await word.press('Enter')
  const means = page.getByText('A severe allergic reaction').first()
  await expect(means).toBeVisible()
  const box = await means.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  await expectFit(page)
  await page.keyboard.press('Escape')
  await expect(means).toHaveCount(0)
  await expect(word).toBeFocused()
})
