// What an administrator can do, from nothing to what is kept of it (issue of the admin area, "Done when"): a form is
// written, tried, published, put into a journey, offered, people are invited, a stuck instance is repaired, and the
// histories tell it all (ADMIN-01, PROD-05, ROUTE-05..20, CALL-49, CALL-54).
import type { Locator, Page } from '@playwright/test'
import { newParent } from '#mock-server/store/seeds/journeys/new-parent.ts'
import { expectFit } from '../support/axe.ts'
import type { Control } from '../support/control.ts'
import { signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect as expectNow, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** Much is drawn and sent: what is waited for may take its time on a busy machine. */
const expect = expectNow.configure({ timeout: 30_000 })

const fr = words['fr-ca']
const title = { 'en-ca': 'Your walks', 'fr-ca': 'Vos marches' }
const minutes = {
  'en-ca': 'How many minutes did you walk?',
  'fr-ca': 'Combien de minutes avez-vous marché ?',
}
const feeling = { 'en-ca': 'How did it feel?', 'fr-ca': 'Comment était-ce ?' }
const why = {
  form: 'Parents ask for a reason to go out.',
  journey: 'A walk each day helps with sleep.',
}
const journey = inLang(newParent.name, 'en-ca')

const box = (part: Page | Locator, name: string) => part.getByRole('textbox', { name, exact: true })
const press = (part: Page | Locator, name: string | RegExp) => part.getByRole('button', { name }).click()
const pressExactly = (part: Page | Locator, name: string) =>
  part.getByRole('button', { name, exact: true }).click()
const versions = (page: Page) => page.getByRole('region', { name: 'Versions' }).getByRole('listitem')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What the home of administrators lists, and of that the instance that is stuck. */
const needed = (page: Page) => page.getByRole('main').getByRole('listitem')
const stuck = (page: Page) => needed(page).filter({ hasText: 'Your surgery date is set' })

/** Goes by the main navigation, as one does who did not bookmark the place. */
async function goTo(page: Page, place: 'Forms' | 'Journeys' | 'Organizations' | 'Process instances') {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  await navigation.getByRole('link', { name: place, exact: true }).click()
  await expect(heading(page, place)).toBeFocused()
}

/** Opens a part of Lakeside by its tabs. */
async function goToLakeside(page: Page, tab: 'Journeys' | 'Invitations' | 'Users') {
  await goTo(page, 'Organizations')
  await page.getByRole('main').getByRole('link', { name: lakeside.name }).click()
  await expect(heading(page, lakeside.name)).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Sections of this organization' })
  await tabs.getByRole('link', { name: tab }).click()
}

/** Writes something in both languages, side by side. */
async function inBoth(part: Page | Locator, label: string, text: { 'en-ca': string; 'fr-ca': string }) {
  await box(part, `${label} (English)`).fill(text['en-ca'])
  await box(part, `${label} (French)`).fill(text['fr-ca'])
}

async function addQuestion(page: Page, to: string, kind: string, text: typeof minutes) {
  await press(page, `Add a question to ${to}`)
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: kind })).toBeFocused()
  await inBoth(page, 'Question', text)
  await page.getByRole('checkbox', { name: 'An answer is needed' }).check()
  await press(page, /^Use /)
}

async function writeForm(page: Page) {
  await press(page, 'New form')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title in English' }).fill(title['en-ca'])
  await dialog.getByRole('textbox', { name: 'Title in French' }).fill(title['fr-ca'])
  await press(dialog, 'Change the key')
  await dialog.getByRole('textbox', { name: /^Key/ }).fill('walks')
  await press(dialog, 'Create the form')
  await expect(heading(page, title['en-ca'])).toBeVisible()

  await press(page, 'Add a page')
  await expect(page.getByRole('heading', { level: 2, name: 'Page 1' })).toBeFocused()
  await inBoth(page, 'Title', { 'en-ca': 'Walking', 'fr-ca': 'La marche' })
  await addQuestion(page, 'Walking', 'Number', minutes)
  await expect(box(page, 'Key')).toHaveValue('how_many_minutes_did_you_walk')

  await press(page, 'Add a page')
  await expect(page.getByRole('heading', { level: 2, name: 'Page 2' })).toBeFocused()
  await inBoth(page, 'Title', { 'en-ca': 'Afterwards', 'fr-ca': 'Après' })
  await addQuestion(page, 'Afterwards', 'One choice', feeling)
  await inBoth(page, 'Answer 1', { 'en-ca': 'Good', 'fr-ca': 'Bien' })
  await inBoth(page, 'Answer 2', { 'en-ca': 'Hard', 'fr-ca': 'Difficile' })
  await expect(page.getByText('English: 100% complete')).toBeVisible()
  await expect(page.getByText('Français: 100% complete')).toBeVisible()
  await expectFit(page)
  await pressExactly(page, 'Save draft')
  await expect(page.getByText('The draft is saved.').first()).toBeVisible()
}

