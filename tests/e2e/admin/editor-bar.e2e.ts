import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// Anyone who edits at the end of a long page saves and publishes from there (docs/design.md).
test('Save and Publish stay in sight above what is edited, on a phone and on a wide screen', async ({
  page,
}) => {
  await signIn(page, 'priya', paths.admin.journeys({}, { edit: hipReplacement.id, view: 'settings' }))
  await stayInSight()
  await goWithin(page, paths.admin.forms())
  await page.getByRole('link', { name: 'Is your home ready?' }).click()
  await stayInSight()

  async function stayInSight() {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
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
      await field.blur()
    }
  }
})
