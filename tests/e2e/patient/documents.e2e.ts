import { expectFit } from '../support/axe.ts'
import { documentWords, fileField, mayasDocuments, pdf } from '../support/documents.ts'
import { expectWholeKeyboard } from '../support/keyboard.ts'
import { signOut } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// Documents of the health record (ROUTE-30..34, ROUTE-42, DOC-01..04), as Maya uses them.

test.setTimeout(120_000)
const en = documentWords

test('Maya uploads a PDF, goes elsewhere, reviews what was found, and it is in her record', async ({
  page,
  control,
}) => {
  await page.goto((await mayasDocuments(page)).upload)
  await expect(page.getByRole('heading', { level: 1, name: en.upload })).toBeVisible()
  await control.faults({ kind: 'delay', ms: 1500, match: { operationId: 'completeDocumentUpload' } })
  await fileField(page, en.choose).setInputFiles(pdf('slow-list-from-the-pharmacy.pdf'))
  await expect(page.getByRole('textbox', { name: en.name })).toHaveValue('slow-list-from-the-pharmacy')
  await expectFit(page)
  await page.getByRole('button', { name: en.send }).click()

  await page.getByRole('link', { name: en.toList }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.documents })).toBeVisible()
  await expect(page.getByRole('region', { name: en.tray })).toBeVisible()
  await expectFit(page)
  await control.faults()
  await page
    .getByRole('row', { name: /slow-list-from-the-pharmacy/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { name: en.reading })).toBeVisible()
  await control.advanceClock(20 * 60_000)
  await expect(page.getByRole('heading', { name: en.found })).toBeVisible({ timeout: 20_000 })
  await expectFit(page)

  await page.getByRole('link', { name: en.review }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.results })).toBeFocused()
  await expectFit(page)
  await page.getByRole('button', { name: en.acceptLikely }).click()
  for (const name of [en.update, en.ignore]) {
    for (let left = await page.getByRole('button', { name }).count(); left > 0; left -= 1) {
      await page.getByRole('button', { name }).first().click()
    }
  }
  expect(await control.callsOf('reviewDocument')).toEqual([])
  await page.getByRole('button', { name: en.finish }).click()
  await expect(page.getByText(en.added)).toBeVisible()
  const linked = page.getByRole('list', { name: en.linked })
  await expect(linked.getByRole('link', { name: 'Ramipril' })).toBeVisible()
  await expectFit(page)
})

test('A document is changed, deleted, and brought back', async ({ page }) => {
  await page.goto(await (await mayasDocuments(page)).named('Travel insurance 2026'))
  await page.getByRole('link', { name: en.edit }).click()
  await page.getByRole('textbox', { name: en.name }).fill('Insurance for trips')
  await page.getByRole('button', { name: en.save }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Insurance for trips' })
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: en.delete }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Insurance for trips?' })
  await expect(dialog).toContainText('Records that came from it stay')
  await dialog.getByRole('button', { name: en.delete }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.documents })).toBeVisible()
  await expect(page.getByRole('row', { name: /Insurance for trips/ })).toHaveCount(0)
  await page.getByRole('button', { name: en.undo }).click()
  await expect(page.getByRole('row', { name: /Insurance for trips/ })).toBeVisible()
})

test('A file that cannot be read says why, and is read again (F36)', async ({ page, control }) => {
  await page.goto((await mayasDocuments(page)).upload)
  await fileField(page, en.choose).setInputFiles(pdf('fail-once.pdf'))
  await page.getByRole('button', { name: en.send }).click()
  await page.getByRole('link', { name: en.open }).click()
  await control.advanceClock(6_000)
  await expect(page.getByRole('heading', { name: en.failed })).toBeVisible()
  await page.getByRole('button', { name: en.retry }).click()
  await expect(page.getByRole('heading', { name: en.reading })).toBeVisible()
  await control.advanceClock(6_000)
  await expect(page.getByRole('heading', { name: en.found })).toBeVisible()
})

test('Nothing of the upload needs a mouse; a broken connection leaves no ghost; the same file is sent again (F34)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/document-files/)
  await page.goto((await mayasDocuments(page)).upload)
  await expect(page.getByRole('heading', { level: 1, name: en.upload })).toBeVisible()
  await expectWholeKeyboard(page)
  await control.faults({ kind: 'resetAfterBytes', bytes: 0, match: { path: '/media/document-files/*' } })
  await fileField(page, en.choose).setInputFiles(pdf('scan.pdf', 400_000))
  await page.getByRole('button', { name: en.send }).click()
  await expect(page.getByRole('alert')).toHaveText("We couldn't upload the file. Please try again.")
  await expect.poll(async () => (await control.callsOf('deleteDocument')).length).toBe(1)
  await control.faults()
  await page.getByRole('button', { name: en.retry }).click()
  await expect(page.getByText(en.uploaded)).toBeVisible()
  await page.getByRole('link', { name: en.toList }).click()
  await expect(page.getByRole('row', { name: /scan/ })).toHaveCount(1)
})

test('Signing out stops what is on its way (F35)', async ({ page, control, allowErrors }) => {
  allowErrors(/document-files|documents/)
  await page.goto((await mayasDocuments(page)).upload)
  await control.faults({ kind: 'hang', match: { path: '/media/document-files/*' } })
  await fileField(page, en.choose).setInputFiles([pdf('a.pdf'), pdf('b.pdf')])
  await page.getByRole('button', { name: en.sendTwo }).click()
  await page.getByRole('link', { name: en.toList }).click()
  await expect(page.getByRole('region', { name: en.tray })).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('region', { name: en.tray })).toHaveCount(0)
})