/** The preview is the engine that patients use: what is missing is said, and what would be sent is shown. */
async function tryForm(page: Page) {
  await pressExactly(page, 'Preview and test')
  const view = page.getByRole('region', { name: 'Preview and test' })
  await pressExactly(view, fr.language)
  const trial = view.getByRole('group', { name: 'Preview of the form' })
  await expect(trial.getByRole('heading', { name: 'La marche' })).toBeVisible()
  await pressExactly(trial, fr.next)
  await expect(trial.getByRole('alert')).toBeFocused()
  await trial.getByRole('textbox', { name: minutes['fr-ca'] }).fill('20')
  await pressExactly(trial, fr.next)
  await expect(trial.getByRole('heading', { name: 'Après' })).toBeFocused()
  await trial.getByRole('radio', { name: 'Bien' }).check()
  await pressExactly(trial, fr.next)
  await expect(trial.getByRole('heading', { name: fr.review })).toBeFocused()
  await pressExactly(trial, fr.submit)
  const result = view.getByRole('region', { name: 'Result of the test' })
  await expect(result.getByRole('heading', { name: 'Result of the test' })).toBeFocused()
  await expect(result.getByRole('definition')).toHaveText([/20/, /option_1/])
}

async function publishForm(page: Page) {
  await pressExactly(page, 'Publish')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('This is the first version.')
  await expect(dialog).toContainText('No journey uses this form yet.')
  await dialog.getByRole('textbox', { name: /^Comment/ }).fill(why.form)
  await pressExactly(dialog, 'Publish now')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeFocused()
  await press(page, 'History')
  await expect(versions(page)).toContainText('In use')
}

