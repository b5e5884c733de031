import type { Page } from '@playwright/test'
import { tealTheme } from '#mock-server/store/seeds/themes.ts'
import { cardOn } from '../support/card.ts'
import { careTeamOn, mood } from '../support/care-team.ts'
import type { Control } from '../support/control.ts'
import { gatesOn } from '../support/gates.ts'
import { invitationOn } from '../support/invitations.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { journeysOf, lakeside, paths } from '../support/places.ts'
import { inLang, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words, type Lang } from '../support/words.ts'

// From an invitation to the answer of the care team, between two people who each have their own browser.

const email = 'rosalie@portage.test'
const [first, last] = ['Rosalie', 'Côté']
const rosalie = `${first} ${last}`
const aJourney = new RegExp(`${journeysOf(lakeside)}/[0-9a-f-]{36}$`)
const [alert] = mood.form.alerts ?? []

/** Fifteen points of 27 would open the talk by themselves; these are too few, so Samuel starts it. */
const mild = ['interest', 'down', 'sleep', 'energy', 'appetite', 'self', 'focus', 'pace'] as const

/** Samuel invites someone new, and reads the message before it goes. */
async function invite(page: Page, lang: Lang): Promise<void> {
  const { button, heading, invite: inviteTo, said, words: word } = careTeamOn(page, lang)
  await inviteTo(mood.named(lang), [email])
  await expect(page.getByRole('main')).toContainText(inLang(mood.description, lang))
  await button(page, said(word.invites.review.send, { count: 1 })).click()
  await expect(heading(2, said(word.invites.result.allSent, { count: 1 }))).toBeFocused()
}

/** What is on the page has the colours of who invites. */
async function expectColours(page: Page): Promise<void> {
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--primary-700').trim())
  await expect.poll(colour).toBe(tealTheme['primary-700'])
}

/** The link opens sign-up in the colours of who invites; the account, the profile and the yes follow. */
async function join(page: Page, lang: Lang, { link, control }: { link: string; control: Control }) {
  const invitation = invitationOn(page, lang)
  await page.goto(link)
  await invitation.expectOpen(lakeside.name, mood.named(lang))
  // No one chose a language on this device: the invitation brings its own.
  await expect(page.locator('html')).toHaveAttribute('lang', words[lang].htmlLang)
  await invitation.link(invitation.words.stranger.create).click()
  const card = cardOn(page, lang)
  await card.expectView(card.words.signup.title)
  await expect(page.getByRole('img', { name: lakeside.name })).toBeVisible()
  await expectColours(page)
  await card.signUp(email)
  await card.expectView(card.words.confirmSignUp.title)
  await card.code.fill(await control.codeFor(email))
  await card.press(card.words.confirmSignUp.submit)
  const gates = gatesOn(page, lang)
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  await expectColours(page)
  await gates.fillProfile('myself', first, last)
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  await gates.chooseLanguage(lang)
  await invitation.expectOpen(lakeside.name, mood.named(lang))
  await invitation.button(invitation.words.answer.accept).click()
  await expect(page).toHaveURL(aJourney)
  await expect(page.getByRole('heading', { level: 1, name: mood.named(lang) })).toBeVisible()
}

/** What there is to do in the journey, by name. */
const todo = (page: Page, lang: Lang) =>
  page
    .getByRole('main')
    .getByRole('list', { name: careTeamOn(page, lang).words.patient.journey.todo, exact: true })
    .getByRole('link')

/** Rosalie answers, immediately reads what to do now, and again when it is sent. */
async function answer(page: Page, lang: Lang): Promise<void> {
  const { forms } = careTeamOn(page, lang).words
  const message = inLang(alert!.message, lang)
  const step = stepOn(page, mood.form, lang)
  const main = page.getByRole('main')
  const whatToDo = async () => {
    await expect(main).toContainText(message)
    await expect(main).toContainText(forms.alert.heading)
    await expect(main.getByRole('link', { name: forms.alert.call911 })).toHaveAttribute('href', 'tel:911')
  }
  await todo(page, lang)
    .filter({ hasText: mood.step('mood', lang) })
    .click()
  await step.press('start')
  for (const key of mild.slice(0, 5)) await step.answer(key, '0')
  await step.press('next')
  for (const key of mild.slice(5)) await step.answer(key, '1')
  await expect(main).not.toContainText(message)
  await step.answer('self_harm', '1')
  await whatToDo()
  await step.press('next')
  await step.answer('difficulty', 'somewhat')
  await step.press('next')
  await step.expectReview()
  await step.press('submit')
  await expect(page).toHaveURL(/\/submission$/)
  await step.expectSent()
  await whatToDo()
  await main.getByRole('link', { name: words[lang].toJourney }).click()
  await expect(todo(page, lang).first()).toHaveText(mood.step('safety_plan', lang))
}

/** Samuel finds her first among those who need him, reads why, and sends her one more step. */
async function care(page: Page, lang: Lang): Promise<void> {
  const { about, button, cardOf, goTo, heading, said, startStep, words: word } = careTeamOn(page, lang)
  await goTo('home')
  const card = cardOf(rosalie)
  await expect(card).toContainText(inLang(alert!.message, lang))
  await card.getByRole('link', { name: about(word.attention.open.submission, rosalie) }).click()
  await expect(heading(1, mood.step('mood', lang))).toBeFocused()
  const main = page.getByRole('main')
  await expect(heading(2, word.steps.submission.alerts)).toBeVisible()
  await expect(main).toContainText(said(word.steps.submission.told, { name: rosalie }))
  await expect(main).toContainText(word.steps.submission.level.emergency)
  // Her account has no name but that of her profile: no fact stands there empty.
  await expect(main.getByRole('definition').filter({ hasText: rosalie }).first()).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: /^\s*$/ })).toHaveCount(0)
  await main
    .getByRole('link', { name: said(word.steps.back.toSteps, { name: rosalie }), exact: true })
    .last()
    .click()
  await expect(heading(1, rosalie)).toBeFocused()
  await startStep(mood.step('talk', lang), rosalie)
  await expect(
    button(page, said(word.steps.available.startOf, { step: mood.step('talk', lang) })),
  ).toHaveCount(0)
}

test('The loop closes, in French: Samuel invites, someone new answers, he sees the alert and starts a step, and it is found (INV-03, PROV-01, ROUTE-67..73, CALL-32..34, CALL-49, TASK-06, AUTH-50, ORG-10, I18N-04)', async ({
  page,
  control,
  otherDevice,
}) => {
  const lang = 'fr-ca'
  await signIn(page, 'samuel', paths.provider.invites({ organizationId: lakeside.id }))
  await changeLanguage(page, lang)
  await test.step('he invites', () => invite(page, lang))

  const [mail] = await control.mailTo(email)
  expect(mail?.subject).toBe(`${lakeside.name} vous invite`)
  const patient = await otherDevice()
  await patient.clock.install()
  await test.step('she joins', () => join(patient, lang, { link: mail?.link ?? '', control }))
  await test.step('she answers', () => answer(patient, lang))
  const talk = todo(patient, lang).filter({ hasText: mood.step('talk', lang) })
  await expect(talk).toHaveCount(0)
  await test.step('he cares', () => care(page, lang))

  // Her page stays as it is and refetches on its own (CALL-39).
  await patient.clock.fastForward(30_000)
  await expect(talk).toBeVisible()
  await talk.click()
  await expect(patient.getByRole('heading', { level: 1, name: mood.step('talk', lang) })).toBeFocused()
})
