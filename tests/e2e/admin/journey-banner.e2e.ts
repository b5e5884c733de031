// A picture of the media library as the banner of a journey, from Priya to Maya (JOURNEY-02, JOURNEY-15, ROUTE-13).
import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { signIn, signInMaya } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect, test } from '../support/test.ts'

/** The smallest picture that browsers draw: one point. */
const picture = {
  name: 'lake.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const mood = { english: inLang(moodCheckIn.name, 'en-ca'), french: inLang(moodCheckIn.name, 'fr-ca') }
const label = 'Banner picture from the media library'

test('Priya gives a journey a banner with words, Maya meets it in French, and the file stays', async ({
  page,
  otherDevice,
}) => {
  test.slow() // Two people on two devices, and a file that is sent.
  await signIn(page, 'priya', paths.admin.journeys())
  await page.getByRole('link', { name: mood.english }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: `Choose: ${label}` }).click()
  const dialog = page.getByRole('dialog', { name: `Choose: ${label}` })
  await dialog.getByRole('button', { name: 'Upload a new one' }).click()
  await dialog.getByLabel('Choose a file').setInputFiles(picture)
  await dialog.getByRole('textbox', { name: /^What the picture shows in English/ }).fill('A calm lake')
  await dialog.getByRole('textbox', { name: /^What the picture shows in French/ }).fill('Un lac calme')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const field = page.getByRole('group', { name: new RegExp(`^${label}`) })
  await expect(field).toContainText('A calm lake')
  await expectFit(page)
  await page.getByRole('button', { name: 'Publish...' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish the journey' })
  await expect(publish).toContainText('Changed: banner picture')
  await publish.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Version 2 is published.')).toBeVisible()

  const phone = await otherDevice()
  await signInMaya(phone, 'fr-ca')
  await phone.goto(paths.patient.recommendedJourneys({ organizationId: lakeside.id }))
  await phone.getByRole('button', { name: `Participer\u00a0: ${mood.french}` }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'Participer', exact: true }).click()
  await expect(phone.getByRole('img', { name: 'Un lac calme' }).first()).toBeVisible()

  await page.goto(`${paths.admin.content({ id: lakeside.id }, { view: 'media' })}&search=lake.png`)
  await page.getByRole('link', { name: picture.name }).click()
  await page.getByRole('button', { name: 'Delete this file' }).click()
  const why = page.getByRole('alert').filter({ hasText: "This file can't be deleted" })
  await expectFit(page)
  await why.getByRole('link', { name: mood.english }).click()
  await expect(page.getByRole('heading', { level: 1, name: mood.english })).toBeVisible()
})
