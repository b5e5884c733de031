import type { Page } from '@playwright/test'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
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

test('Priya sees which files are not forms, and starts a form by keyboard; it cannot be published while it is empty; a question is added to those that repeat, of the first and of the last kind in the menu', async ({
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

  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  const add = page.getByRole('button', { name: word.new })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(add).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('Enter')
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

  await goWithin(page, formAt('before-surgery'))
  const group = page.getByRole('button', { name: 'Add a question to Your medications' })
  for (const kind of ['Short text', 'Text to read']) {
    await group.click()
    // It is cut off nowhere, so that a mouse reaches it.
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: kind })).toBeFocused()
  }
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

/** A photo that no form could hold: noise hardly compresses. */
const photo = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 })
    const pen = canvas.getContext('2d')!
    const noise = pen.createImageData(800, 600)
    for (const at of noise.data.keys()) noise.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
    pen.putImageData(noise, 0, 0)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })

test('a photo becomes small enough for the form, and a phone shows two answers beside each other', async ({
  page,
}) => {
  const words = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })
  const option = (value: string) => ({ value, label: words(value) })
  const knee = {
    type: 'choice',
    key: 'knee',
    label: words('Which knee?'),
    options: ['Left', 'Right'].map(option),
  }
  const pages = [{ key: 'one', title: words('Your knee'), fields: [knee] }]
  await signIn(page, 'priya', paths.admin.forms())
  await page.getByRole('button', { name: word.import }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles(jsonFile(JSON.stringify({ key: 'knee', version: 1, title: words('Knee'), pages })))
  await dialog.getByRole('button', { name: word.create }).click()
  await page.locator('#edit-row-question-0-0').click()
  const buffer = Buffer.from(await photo(page), 'base64')
  for (const at of [0, 1]) {
    await page.getByRole('button', { name: 'Add a picture' }).first().click()
    await page
      .locator(`#edit-question-0-0-option-${at}-picture`)
      .setInputFiles({ name: 'knee.png', mimeType: 'image/png', buffer })
    const number = at + 1
    await page.getByRole('textbox', { name: `What picture ${number} shows (English)` }).fill(`Knee ${number}`)
    await page.getByRole('textbox', { name: `What picture ${number} shows (French)` }).fill(`Genou ${number}`)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: word.save }).click()
  await expect(page.getByText(word.saved).first()).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Preview and test' }).click()
  const preview = page.getByRole('group', { name: 'Preview of the form' })
  const [left, right] = [
    preview.getByRole('img', { name: 'Knee 1' }),
    preview.getByRole('img', { name: 'Knee 2' }),
  ]
  await right.click()
  await expect(preview.getByRole('radio', { name: 'Right' })).toBeChecked()
  const [one, other] = [await left.boundingBox(), await right.boundingBox()]
  expect([one!.y, one!.width > 100, other!.x > one!.x + 100]).toEqual([other!.y, true, true])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
