import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Forms, as Priya writes them (ROUTE-06, ROUTE-07).

test.setTimeout(150_000)

const word = {
  list: 'Forms',
  new: 'New form',
  english: 'Title in English',
  french: 'Title in French',
  key: /^Key/,
  create: 'Create the form',
  save: 'Save draft',
  saved: 'The draft is saved.',
  publish: 'Publish',
  publishNow: 'Publish now',
  refused: /The form: It has no pages yet\./,
  restore: 'Restore version 1',
  restoreNow: 'Restore',
  restored: 'Version 1 is now the draft.',
  retire: 'Retire',
  retireNow: 'Retire the form',
  retired: 'Retired',
  import: 'Import JSON',
  notForm: /This file isn't a valid form/,
  notJson: /This file isn't valid JSON/,
  diary: 'Your sleep diary',
}

const formAt = (key: string) => paths.admin.form({ id: formIdOf(key) })
const jsonFile = (text: string) => ({
  name: 'form.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

test('Priya sees which files are not forms, and starts a form; it cannot be published while it is empty', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await signIn(page, 'priya', paths.admin.forms())
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: word.diary })).toBeVisible()

  await page.getByRole('button', { name: word.import }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles(jsonFile('{ "key": '))
  await expect(dialog.getByRole('alert')).toContainText(word.notJson)
  await file.setInputFiles(
    jsonFile('{"key":"a","version":1,"title":{"en-ca":"<img src=x>"},"pages":[{"key":"P"}]}'),
  )
  await expect(dialog.getByRole('alert')).toContainText(word.notForm)
  await expect(dialog.getByRole('alert')).toContainText('/pages/0/key')
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: word.new }).click()
  await dialog.getByRole('button', { name: word.create }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('textbox', { name: word.english }).fill('Your walks')
  await dialog.getByRole('textbox', { name: word.french }).fill('Vos marches')
  await dialog.getByRole('textbox', { name: word.key }).fill('walks')
  await dialog.getByRole('button', { name: word.create }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your walks' })).toBeVisible()
  await page.getByRole('button', { name: word.publish, exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(word.refused)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectFit(page)
})

test('Priya and another administrator write the same form: she sees both, and keeps hers; she publishes, restores and retires it', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/status of 412/)
  const address = formAt('sleep-diary')
  await signIn(page, 'priya', address)
  const other = await otherDevice()
  await signIn(other, 'priya', address)
  await expect(page.getByRole('heading', { level: 1, name: 'Your sleep diary' })).toBeVisible()
  await expect(page.getByRole('button', { name: word.save })).toBeVisible()
  await expectFit(page)
  const titleOf = (on: typeof page) => on.getByRole('textbox', { name: /English/ }).first()
  await titleOf(page).fill('My nights')
  await titleOf(other).fill('Their nights')
  await other.getByRole('button', { name: word.save }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Their nights' })).toBeVisible()
  await page.getByRole('button', { name: word.save }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Their nights')
  await expect(dialog).toContainText('My nights')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My nights' })).toBeVisible()

  await page.getByRole('button', { name: word.publish, exact: true }).click()
  await dialog.getByRole('button', { name: word.publishNow }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: word.restore }).click()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: word.restoreNow }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: word.retire, exact: true }).click()
  await dialog.getByRole('button', { name: word.retireNow }).click()
  // its state beside the name; the history below says the same word of what was done
  const state = page
    .getByRole('main')
    .locator('span')
    .filter({ hasText: new RegExp(`^${word.retired}$`) })
  await expect(state).toBeVisible()
})

test('By keyboard alone, and at 320 px: from the list into a form and a new form', async ({
  page,
  allowErrors,
}) => {
  // the page past the end, from where the list goes to the last one there is
  allowErrors(/status of 404/, /ApiError.* 404/)
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'priya', paths.admin.forms())
  await expect(page.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await tabTo(page, page.getByRole('button', { name: 'New form' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'New form' })).toBeFocused()
  await page.goto(`${paths.admin.forms()}?search=sleep&page=99`)
  await page.getByRole('link', { name: 'Your sleep diary' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your sleep diary' })).toBeFocused()
  await expectNoSidewaysScroll(page)
})

test('Priya adds a question to those that repeat, of the first and of the last kind in the menu', async ({
  page,
}) => {
  await signIn(page, 'priya', formAt('before-surgery'))
  const group = page.getByRole('button', { name: 'Add a question to Your medications' })
  for (const kind of ['Short text', 'Text to read']) {
    await group.click()
    // It is cut off nowhere, so that a mouse reaches it.
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: kind })).toBeFocused()
  }
})
