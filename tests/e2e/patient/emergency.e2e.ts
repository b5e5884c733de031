import { expectAccessible, expectFit } from '../support/axe.ts'
import { profileId } from '../support/health-records.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// The emergency page and the wallet card (B11, B5): Rose takes fourteen medicines, and Theo prints them for her.

test.setTimeout(120_000)

const rose = paths.patient.healthStory.summary({ patientId: profileId('rose') })

/** How many sheets a PDF has. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test('Theo prints the fourteen medicines of Rose, her emergency page on one sheet per language, and her card with a code that opens exactly this page', async ({
  page,
  otherDevice,
}) => {
  await signIn(page, 'theo', paths.patient.healthStory.medications({ patientId: profileId('rose') }))
  await expect(page.getByText('Health record of Rose Martin')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(15)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'Medications of Rose Martin' })).toBeVisible()
  await expect(page.getByText(/^Printed on /)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Allergies' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(15)
  await expect(page.getByRole('button', { name: 'Print the list' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await goWithin(page, rose)
  const toPage = page.getByRole('link', { name: 'Emergency page' })
  await tabTo(page, toPage, 40)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('article', { name: 'In an emergency' })
  await expect(sheet.getByText('Apixaban 5 mg')).toBeVisible()
  await expect(sheet.getByText('Pacemaker, 2019')).toBeVisible()
  const letter = { preferCSSPageSize: true } as const
  expect(sheetsOf(await page.pdf(letter))).toBe(1)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('both')
  await expect(page.getByRole('article', { name: 'En cas d’urgence' })).toBeVisible()
  expect(sheetsOf(await page.pdf(letter))).toBe(2)

  await page.getByRole('link', { name: 'Wallet card' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet card' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('both')
  await expect(page.getByRole('article', { name: 'Renseignements médicaux' })).toBeVisible()
  const made = page.waitForResponse((answer) => answer.url().endsWith('/v1/health-story-shares/'))
  await page.getByRole('button', { name: 'Add a QR code' }).click()
  const { url, passcode } = Object(await (await made).json())
  await expect(page.getByText(`Passcode ${String(passcode)}`)).toBeVisible()
  await expectFit(page)
  // No panel is fuller than the size of a bank card.
  const cut = await page
    .getByRole('article')
    .locator('> div')
    .evaluateAll(
      (panels) => panels.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
    )
  expect(cut).toBe(0)
  expect(sheetsOf(await page.pdf(letter))).toBe(1)

  const paramedic = await otherDevice()
  await paramedic.goto(new URL(String(url)).pathname)
  await paramedic.getByRole('textbox', { name: /^Passcode/ }).fill(String(passcode))
  await paramedic.getByRole('button', { name: 'Open' }).click()
  await expect(paramedic.getByRole('article', { name: 'In an emergency' })).toBeVisible()
  await expect(paramedic.getByText('Apixaban 5 mg').first()).toBeVisible()
  await expectAccessible(paramedic)
})
