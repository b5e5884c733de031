import { expectAccessible, expectFit } from '../support/axe.ts'
import { expectWholeKeyboard } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// How Priya sets journeys up (ROUTE-08, JOURNEY-15).

test.setTimeout(180_000)

const word = {
  list: 'Journeys',
  hip: 'Hip replacement preparation',
  weeks: /^About how many weeks/,
  publish: 'Publish...',
  dialog: 'Publish the journey',
  confirm: 'Publish',
  done: 'Version 2 is published.',
  down: 'Move down: About your hip',
  restore: 'Restore version 1...',
  restoreTitle: 'Restore version 1?',
  french: 'Name (French)',
  missing: /Name \(French\): The French text is missing\.$/,
  history: 'Longer.',
  comment: /^What changed, and why/,
}

test('A journey is changed, published with what is missing said, and a version restored; the list is walked by keyboard', async ({
  page,
}) => {
  await signIn(page, 'priya', paths.admin.journeys())
  await expect(page.getByRole('heading', { level: 1, name: word.list })).toBeVisible()
  await expect(page.getByRole('link', { name: word.hip })).toBeVisible()
  await expectWholeKeyboard(page)

  await page.getByRole('link', { name: word.hip }).click()
  await expect(page.getByRole('heading', { level: 1, name: word.hip })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Parts of the journey' })
  await tabs.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('textbox', { name: word.weeks }).fill('8')
  await tabs.getByRole('link', { name: 'Steps' }).click()
  const down = page.getByRole('button', { name: word.down })
  await down.press('Enter')
  await expect(down).toBeFocused()

  await tabs.getByRole('link', { name: 'Texts' }).click()
  const french = page.getByRole('textbox', { name: word.french })
  const before = await french.inputValue()
  await french.fill('')
  await tabs.getByRole('link', { name: 'Steps' }).click()
  await page.getByRole('button', { name: word.publish }).click()
  const dialog = page.getByRole('dialog', { name: word.dialog })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  const problem = dialog.getByRole('button', { name: word.missing })
  await expect(problem).toBeVisible()
  await expect(dialog.getByRole('button', { name: word.confirm, exact: true })).toHaveCount(0)
  await problem.click()
  await expect(french).toBeFocused()
  await expectFit(page)

  // the panel stays in sight, and what has the focus is below it (2.4.11)
  await page.getByRole('button', { name: 'Problems (2)' }).press('Enter')
  const panel = page.getByRole('region', { name: 'Problems' })
  await panel.getByRole('button', { name: word.missing }).press('Enter')
  await expect(french).toBeFocused()
  await expect
    .poll(async () => (await french.boundingBox())!.y - (await panel.boundingBox())!.y)
    .toBeGreaterThan((await panel.boundingBox())!.height)
  await tabs.getByRole('link', { name: 'Diagram' }).click()
  await expect(page.getByRole('button', { name: '2. About your hip' }).first()).toBeVisible()

  await tabs.getByRole('link', { name: 'Texts' }).click()
  await french.fill(before)
  await page.getByRole('button', { name: word.publish }).click()
  await dialog.getByRole('textbox', { name: word.comment }).fill('Longer.')
  await dialog.getByRole('button', { name: word.confirm, exact: true }).click()
  await expect(page.getByText(word.done)).toBeVisible()
  await tabs.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText(word.history).first()).toBeVisible()

  await page.getByRole('button', { name: word.restore }).click()
  await expect(page.getByRole('dialog', { name: word.restoreTitle })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
