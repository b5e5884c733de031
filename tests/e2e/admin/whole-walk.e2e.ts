// From the form to the answer of the care team: three people, each in their own browser (ADMIN-01, PROD-05, ROUTE-06,
// ROUTE-07, ROUTE-19, ROUTE-20, CALL-49..52, TASK-06).
import type { Page } from '@playwright/test'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipCheckInForm } from '#mock-server/store/seeds/journeys/hip-check-in-form.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { expectFit } from '../support/axe.ts'
import { careTeamOn } from '../support/care-team.ts'
import { signIn, signInMaya } from '../support/people.ts'
import { journeysOf, lakeside, paths } from '../support/places.ts'
import { inLang, stepOn } from '../support/step.ts'
import { expect as expectNow, test } from '../support/test.ts'
import { words } from '../support/words.ts'

/** Three people work at once: what is waited for may take its time on a busy machine. */
const expect = expectNow.configure({ timeout: 30_000 })

const maya = 'Maya Tremblay'
const checkIn = (lang: 'en-ca' | 'fr-ca') => inLang(hipCheckInForm.title, lang)
const question = { 'en-ca': 'Do you have a fever?', 'fr-ca': 'Avez-vous de la fièvre ?' }
const message = {
  'en-ca': 'Call us today. A fever can move your surgery.',
  'fr-ca': 'Appelez-nous aujourd’hui. La fièvre peut retarder votre opération.',
}
const why = 'We must know about a fever before the surgery.'
const formAt = paths.admin.form({ id: formIdOf(hipCheckInForm.key) })
const enrolmentAt = paths.provider.patientActions({
  organizationId: lakeside.id,
  journeyId: hipReplacement.id,
  enrolmentId: journeyIdOf('maya-hip'),
})

const history = (page: Page) => page.getByRole('region', { name: 'Change history' }).getByRole('listitem')

/** Priya asks one question more, says when it matters, and makes it what the next patient fills in. */
async function writeForm(page: Page): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(page.getByRole('heading', { level: 1, name: checkIn('en-ca') })).toBeVisible()
  await button('Add a question to Pain').click()
  await page.getByRole('menuitem', { name: 'Yes or no' }).click()
  await box('Question (English)').fill(question['en-ca'])
  await box('Question (French)').fill(question['fr-ca'])
  await button('Use do_you_have_a_fever').click()
  await expect(box('Key')).toHaveValue('do_you_have_a_fever')

  await button('Alerts').click()
  await button('Add an alert').click()
  await button('Add a condition').click()
  await page
    .getByRole('combobox', { name: 'Question of condition 1' })
    .selectOption({ label: question['en-ca'] })
  await expect(page.getByRole('combobox', { name: 'Comparison of condition 1' })).toHaveValue('eq')
  await page.getByRole('combobox', { name: 'Value of condition 1' }).selectOption({ label: 'Yes' })
  await box('Message (English)').fill(message['en-ca'])
  await box('Message (French)').fill(message['fr-ca'])
  await expectFit(page)

  await button('Save draft').click()
  await expect(page.getByText('The draft is saved.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(question['en-ca'])
  await expect(dialog).toContainText(inLang(hipReplacement.name, 'en-ca'))
  await dialog.getByRole('textbox', { name: /^Comment/ }).fill(why)
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(history(page).filter({ hasText: `Comment: ${why}` })).toContainText('Published')
}

/** The step that Maya has open keeps its version of the form: Samuel takes it out and starts it again. */
async function startAnew(page: Page): Promise<void> {
  const { button, said, startStep, words: word } = careTeamOn(page, 'en-ca')
  const step = checkIn('en-ca')
  await expect(page.getByRole('heading', { level: 1, name: maya })).toBeVisible()
  await button(page, said(word.steps.open.removeOf, { step })).click()
  const dialog = page.getByRole('dialog')
  await button(dialog, word.steps.remove.confirm).click()
  await expect(dialog).toHaveCount(0)
  await startStep(step, maya)
}

/** Maya answers in French, and immediately reads what to do. */
async function answer(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const step = stepOn(page, hipCheckInForm, 'fr-ca')
  await page.goto(journeysOf(lakeside))
  await page.getByRole('link', { name: inLang(hipReplacement.name, 'fr-ca') }).click()
  await main
    .getByRole('list', { name: 'À faire' })
    .getByRole('link', { name: checkIn('fr-ca'), exact: true })
    .click()
  await step.press('start')
  await step.answer('pain', 7)
  await expect(main).not.toContainText(message['fr-ca'])
  await page
    .getByRole('radiogroup', { name: question['fr-ca'] })
    .getByRole('radio', { name: words['fr-ca'].yes, exact: true })
    .check()
  await expect(main).toContainText(message['fr-ca'])
  await step.press('next')
  await step.answerAll({ uses_cane: false, hard_activities: ['stairs'] })
  await step.press('next')
  await step.answer('fell', false)
  await step.press('next')
  await step.expectReview()
  await step.press('submit')
  await expect(page).toHaveURL(/\/submission$/)
  await step.expectSent()
  await expect(main).toContainText(message['fr-ca'])
}

/** Samuel finds the alert on his home, and the answer behind it. */
async function seeAlert(page: Page): Promise<void> {
  const { about, cardOf, goTo, words: word } = careTeamOn(page, 'en-ca')
  await goTo('home')
  const card = cardOf(maya).filter({ hasText: message['en-ca'] })
  await expect(card).toBeVisible()
  await card.getByRole('link', { name: about(word.attention.open.submission, maya) }).click()
  await expect(page.getByRole('heading', { level: 1, name: checkIn('en-ca') })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: word.steps.submission.alerts })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(question['en-ca'])
}

/** Priya finds the instance by its patient, with the answer as its variable. */
async function findInstance(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Process instances' }).click()
  await page.getByRole('textbox', { name: 'Search by patient' }).or(page.getByRole('searchbox')).fill(maya)
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText(maya)
  await expect(page).not.toHaveURL(/Maya/)
  await page
    .getByRole('table', { name: 'Process instances' })
    .getByRole('row')
    .filter({ hasText: inLang(hipReplacement.name, 'en-ca') })
    .getByRole('link', { name: maya })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `Process instance of ${maya}` })).toBeFocused()
  const pain = page.getByRole('table', { name: 'Variables' }).getByRole('row').filter({ hasText: 'pain' })
  await expect(pain).toContainText('7')
}

test('Priya asks a question with an alert, Samuel starts the step, Maya answers in French, he sees the alert, and Priya finds the instance', async ({
  page: priya,
  otherDevice,
}) => {
  test.setTimeout(180_000)
  await signIn(priya, 'priya', formAt)
  await test.step('Priya writes and publishes', () => writeForm(priya))

  const samuel = await otherDevice()
  await signIn(samuel, 'samuel', enrolmentAt)
  await test.step('Samuel starts the step', () => startAnew(samuel))

  const maya = await otherDevice()
  await signInMaya(maya, 'fr-ca')
  await test.step('Maya answers', () => answer(maya))
  await test.step('Samuel sees the alert', () => seeAlert(samuel))
  await test.step('Priya finds the instance', () => findInstance(priya))

  await test.step('The history of the form tells it', async () => {
    await priya.goto(formAt)
    await priya.getByRole('button', { name: 'History' }).click()
    await expect(history(priya).filter({ hasText: 'Draft saved' })).toContainText('Priya Nair')
    const published = history(priya).filter({ hasText: why })
    await expect(published).toContainText('Published')
    await expect(published).toContainText('Priya Nair')
  })
})
