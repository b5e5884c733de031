import { beginContent, field, press, publishContent, saveContent } from '../support/admin-content.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts'
import { signInMaya } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

test('Priya uploads a video with captions and a transcript, and Maya follows it without sound, by keyboard (1.2.2)', async ({
  page,
  otherDevice,
}) => {
  test.slow() // Two people on two devices, and three files that are sent.
  await beginContent(page, 'Your new puffer', 'Votre nouvelle pompe', 'Video')
  await field(page, 'Summary in English').fill('Six steps.')
  await field(page, 'Summary in French').fill('Six étapes.')
  await page.getByRole('checkbox', { name: 'Breathing' }).check()
  const upload = async (label: string, mimeType: string, name: string) => {
    const bytes = await page.evaluate(
      async (path) => [...new Uint8Array(await (await fetch(path)).arrayBuffer())],
      `/media/library/${name}`,
    )
    const buffer = Buffer.from(bytes)
    await press(page, `Choose: ${label}`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Upload a new one' }).click()
    await dialog.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer })
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await upload('Video', 'video/webm', 'spacer.webm')
  await upload('Captions in English', 'text/vtt', 'spacer.en-ca.vtt')
  await upload('Captions in French', 'text/vtt', 'spacer.fr-ca.vtt')
  await field(page, 'Transcript in English').fill('## Six steps\n\nShake the puffer five times.')
  await field(page, 'Transcript in French').fill('## Six étapes\n\nSecouez la pompe cinq fois.')
  await saveContent(page)
  await publishContent(page)

  const phone = await otherDevice()
  await signInMaya(phone, 'fr-ca')
  await phone.goto(`${paths.patient.discover({ organizationId: lakeside.id })}?search=pompe`)
  await phone.getByRole('link', { name: 'Votre nouvelle pompe' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Votre nouvelle pompe' })).toBeVisible()
  const video = phone.locator('video')
  await tabTo(phone, video)
  await expectVisibleFocus(phone)
  await phone.keyboard.press('Space')
  const tracks = () =>
    video.evaluate((element: HTMLVideoElement) =>
      [...element.textTracks].map(({ label, language, kind, mode, cues }) => ({
        label,
        language,
        kind,
        mode,
        first: cues?.[0] instanceof VTTCue ? cues[0].text : null,
      })),
    )
  await expect.poll(tracks).toEqual([
    { label: 'English', language: 'en', kind: 'captions', mode: 'disabled', first: null },
    {
      label: 'Français',
      language: 'fr',
      kind: 'captions',
      mode: 'showing',
      first: expect.stringContaining('Secouez la pompe'),
    },
  ])
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await phone.keyboard.press('Space')
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await expect(phone.getByRole('heading', { level: 2, name: 'Transcription' })).toBeVisible()
  await expect(phone.getByText('Secouez la pompe cinq fois.')).toBeVisible()
  await expectAccessible(phone)
  await expectFit(phone)
})
