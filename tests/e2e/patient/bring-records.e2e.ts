// Records from the file of another health app to the Health Story, and from its own export back.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { encodeQR } from 'qr'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { bundleOf, healthCard, ipsBundle, ipsResources } from '#tests/support/ips-file.ts'
import { madeLink } from '#tests/support/health-link.ts'
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

/** A photo of a printed code, which lies a little slanted on a table. */
async function photoOf(page: Page, text: string) {
  const base64 = await page.evaluate(
    (rows) => {
      const canvas = document.createElement('canvas')
      canvas.width = 2400
      canvas.height = 1800
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('No canvas')
      pen.fillStyle = '#b9a58a'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.translate(700, 350)
      pen.rotate(0.12)
      pen.scale(1000 / rows.length, 1000 / rows.length)
      rows.forEach((row, y) =>
        row.forEach((isDark, x) => {
          pen.fillStyle = isDark ? '#222' : '#eee'
          pen.fillRect(x, y, 1.02, 1.02)
        }),
      )
      return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? ''
    },
    encodeQR(text, 'raw', { border: 4 }),
  )
  return { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

test('a photo of a QR code is a card, a link to open, or says what it is not; a summary of a hospital is previewed and added by keyboard at 320 px; a health card and our own export are read', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, 'maya', summary(maya))
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /health app / }).click()
  const own = await (await download).path()
  await page.getByRole('link', { name: 'Bring your records' }).click()
  const field = page.getByLabel(/Choose a(nother)? file/)
  const card = JSON.parse(await healthCard(bundleOf(ipsResources.procedure))) as {
    verifiableCredential: [string]
  }
  const digits = [...card.verifiableCredential[0]].map((sign) =>
    String(sign.charCodeAt(0) - 45).padStart(2, '0'),
  )
  await field.setInputFiles(await photoOf(page, `shc:/${digits.join('')}`))
  await expect(page.getByText("We don't verify its signature")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 1 entry' })).toBeVisible()

  await field.setInputFiles(await photoOf(page, 'https://portage.test/'))
  await expect(
    page.getByText('The QR code in this picture is neither a SMART Health Card nor a SMART Health Link.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 1 entry' })).toHaveCount(0)

  await field.setInputFiles(await photoOf(page, madeLink('hospital-summary')))
  await expect(page.getByText('We found this link in your picture.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the link' }).press('Enter')
  await expect(page.getByText('This file is about Maya Tremblay')).toBeVisible()
  await expect(page.getByText('IMG_0042.JPG')).toHaveCount(0)

  await field.setInputFiles(file(ipsBundle()))
  await expect(page.getByText('This file is about Maya Tremblay')).toBeVisible()
  await expectFit(page)
  await page.getByRole('checkbox', { name: 'Lumpectomy of breast' }).press('Space')
  expect(await control.callsOf('createAllergy')).toEqual([])
  await page.getByRole('button', { name: 'Add 7 entries' }).press('Enter')
  await expect(page.locator(':focus')).toContainText('7 entries were added')

  await field.setInputFiles(file(await healthCard(bundleOf(ipsResources.procedure)), 'a.smart-health-card'))
  await expect(page.getByText("We don't verify its signature")).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 entry' }).press('Enter')
  await expect(page.getByText('1 entry was added')).toBeVisible()

  await field.setInputFiles(file(await readFile(own, 'utf8')))
  await expect(
    page.getByText('Nothing is chosen. Everything in this file may be there already.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to the Health Story' }).click()
  await expect(page.getByText('From a file: Anne Roy').first()).toBeVisible()
})
