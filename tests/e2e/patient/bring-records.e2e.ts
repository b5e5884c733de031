// Records from the file of another health app to the Health Story, and from its own export back.
import { readFile } from 'node:fs/promises'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { bundleOf, healthCard, ipsBundle, ipsResources } from '#tests/support/ips-file.ts'
import { expectFit } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const maya = { patientId: patientIdOf('maya') }
const { summary } = paths.patient.healthStory

const file = (content: unknown, name = 'summary.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})

test('a summary of a hospital is previewed and added by keyboard at 320 px; a health card and our own export are read', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'maya', summary(maya))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /health app / }).click()
  const own = await (await download).path()
  await page.getByRole('link', { name: 'Bring your records' }).click()
  await page.getByLabel(/Choose a(nother)? file/).setInputFiles(file(ipsBundle()))
  await expect(page.getByText('This file is about Maya Tremblay')).toBeVisible()
  await expectFit(page)
  await page.getByRole('checkbox', { name: 'Lumpectomy of breast' }).press('Space')
  expect(await control.callsOf('createAllergy')).toEqual([])
  await page.getByRole('button', { name: 'Add 7 entries' }).press('Enter')
  await expect(page.locator(':focus')).toContainText('7 entries were added')
  await expectFit(page)

  await page
    .getByLabel(/Choose a(nother)? file/)
    .setInputFiles(file(await healthCard(bundleOf(ipsResources.procedure)), 'a.smart-health-card'))
  await expect(page.getByText("We don't verify its signature")).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 entry' }).press('Enter')
  await expect(page.getByText('1 entry was added')).toBeVisible()

  await page.getByLabel(/Choose a(nother)? file/).setInputFiles(file(await readFile(own, 'utf8')))
  await expect(
    page.getByText('Nothing is chosen. Everything in this file may be there already.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to the Health Story' }).click()
  await expect(page.getByText('From a file: Anne Roy').first()).toBeVisible()
})
