import type { Page } from '@playwright/test'
import { profileId } from '../support/health-records.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// The main content is visible without scrolling on a desk, and many rows of it at once on a phone.

test.setTimeout(90_000)

const { healthStory } = paths.patient
const maya = { patientId: profileId('maya') }
const lists = [
  healthStory.records(maya),
  healthStory.allergies(maya),
  healthStory.conditions(maya),
  healthStory.medications(maya),
  healthStory.procedures(maya),
  healthStory.immunizations(maya),
  healthStory.familyHistory(maya),
  healthStory.testResults(maya),
  healthStory.documents(maya),
  healthStory.testResults(maya, { view: 'test' }),
]

const rowsOf = (page: Page) =>
  page.getByRole('main').locator('tbody tr, ul[role=list]:not(table ul) > li').filter({ visible: true })

/** A name that takes two lines makes its row higher, which is right. */
const heights = (page: Page) =>
  rowsOf(page).evaluateAll((rows) =>
    rows
      .filter((row) => (row.querySelector('th, a')?.getBoundingClientRect().height ?? 0) < 40)
      .map((row) => ({ height: Math.round(row.getBoundingClientRect().height), row: row.textContent })),
  )

// In French, whose words are longer.
test("Maya's lists begin above 520 px on a desk, and take at most 96 px a row on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, 'maya', paths.settings.home())
  await changeLanguage(page, 'fr-ca')
  for (const list of lists)
    await test.step(list, async () => {
      await goWithin(page, list)
      const first = rowsOf(page).first()
      await expect(first).toBeVisible()
      await expect.poll(async () => (await first.boundingBox())?.y, list).toBeLessThan(520)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect
        .poll(async () => (await heights(page)).filter(({ height }) => height > 96), list)
        .toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
    })
})
