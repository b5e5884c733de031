// Priya writes what patients read (ROUTE-11..13, ROUTE-54, LIB-01, T01).
import { badInputs } from '#tests/data/bad-inputs.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { beginContent, field, press, publishContent, saveContent } from '../support/admin-content.ts'
import { signIn, signInMaya } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const mediaLibrary = paths.admin.content({ id: lakeside.id }, { view: 'media' })

/** The smallest picture that browsers draw: one point. */
const picture = {
  name: 'stairs.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('Priya writes in both languages with a picture, publishes, and Maya reads it in French', async ({
  page,
  control,
  otherDevice,
}) => {
  test.slow() // Two people on two devices, and a file that is sent.
  await beginContent(page, 'Stairs after surgery', 'L’escalier après l’opération')
  await field(page, 'Summary in English').fill('One step at a time.')
  await field(page, 'Summary in French').fill('Une marche à la fois.')
  await field(page, 'Text in English').fill('## Going up\n\nGood leg **first**.')
  await field(page, 'Text in French').fill('## Pour monter\n\nLa bonne jambe **d’abord**.')
  await page.getByRole('checkbox', { name: 'Surgery' }).check()

  // the picture is uploaded inside the editor, with progress, and what it shows in both languages
  await control.faults({ kind: 'delay', ms: 1500, match: { operationId: 'completeMediaFileUpload' } })
  await press(page, 'Choose: Picture at the top')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Upload a new one' }).click()
  await dialog.getByLabel('Choose a file').setInputFiles(picture)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog.getByRole('link', { name: 'Say what the picture shows.' })).toHaveCount(2)
  await dialog.getByRole('textbox', { name: /^What the picture shows in English/ }).fill('A stair')
  await dialog.getByRole('textbox', { name: /^What the picture shows in French/ }).fill('Un escalier')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Uploading stairs.png' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await control.faults()
  const preview = page.getByRole('group', { name: 'Preview', exact: true })
  await expect(preview.getByRole('img', { name: 'A stair' })).toBeVisible()
  await press(page, 'French')
  await expect(preview.getByRole('heading', { name: 'Pour monter' })).toBeVisible()
  await expectFit(page)
  await saveContent(page)
  await publishContent(page)
  await expect(page.getByRole('region', { name: 'Change history' })).toContainText('Priya Nair')

  const phone = await otherDevice()
  await signInMaya(phone, 'fr-ca')
  await phone.goto(`${paths.patient.discover({ organizationId: lakeside.id })}?search=escalier`)
  await phone.getByRole('link', { name: 'L’escalier après l’opération' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'L’escalier après l’opération' })).toBeVisible()
  await expect(phone.getByRole('heading', { name: 'Pour monter' })).toBeVisible()
  await expect(phone.getByRole('img', { name: 'Un escalier' })).toBeVisible()
})

test('An upload is cancelled, or tried again after the connection broke', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_|Failed to load/)
  await signIn(page, 'priya', mediaLibrary)
  await press(page, 'Upload a file')
  const choose = async () => {
    await page.getByLabel('Choose a file').setInputFiles(picture)
    await page.getByRole('textbox', { name: /shows in English/ }).fill('A stair')
    await page.getByRole('textbox', { name: /shows in French/ }).fill('Un escalier')
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
  }
  await control.faults({ kind: 'hang', match: { path: '/media/content-uploads/*' } })
  await choose()
  await press(page, 'Cancel stairs.png')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await control.faults({ kind: 'resetAfterBytes', bytes: 0, match: { path: '/media/content-uploads/*' } })
  await choose()
  await expect(page.getByRole('alert').filter({ hasText: "We couldn't upload the file." })).toBeVisible()
  await control.faults()
  await press(page, 'Try again: stairs.png')
  await expect(page.getByRole('link', { name: 'stairs.png' })).toBeVisible()
})

test('What was typed survives leaving and a reload, by keyboard; two administrators write the same content: each part is chosen, nothing is lost; what is typed is words (T01)', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  test.slow() // Two people on two devices.
  allowErrors(/status of 412|^ApiError: Request failed with status 412/)
  await beginContent(page, 'Sleeping well', '')
  await field(page, 'Summary in English').focus()
  await page.keyboard.type('Three habits')
  await page.getByRole('link', { name: 'Content', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const restore = page.getByRole('button', { name: 'Restore your changes' })
  await restore.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Summary in English')).toHaveValue('Three habits')
  await saveContent(page)

  const address = page.url()
  const other = await otherDevice()
  await signIn(other, 'priya', address)
  await field(other, 'Summary in English').fill('Theirs')
  await field(other, 'Text in English').fill('Only theirs')
  await saveContent(other)
  await field(page, 'Summary in English').fill('Mine')
  await field(page, 'Title in French').fill('Bien dormir')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed this content' })
  await conflict.getByRole('radio', { name: 'Theirs' }).check()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: 'Keep these' }).click()
  await expect(field(page, 'Summary in English')).toHaveValue('Theirs')
  await expect(field(page, 'Text in English')).toHaveValue('Only theirs')
  await expect(field(page, 'Title in French')).toHaveValue('Bien dormir')
  await saveContent(page)

  // Nothing of it runs, and links lead nowhere unsafe.
  const hostile = badInputs('libraryHtml').map(({ value }) => String(value))
  const title = '<img src=x onerror=alert(1)>'
  await field(page, 'Title in English').fill(title)
  await field(page, 'Title in French').fill('{{7*7}}')
  await field(page, 'Text in English').fill(hostile.join('\n\n'))
  const preview = page.getByRole('group', { name: 'Preview', exact: true })
  await expect(preview).toContainText('<svg><script>alert(1)</script></svg>')
  // the icon of the type is the portal's own
  await expect(preview.locator('script, svg:not([aria-hidden]), form, iframe, input')).toHaveCount(0)
  await saveContent(page)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await field(page, 'Text in English').fill('[press](javascript:alert)')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: /This link can't be used: javascript:alert/ })).toBeVisible()
  await expect(preview.getByRole('link')).toHaveCount(0)
})

test('Priya is reminded of a review, and schedules a content: by keyboard, on a narrow page', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  const enterOn = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await signIn(page, 'priya', paths.admin.home())
  await page.getByRole('link', { name: `See the content: ${lakeside.name}` }).click()
  const row = page.getByRole('row').filter({ hasText: 'Your right to see your records' })
  await expect(row).toContainText('Review due')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectFit(page)
  await row.getByRole('link').click()

  await expect(page.getByText('Due for review since July 15, 2026')).toBeVisible()
  await enterOn('Mark as reviewed')
  await dialog.getByRole('radio', { name: 'On another day' }).focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('group', { name: /^Day of the review/ })).toBeVisible()
  await expectFit(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Mark as reviewed' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: /^In a year/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Review', exact: true })).toBeFocused()

  await enterOn('Remove from the library')
  await dialog.getByRole('button', { name: 'Remove from the library' }).click()
  await enterOn('Publish later')
  await dialog.getByRole('textbox', { name: 'Day' }).fill('3')
  await dialog.getByRole('combobox', { name: 'Month' }).selectOption('02')
  await dialog.getByRole('textbox', { name: 'Year' }).fill(String(new Date().getFullYear() + 2))
  await dialog.getByRole('textbox', { name: /^Time/ }).fill('9 am')
  await expectFit(page)
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: 'What patients see' })
  await expect(card).toContainText('It will be published on February 3')
  await expectFit(page)
  await enterOn('Cancel publishing')
  await expect(page.getByRole('heading', { level: 2, name: 'What patients see' })).toBeFocused()
  await expect(card).not.toContainText('It will be published')
})
