import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Anyone who edits at the end of a long page saves and publishes from there (docs/design.md).
for (const width of [1280, 390])
  test(`Save and Publish stay in sight above what is edited, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'priya', paths.admin.journeys({}, { edit: hipReplacement.id, view: 'settings' }))
    await stayInSight()
    await page.goto(paths.admin.forms())
    await page.getByRole('link', { name: 'Is your home ready?' }).click()
    await stayInSight()

    async function stayInSight() {
      const save = page.getByRole('button', { name: /^Save (the )?draft$/ })
      await expect(save).toBeVisible()
      const field = page.getByRole('main').getByRole('textbox').last()
      await field.scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 400)
      await expect(save).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: /^Publish/ })).toBeInViewport({ ratio: 1 })
      // what has the focus is never under the bar (2.4.11)
      await field.focus()
      const bar = (await save.boundingBox())!
      await expect.poll(async () => (await field.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height)
    }
  })
