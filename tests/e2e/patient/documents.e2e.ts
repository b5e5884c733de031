import { documentWords, fileField, mayasDocuments, pdf } from '../support/documents.ts'
import { expectWholeKeyboard } from '../support/keyboard.ts'
import { signOut } from '../support/people.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// Documents of the health record (ROUTE-30..34, ROUTE-42, DOC-01..04), as Maya uses them.

test.setTimeout(120_000)
const en = documentWords

test('Nothing of the upload needs a mouse; a broken connection leaves no ghost; the same file is sent again; signing out stops what is on its way (F34, F35)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/document-files|documents/)
  const { upload } = await mayasDocuments(page)
  await page.goto(upload)
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

  await control.faults({ kind: 'hang', match: { path: '/media/document-files/*' } })
  await goWithin(page, upload)
  await fileField(page, en.choose).setInputFiles([pdf('a.pdf'), pdf('b.pdf')])
  await page.getByRole('button', { name: en.sendTwo }).click()
  await page.getByRole('link', { name: en.toList }).click()
  await expect(page.getByRole('region', { name: en.tray })).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('region', { name: en.tray })).toHaveCount(0)
})
