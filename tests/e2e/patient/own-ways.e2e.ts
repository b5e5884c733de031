// What people do with their own information: reminders, a calendar, who looked, a link of a hospital, reading aloud.
import { readFile } from 'node:fs/promises'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { madeLink } from '#tests/support/health-link.ts'
import { expectFit } from '../support/axe.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(120_000)

const maya = { patientId: patientIdOf('maya') }

test('Maya sets quiet hours and a calendar address until she turns it off; she reports a look at her information, and an administrator answers (B10, B18)', async ({
  page,
  control,
  otherDevice,
  allowErrors,
}) => {
  // The calendar that reads an address that is turned off.
  allowErrors(/\/media\/calendars\//)
  await signIn(page, 'maya', paths.settings.reminders())
  await page.getByRole('checkbox', { name: /^Email/ }).check()
  await page.getByRole('radio', { name: 'A message for each step' }).check()
  await page.getByLabel('Quiet from').selectOption('22:00')
  await page.getByLabel('Quiet until').selectOption('07:00')
  await page.getByRole('button', { name: 'Save your reminders' }).click()
  await expect(page.getByText('Your reminders are saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Create the address' }).click()
  const address = page.getByText(/\/media\/calendars\//)
  await expect(page.getByText('No calendar has read it yet.')).toBeVisible()
  const url = new URL(await address.innerText()).pathname
  const calendar = await otherDevice()
  await calendar.goto('/config.json')
  const read = () =>
    calendar.evaluate(async (from) => {
      const answer = await fetch(from)
      return { status: answer.status, text: await answer.text() }
    }, url)
  const { status, text } = await read()
  expect(status).toBe(200)
  expect(text).toContain('SUMMARY:Portage: a step is due')
  expect(text).not.toMatch(/hip|Tremblay/i)

  await page.reload()
  await expect(page.getByText(/^A calendar last read it on/)).toBeVisible()
  await expect(page.getByLabel('Quiet from')).toHaveValue('22:00')
  await expect(page.getByLabel('Quiet until')).toHaveValue('07:00')
  await expectFit(page)
  await page.getByRole('button', { name: 'Turn off the address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off the address' }).click()
  await expect(page.getByRole('button', { name: 'Create the address' })).toBeVisible()
  expect((await read()).status).toBe(410)

  const nurse = await otherDevice()
  await signIn(nurse, 'samuel', careTeamHomeOf(lakeside))
  await nurse.getByRole('button', { name: 'Find a person' }).click()
  await nurse.getByRole('combobox', { name: /^Name, email/ }).fill('Maya Tremblay')
  await nurse.getByRole('option', { name: /Maya Tremblay/ }).click()
  await expect(nurse.getByRole('heading', { level: 1, name: 'Maya Tremblay' })).toBeVisible()

  await page.getByRole('link', { name: 'Privacy', exact: true }).click()
  await page.getByRole('link', { name: /looked at/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who looked at your information' })).toBeVisible()
  await page
    .getByRole('button', { name: /^I don't recognize this: Samuel Roy/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('I have no appointment with them.')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText(/^You reported this on/)).toBeVisible()
  await expect(page.getByText('You wrote: I have no appointment with them.')).toBeVisible()
  await expectFit(page)
  expect((await control.callsOf('reportAccessEvent')).map((call) => call.status)).toEqual([200])

  const administrator = await otherDevice()
  await signIn(administrator, 'priya', paths.admin.home())
  await administrator.getByRole('button', { name: 'Answer Maya Tremblay' }).click()
  const answer = administrator.getByRole('dialog')
  await answer.getByRole('textbox').fill('Samuel is the nurse for your hip.')
  await answer.getByRole('button', { name: 'Send the answer' }).click()
  await expect(answer).toHaveCount(0)
  await expect(administrator.getByRole('button', { name: 'Answer Maya Tremblay' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Answer of .+: Samuel is the nurse for your hip\.$/)).toBeVisible()
})

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Maya opens a link of a hospital, has a page read to her, and saves what is due in a calendar file (B8, B10, B11)', async ({
    page,
    control,
    allowErrors,
  }) => {
    // The wrong passcode.
    allowErrors(/health-links/)
    // The browser of the checks has no voice: this one says the first word, and stays there.
    await page.addInitScript(() => {
      const voice = { name: 'Amélie', lang: 'fr-CA', localService: true, default: true, voiceURI: '' }
      class Utterance extends EventTarget {}
      const speech = Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        speak: (said: Utterance) =>
          said.dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex: 0 })),
        cancel: () => undefined,
      })
      Object.defineProperty(window, 'speechSynthesis', { value: speech })
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    })
    await signIn(page, 'maya', paths.patient.healthStory.summary(maya))
    await changeLanguage(page, 'fr-ca')
    await page.getByRole('link', { name: 'Apporter vos données' }).tap()
    await page.getByText('Utiliser plutôt un lien').tap()
    await page.getByRole('textbox', { name: /^Lien SMART/ }).fill(madeLink('hospital-summary-with-passcode'))
    const passcode = page.getByRole('textbox', { name: /^Code d’accès/ })
    await passcode.fill('1111')
    await page.getByRole('button', { name: 'Ouvrir le lien' }).tap()
    await expect(page.getByText(/^Ce code est incorrect/)).toBeVisible()
    await passcode.fill('2468')
    await page.getByRole('button', { name: 'Ouvrir le lien' }).tap()
    await expect(page.getByText(/^Ce fichier concerne Maya Tremblay/)).toBeVisible()
    await page.getByRole('button', { name: 'Ajouter 2 éléments' }).tap()
    await expect(page.getByText(/^2 éléments ont été ajoutés/)).toBeVisible()
    expect(await control.callsOf('createAllergy')).toHaveLength(1)

    await goWithin(page, paths.settings.reading())
    await page.getByRole('checkbox', { name: /^Afficher « Écouter cette page »/ }).check()
    await goWithin(page, paths.patient.healthStory.summary(maya))
    await expect(page.getByText('Fish').first()).toBeVisible()
    await page.getByRole('button', { name: 'Écouter cette page' }).tap()
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('listening-word') ?? [])].map((range) => range.toString()))
    await expect.poll(marked).not.toEqual([])
    await expectFit(page)
    await page.getByRole('button', { name: 'Arrêter' }).tap()
    await expect(page.getByRole('button', { name: 'Écouter cette page' })).toBeFocused()
    await page.getByRole('button', { name: 'anaphylaxie' }).first().tap()
    await expect(page.getByText(/^Réaction allergique grave/).first()).toBeVisible()
    await page.keyboard.press('Escape')

    await goWithin(page, paths.patient.activities({ organizationId: lakeside.id }))
    await page.getByRole('button', { name: 'Ajouter au calendrier' }).tap()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger le fichier' }).tap()
    const file = await download
    expect(file.suggestedFilename()).toBe('calendrier-portage.ics')
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toMatch(/SUMMARY:Portage\s: une étape arrive à échéance/)
    expect(text).not.toMatch(/hanche|Tremblay/i)
  })
})
