import type { Page } from '@playwright/test'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { expectFit } from '../support/axe.ts'
import type { Control } from '../support/control.ts'
import { documentWords, fileField, pdf } from '../support/documents.ts'
import { signIn } from '../support/people.ts'
import { paths } from '../support/places.ts'
import { recordWords } from '../support/records.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// The Health Story from its first record to someone who reads it without an account (PROD-13, HEALTH, DOC, SHARE).

test.setTimeout(180_000)

const { healthStory } = paths.patient
const maya = { patientId: patientIdOf('maya') }
const word = recordWords
const documents = documentWords

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()
/** A part of the summary. */
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Adds a condition and says more about it. */
async function addAndEdit(page: Page): Promise<void> {
  await goWithin(page, healthStory.conditions(maya))
  await page.getByRole('link', { name: word.condition.add }).click()
  await page.getByRole('combobox', { name: word.condition.name }).fill('Migraine')
  await press(page, word.save)
  await expect(heading(page, 'Migraine')).toBeFocused()
  await page.getByRole('link', { name: word.edit, exact: true }).click()
  await page.getByRole('textbox', { name: word.condition.notes }).fill('Worse in winter')
  await press(page, word.save)
  // The field holds the same text until it is saved.
  await expect(page.getByRole('textbox', { name: word.condition.notes })).toHaveCount(0)
  await expect(page.getByText('Worse in winter')).toBeVisible()
}

/** Stops a medicine: it is in the past from then on. */
async function stop(page: Page): Promise<void> {
  await goWithin(page, healthStory.medications(maya))
  await press(page, 'I stopped taking this: Sertraline 50 mg')
  await page.getByRole('dialog').getByRole('button', { name: word.save }).click()
  await expect(page.getByText('Sertraline 50 mg moved to past medications').first()).toBeVisible()
  await press(page, word.past)
  await expect(page.getByRole('link', { name: 'Sertraline 50 mg' })).toBeVisible()
}

/** Deletes a procedure after the question that names it. */
async function remove(page: Page): Promise<void> {
  await goWithin(page, healthStory.procedures(maya))
  await page.getByRole('link', { name: 'Tonsils removed' }).click()
  await press(page, word.delete)
  const dialog = page.getByRole('dialog', { name: 'Delete Tonsils removed?' })
  await dialog.getByRole('button', { name: word.delete }).click()
  await expect(heading(page, word.procedure.title)).toBeFocused()
  await expect(page.getByRole('link', { name: 'Colonoscopy' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tonsils removed' })).toHaveCount(0)
}

/** Uploads a list of medicines, goes elsewhere meanwhile, and takes over what was found in it. */
async function uploadAndReview(page: Page, control: Control): Promise<void> {
  await goWithin(page, healthStory.newDocument(maya))
  await control.faults({ kind: 'delay', ms: 1500, match: { operationId: 'completeDocumentUpload' } })
  await fileField(page, documents.choose).setInputFiles(pdf('slow-list-from-the-pharmacy.pdf'))
  await press(page, documents.send)
  await page.getByRole('link', { name: documents.toList }).click()
  await expect(heading(page, documents.documents)).toBeVisible()
  await expect(page.getByRole('region', { name: documents.tray })).toBeVisible()
  await control.faults()
  const row = page.getByRole('row', { name: /slow-list-from-the-pharmacy/ })
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name: documents.reading })).toBeVisible()
  await control.advanceClock(20 * 60_000)
  await expect(page.getByRole('heading', { name: documents.found })).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: documents.review }).click()
  await expect(heading(page, documents.results)).toBeFocused()
  await press(page, documents.acceptLikely)
  for (const name of [documents.update, documents.ignore]) {
    for (let left = await page.getByRole('button', { name }).count(); left > 0; left -= 1) {
      await press(page, name)
    }
  }
  expect(await control.callsOf('reviewDocument')).toEqual([])
  await press(page, documents.finish)
  await expect(page.getByText(documents.added)).toBeVisible()
  await expect(
    page.getByRole('list', { name: documents.linked }).getByRole('link', { name: 'Ramipril' }),
  ).toBeVisible()
}