/** No one new comes in while the journey is rewritten; then it is open again. */
async function turn(page: Page, to: 'on' | 'off') {
  await goToLakeside(page, 'Journeys')
  await press(page, `Turn ${to} ${journey}`)
  await pressExactly(page.getByRole('dialog'), `Turn ${to}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const other = page.getByRole('button', { name: `Turn ${to === 'on' ? 'off' : 'on'} ${journey}` })
  await expect(other).toBeFocused()
}

async function putIntoJourney(page: Page) {
  await goTo(page, 'Journeys')
  await page.getByRole('main').getByRole('link', { name: journey }).click()
  await expect(heading(page, journey)).toBeFocused()
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem')
  await expect(steps).toHaveCount(newParent.steps.length)
  await press(page, 'Add a step')
  const step = steps.last()
  await expect(box(step, 'Name of the step (English)')).toBeFocused()
  await inBoth(step, 'Name of the step', title)
  await inBoth(step, 'Description', {
    'en-ca': 'Tell us how your walk was.',
    'fr-ca': 'Dites-nous comment était votre marche.',
  })
  await press(step, 'Choose a form')
  const choice = page.getByRole('dialog', { name: 'Form for this step' })
  await box(choice, 'Search published forms').fill('walks')
  await page.keyboard.press('Enter')
  await press(choice, `${title['en-ca']} (walks)`)
  await expect(step).toContainText('Chosen: walks')

  // it follows the first step
  await press(steps.first(), `1. ${inLang(newParent.steps[0]!.name, 'en-ca')}`)
  // The questions of its form come later and push the button down.
  await expect(steps.first().getByRole('group', { name: /^Answers saved as variables/ })).toBeVisible()
  await press(steps.first(), 'Add a next step')
  const next = steps.first().getByRole('combobox', { name: 'Next step 2' })
  await next.selectOption({ label: title['en-ca'] })
  await press(page, 'Publish...')
  const dialog = page.getByRole('dialog', { name: 'Publish the journey' })
  await expect(dialog).toContainText(`New step: ${title['en-ca']}`)
  await dialog.getByRole('textbox', { name: /^What changed/ }).fill(why.journey)
  await pressExactly(dialog, 'Publish')
  await expect(page.getByText('Version 2 is published.')).toBeVisible()
}

async function invite(page: Page, control: Control) {
  await goToLakeside(page, 'Invitations')
  await page.getByRole('main').getByRole('link', { name: 'Invite people' }).click()
  await page.getByRole('combobox', { name: /^Journey/ }).selectOption({ label: journey })
  await page.getByRole('radio', { name: fr.language }).check()
  await page.getByRole('textbox', { name: /^Email addresses/ }).fill('zoe@portage.test')
  await press(page, 'Check and preview')
  await press(page, 'Send 1 invitation')
  await expect(page.getByRole('heading', { level: 2, name: '1 invitation was sent' })).toBeFocused()
  expectNow(await control.mailTo('zoe@portage.test')).toHaveLength(1)
}

async function addUser(page: Page, control: Control) {
  await goToLakeside(page, 'Users')
  await page.getByRole('main').getByRole('link', { name: 'Add a user' }).click()
  const form = page.getByRole('form', { name: 'Add a user' })
  await form.getByRole('textbox', { name: /^Email/ }).fill('lee@portage.test')
  await form.getByRole('textbox', { name: /^First name/ }).fill('Lee')
  await form.getByRole('textbox', { name: /^Last name/ }).fill('Chen')
  await form.getByRole('radio', { name: 'English' }).check()
  await form.getByRole('checkbox', { name: 'Care team' }).check()
  await press(form, 'Add user')
  await expect(heading(page, 'Users')).toBeFocused()
  await expect(page.getByRole('rowheader', { name: 'Lee Chen' })).toBeVisible()
  expectNow(await control.mailTo('lee@portage.test')).toHaveLength(1)
}

async function repair(page: Page) {
  await goTo(page, 'Process instances')
  await page.getByRole('combobox', { name: 'Incidents' }).selectOption('With incidents')
  await page.getByRole('main').getByRole('link', { name: 'Walter Kim' }).click()
  await expect(heading(page, 'Process instance of Walter Kim')).toBeFocused()
  await press(page, 'Set surgery_date')
  const dialog = page.getByRole('dialog')
  await box(dialog, 'Day').fill('10')
  await dialog.getByRole('combobox', { name: 'Month' }).selectOption('12')
  await box(dialog, 'Year').fill('2026')
  await press(dialog, 'Check the change')
  await pressExactly(dialog, 'Save')
  await expect(dialog).toHaveCount(0)
  await press(page, 'Start “Your surgery date is set”')
  await pressExactly(dialog, 'Start')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('There are no open incidents.')).toBeVisible()
}

/** What the history of the page that is open says, the newest first: each with who did it, and with values. */
async function expectTold(page: Page, told: readonly RegExp[]) {
  const events = page.getByRole('region', { name: 'Change history' }).getByRole('listitem')
  for (const [at, pattern] of told.entries()) {
    const event = events.filter({ hasText: 'Priya Nair' }).nth(at)
    const details = event.locator('summary')
    if ((await details.count()) > 0) await details.click()
    await expect(event).toContainText(pattern)
  }
}

test('Priya writes a form of two pages in both languages, brings it to people, repairs what is stuck, and the histories tell it', async ({
  page,
  control,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(30_000)
  await signIn(page, 'priya', paths.admin.home())
  await expect(stuck(page)).toHaveCount(1)
  await goTo(page, 'Forms')
  await test.step('She writes it', () => writeForm(page))
  await test.step('She tries it as a patient, in French', () => tryForm(page))
  await test.step('She publishes it', () => publishForm(page))
  const form = new URL(page.url()).pathname
  await test.step('Nobody new comes into the journey for now', () => turn(page, 'off'))
  await test.step('She puts it into the journey', () => putIntoJourney(page))
  await test.step('She opens the journey for the organization', () => turn(page, 'on'))
  await test.step('She invites a patient to it', () => invite(page, control))
  await test.step('She adds a colleague', () => addUser(page, control))
  await test.step('She repairs a stuck instance', () => repair(page))

  await test.step('The histories tell it', async () => {
    await expectTold(page, [/Started/, /Changed.*surgery_date.*Dec\. 10.*2026-12-10/s])
    await page.goto(form)
    await press(page, 'History')
    await expectTold(page, [
      new RegExp(`Published.*${why.form}`, 's'),
      new RegExp(`Draft saved.*${minutes['en-ca'].replace('?', '\\?')}`, 's'),
      /Created/,
    ])
    await goTo(page, 'Journeys')
    await page.getByRole('main').getByRole('link', { name: journey }).click()
    await page.getByRole('link', { name: 'History' }).click()
    await expectTold(page, [new RegExp(`Published.*${why.journey}`, 's'), /Draft saved.*Your walks/s])
    await goToLakeside(page, 'Journeys')
    await expectTold(page, [
      new RegExp(`Changed.*${journey}.*On.*false.*true`, 's'),
      new RegExp(`Changed.*${journey}.*On.*true.*false`, 's'),
    ])
    await goToLakeside(page, 'Invitations')
    await expectTold(page, [/zoe@portage\.test/])
    await goToLakeside(page, 'Users')
    await expectTold(page, [/Created.*Lee Chen/s])
    await expect(page.getByRole('row').filter({ hasText: 'Lee Chen' })).toBeVisible()
  })
  await test.step('Her home says that nothing is stuck any more', async () => {
    await page.goto(paths.admin.home())
    await expect(needed(page).first()).toBeVisible()
    await expect(stuck(page)).toHaveCount(0)
  })
})
