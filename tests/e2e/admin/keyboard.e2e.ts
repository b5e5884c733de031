// What Priya writes and repairs without a mouse: every stop can be seen, and the focus is never lost (ROUTE-07, ROUTE-08,
// ROUTE-12, ROUTE-20; 2.1.1, 2.4.3, 2.4.7, 2.4.11).
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { newParent } from '#mock-server/store/seeds/journeys/new-parent.ts'
import { box, button, dialogOn, FAR, heading, typeInto } from '../support/editor-keys.ts'
import { enterOn, tabBackTo, tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(240_000)

const { admin } = paths

test('Typing and publishing at once: the question has the focus, and gives it back', async ({ page }) => {
  await signIn(page, 'priya', `${admin.forms()}?search=sleep`)
  await enterOn(page, page.getByRole('link', { name: 'Your sleep diary' }))
  await expect(heading(page, 1, 'Your sleep diary')).toBeFocused()
  await tabTo(page, box(page, 'Title (English)'), FAR)
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await tabBackTo(page, button(page, 'Publish'), FAR)
  await page.keyboard.press('Enter')
  await expect(dialogOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOn(page)).toHaveCount(0)
  await expect(button(page, 'Publish')).toBeFocused()
})

test('The steps of a journey are moved, taken out, put back, added, linked, saved and discarded', async ({
  page,
}) => {
  await signIn(page, 'priya', admin.journeys({}, { edit: newParent.id }))
  await expect(heading(page, 1, newParent.name['en-ca'])).toBeVisible()
  const first = 'Your first weeks'
  const names = page.getByRole('region', { name: 'Steps' }).getByRole('heading', { level: 3 })
  const [down, up] = [button(page, `Move down: ${first}`), button(page, `Move up: ${first}`)]
  await tabTo(page, down, FAR)
  for (const place of [2, 3, 4]) {
    await page.keyboard.press('Enter')
    await expect(names.nth(place - 1)).toContainText(first)
    await expect(down).toBeFocused()
  }
  // There is no further.
  await page.keyboard.press('Enter')
  await expect(down).toBeFocused()
  await tabBackTo(page, up)
  await page.keyboard.press('Enter')
  await expect(names.nth(2)).toContainText(first)
  await expect(up).toBeFocused()

  await enterOn(page, button(page, `Remove: ${first}`))
  await expect(button(page, 'Put it back')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(newParent.steps.length)
  await expect(button(page, 'Add a step')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page, 'Name of the step (English)')).toBeFocused()
  await page.keyboard.type('Your hip')
  await typeInto(page, [[box(page, 'Name of the step (French)'), 'Votre hanche']])
  const choose = button(page, 'Choose a form: Form for this step')
  await enterOn(page, choose)
  const dialog = dialogOn(page)
  await tabTo(page, box(dialog, 'Search published forms'))
  await page.keyboard.type('hip-check')
  await page.keyboard.press('Enter')
  await enterOn(page, button(dialog, /hip-check-in/))
  await expect(dialog).toHaveCount(0)
  await expect(choose).toBeFocused()
  await enterOn(page, button(page, 'Add a next step'))
  await expect(page.getByRole('combobox', { name: 'Next step 1' })).toBeFocused()

  await tabBackTo(page, button(page, 'Save the draft'), FAR)
  await page.keyboard.press('Enter')
  await expect(page.getByText('The draft is saved.').first()).toBeVisible()
  await expect(button(page, 'Save the draft')).toBeFocused()
  await tabBackTo(page, button(page, 'Discard the draft...'))
  await page.keyboard.press('Enter')
  await expect(button(dialog, 'Cancel')).toBeFocused()
  await enterOn(page, button(dialog, 'Discard the draft'))
  await expect(dialog).toHaveCount(0)
  await expect(names).toHaveCount(newParent.steps.length)
  await expect(button(page, 'Save the draft')).toBeFocused()
})

test('A stuck instance is repaired, and the other dialogs open and close', async ({ page }) => {
  await signIn(page, 'priya', admin.processInstance({ id: journeyIdOf('walter-hip') }))
  await expect(heading(page, 1, 'Process instance of Walter Kim')).toBeVisible()
  const dialog = dialogOn(page)
  const start = button(page, 'Start “Your surgery date is set”')
  const set = button(page, 'Set surgery_date')
  // What is wrong is said before it is tried.
  await enterOn(page, start)
  await expect(dialog).toContainText('The variable surgery_date must be a date. Set it first.')
  await page.keyboard.press('Escape')
  await expect(start).toBeFocused()
  await tabBackTo(page, set)
  await page.keyboard.press('Enter')
  await tabTo(page, box(dialog, 'Day'))
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await page.keyboard.press('D')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2026')
  await enterOn(page, button(dialog, 'Check the change'))
  await expect(button(dialog, 'Save')).toBeFocused()
  // Back to what was typed, and on again.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toBeFocused()
  await enterOn(page, button(dialog, 'Check the change'))
  await expect(dialog.getByRole('definition')).toContainText([/^Dec\. 10/, /^2026-12-10/])
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(set).toBeFocused()
  await enterOn(page, start)
  await expect(dialog).toContainText('Walter Kim will see it in their list.')
  await enterOn(page, button(dialog, 'Start'))
  await expect(dialog).toHaveCount(0)
  await expect(heading(page, 2, 'Incidents')).toBeFocused()

  for (const name of ['Add execution', 'Add a variable', 'Delete instance']) {
    await enterOn(page, button(page, name), FAR)
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(page, name)).toBeFocused()
  }
})

test('A content is begun, marked, looked at, saved and published', async ({ page }) => {
  await signIn(page, 'priya', admin.content({ id: lakeside.id }))
  await enterOn(page, button(page, 'New content'))
  const dialog = dialogOn(page)
  await typeInto(page, [[box(dialog, 'Title in English'), 'Stairs']])
  await page.keyboard.press('Enter')
  await expect(heading(page, 1, 'Stairs')).toBeFocused()
  await typeInto(page, [[box(page, 'Summary in English'), 'One step at a time.']])
  await enterOn(page, button(page.getByRole('group', { name: 'Format: Text in English' }), 'Bold'))
  // The sample is chosen: typing takes its place.
  await expect(box(page, 'Text in English')).toBeFocused()
  await page.keyboard.type('Good leg')
  await expect(box(page, 'Text in English')).toHaveValue('**Good leg**')
  const choose = button(page, 'Choose: Picture at the top')
  await enterOn(page, choose)
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'Surgery' }))
  await page.keyboard.press('Space')
  await enterOn(page, button(page, 'Save'))
  await expect(page.getByText('Saved. Patients will see it when you publish it.').first()).toBeVisible()
  await expect(button(page, 'Save')).toBeFocused()
  await enterOn(page, button(page, 'Publish'))
  await enterOn(page, button(dialog, 'Publish'))
  await expect(dialog).toHaveCount(0)
  const seen = page.getByRole('region', { name: 'What patients see' })
  await expect(seen).toContainText('Published')
  await expect(heading(page, 2, 'What patients see')).toBeFocused()
})