/** Reads the summary, and prints it in English and in French. */
async function readAndPrint(page: Page): Promise<void> {
  await goWithin(page, healthStory.summary(maya))
  await expect(heading(page, 'Health Story of Maya Tremblay')).toBeVisible()
  const printed = [
    {
      language: 'English',
      medicines: 'Medications',
      conditions: 'Conditions',
      procedures: 'Procedures',
      past: 'In the past',
    },
    {
      language: 'Français',
      medicines: 'Médicaments',
      conditions: 'Problèmes de santé',
      procedures: 'Interventions',
      past: 'Dans le passé',
    },
  ]
  for (const { language, medicines, conditions, procedures, past } of printed) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: language })
    await press(page, 'Print')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await expect(part(page, conditions).getByText('Migraine', { exact: true })).toBeVisible()
    await expect(part(page, conditions).getByText('Worse in winter')).toBeVisible()
    await expect(part(page, medicines).getByText(/^Ramipril/)).toBeVisible()
    await expect(part(page, medicines).getByRole('listitem').filter({ hasText: 'Sertraline' })).toContainText(
      past,
    )
    await expect(part(page, procedures).getByText('Colonoscopy')).toBeVisible()
    await expect(part(page, procedures).getByText('Tonsils removed')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => document.body.removeAttribute('data-printed'))
  }
}

/** Makes a link and its passcode for a doctor elsewhere. */
async function share(page: Page): Promise<{ url: string; passcode: string }> {
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await press(page, 'Next')
  await page.getByRole('textbox', { name: /Name for this link/ }).fill('Dr. Singh')
  await page.getByRole('radio', { name: /^English/ }).check()
  await press(page, 'Next')
  await expect(page.getByRole('heading', { name: "This is what they'll see" })).toBeFocused()
  await expect(page.getByText('Migraine', { exact: true })).toBeAttached()
  await press(page, 'Create the link')
  return {
    url: await page.getByText(/^http.*\/share\//).innerText(),
    passcode: await page.getByText(/^\d{3}\s\d{3}$/).innerText(),
  }
}

/** Someone without an account reads what was shared, and leaves a note. */
async function readAsStranger(
  reader: Page,
  { url, passcode }: { url: string; passcode: string },
): Promise<void> {
  await reader.goto(url)
  await reader.getByRole('textbox', { name: /Passcode/ }).fill(passcode)
  await reader.keyboard.press('Enter')
  await expect(heading(reader, 'Health Story of Maya Tremblay')).toBeVisible()
  await expect(part(reader, 'Conditions').getByText('Migraine', { exact: true })).toBeVisible()
  await expect(part(reader, 'Medications').getByText(/^Ramipril/)).toBeVisible()
  await reader.getByRole('textbox', { name: /Your name/ }).fill('Dr. Singh')
  await reader.getByRole('textbox', { name: /Note/ }).fill('Please bring your inhaler.')
  await press(reader, 'Send the note')
  await expect(reader.getByText('Maya T. will find your note in their portal.')).toBeVisible()
}

/** Reads the note, and turns the link off. */
async function readNoteAndRevoke(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Done' }).click()
  const card = page.getByRole('article', { name: 'Dr. Singh', exact: true })
  await expect(card).toContainText('Opened 1 time')
  await expect(card).toContainText('Please bring your inhaler.')
  await card.getByRole('button', { name: /Turn off/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('The link “Dr. Singh” is turned off.').first()).toBeVisible()
}

test('Maya keeps her records, prints her summary in both languages and shares it; a stranger reads it until she turns it off (PROD-13)', async ({
  page,
  control,
  otherDevice,
  allowErrors,
}) => {
  // Only what ends the stranger's access; nothing that Maya does fails.
  allowErrors(/(410|404).*\/v1\/health-story-shares\//)
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await signIn(page, 'maya', healthStory.home())
  await expect(heading(page, 'Health Story')).toBeVisible()

  await test.step('adds and edits', () => addAndEdit(page))
  await test.step('stops', () => stop(page))
  await test.step('deletes', () => remove(page))
  await test.step('uploads and reviews', () => uploadAndReview(page, control))
  await test.step('reads and prints', () => readAndPrint(page))
  const link = await test.step('shares', () => share(page))
  const reader = await otherDevice()
  await reader.clock.install()
  await test.step('a stranger reads and answers', () => readAsStranger(reader, link))
  await test.step('turns the link off', () => readNoteAndRevoke(page))
  // The reader's page refetches on its own.
  await reader.clock.fastForward(15_000)
  await expect(reader.getByText('Maya T. turned this link off.')).toBeVisible()
  await expect(reader.getByText('Migraine')).toHaveCount(0)
})
