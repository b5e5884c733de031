import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { careTeamOn, mood } from '../support/care-team.ts'
import type { Control } from '../support/control.ts'
import { enterOn } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import type { Lang } from '../support/words.ts'

// What Samuel does before ten: each leg ends where the next one starts, and nothing is opened by its address.

const beatrice = 'Béatrice Lavoie'
/** Who is in the journey. */
const enrolled = [beatrice, 'Irène Fortin']
const note = 'Called her at 9.'
const [alert] = mood.form.alerts ?? []

/** He sees who needs him, and reads what she answered. */
async function readAnswers(page: Page, lang: Lang): Promise<void> {
  const { about, cardOf, goTo, heading, said, words: word } = careTeamOn(page, lang)
  const card = cardOf(beatrice)
  await expect(card).toContainText(inLang(alert!.message, lang))
  await expect(card).toContainText(word.attention.severity.danger_to_life)
  await card.getByRole('link', { name: about(word.attention.open.submission, beatrice) }).click()
  await expect(heading(1, mood.step('mood', lang))).toBeFocused()
  await expect(heading(2, word.steps.submission.alerts)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(said(word.steps.submission.told, { name: beatrice }))
  // Her own words stay as she wrote them.
  await expect(main).toContainText('Je dors à peine depuis que ma mère est partie.')
  await expectNoSidewaysScroll(page)
  await goTo('home')
  await expect(card).toBeVisible()
}

/** By keyboard alone: he takes care of it with a note, takes that back, and takes care of it after all. */
async function takeCare(page: Page, lang: Lang): Promise<void> {
  const { about, button, cardOf, heading, words: word } = careTeamOn(page, lang)
  const { take, taken, title, views } = word.attention
  const dialog = page.getByRole('dialog', { name: take.title })
  const takeIt = async () => {
    await enterOn(page, button(page, about(take.button, beatrice)))
    await expect(dialog).toBeVisible()
    const box = dialog.getByRole('textbox', { name: take.note })
    await box.focus()
    await page.keyboard.type(note)
    await enterOn(page, button(dialog, take.confirm))
    await expect(cardOf(beatrice)).toHaveCount(0)
    await expect(heading(2, title)).toBeFocused()
  }
  await takeIt()
  await button(page, take.undo).press('Enter')
  await expect(cardOf(beatrice)).toBeVisible()
  await takeIt()
  await button(page, views.acknowledged).press('Enter')
  await expect(cardOf(beatrice)).toContainText(note)
  await expect(cardOf(beatrice)).toContainText('Samuel Roy')
  await expect(button(page, about(taken.back, beatrice))).toBeVisible()
}

/** He starts a step for her, and takes another out when he has read what that does. */
async function changeSteps(page: Page, lang: Lang): Promise<void> {
  const { about, button, cardOf, heading, said, startStep, words: word } = careTeamOn(page, lang)
  await cardOf(beatrice)
    .getByRole('link', { name: about(word.attention.open.submission, beatrice) })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: said(word.steps.back.toSteps, { name: beatrice }), exact: true })
    .last()
    .click()
  await expect(heading(1, beatrice)).toBeFocused()
  await startStep(mood.step('sleep', lang), beatrice)
  const step = mood.step('small_steps', lang)
  const { open, remove } = word.steps
  await button(page, said(open.removeOf, { step })).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(said(remove.patient, { name: beatrice }))
  await expect(dialog).toContainText(remove.again)
  await button(dialog, remove.confirm).click()
  await expect(heading(2, open.title)).toBeFocused()
  const steps = page.getByRole('list', { name: open.title })
  await expect(steps).toContainText(mood.step('sleep', lang))
  await expect(steps).not.toContainText(step)
  await expectNoSidewaysScroll(page)
}

/** Of three addresses one is wrong: it is named, the others are invited, and it is corrected. */
async function invite(page: Page, lang: Lang, control: Control): Promise<void> {
  const { button, goTo, heading, invite: inviteTo, said, words: word } = careTeamOn(page, lang)
  const { create, finding, result, review } = word.invites
  const row = (email: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email, exact: true }) })
  const addresses = page.getByRole('textbox', { name: create.addresses })
  await goTo('invites')
  await inviteTo(mood.named(lang), ['lucie@portage.test', 'zoe@portage', 'omar@portage.test'])
  await expect(row('zoe@portage')).toContainText(finding.invalid)
  await expectNoSidewaysScroll(page)
  await button(page, said(review.send, { count: 2 })).click()
  await expect(heading(2, said(result.someSent, { sent: 2, total: 3 }))).toBeFocused()
  await expect(row('zoe@portage')).toContainText(finding.invalid)
  for (const invited of ['lucie@portage.test', 'omar@portage.test']) {
    await expect(row(invited)).toContainText(finding.invited)
    expect(await control.mailsTo(invited)).toBe(1)
  }
  await button(page, said(result.correct, { count: 1 })).click()
  await expect(addresses).toHaveValue('zoe@portage')
  await addresses.fill('zoe@portage.test')
  await button(page, create.check).click()
  await button(page, said(review.send, { count: 1 })).click()
  await expect(heading(2, said(result.allSent, { count: 1 }))).toBeFocused()
  expect(await control.mailsTo('zoe@portage.test')).toBe(1)
}

/** He takes the list of the journey along: everyone who is in it, and no one who is only invited. */
async function exportList(page: Page, lang: Lang): Promise<void> {
  const { button, goTo, heading, said, words: word } = careTeamOn(page, lang)
  const { csv, status } = word.enrolments
  await goTo('home')
  await page.getByRole('link', { name: mood.named(lang), exact: true }).click()
  await expect(heading(1, mood.named(lang))).toBeFocused()
  await button(page, csv.button).click()
  const download = page.waitForEvent('download')
  await button(page.getByRole('dialog'), said(csv.confirm, { count: enrolled.length })).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${csv.fileName}-.+\\.csv$`))
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  const fixed = {
    'en-ca': ['Name', 'Enrolled', 'Status', 'Current step', 'Last activity'],
    'fr-ca': ['Nom', 'Inscription', 'État', 'Étape en cours', 'Dernière activité'],
  }
  const own = (mood.tableColumns ?? []).map(({ label }) => inLang(label, lang))
  expect(lines[0]).toBe(`\ufeff${[...fixed[lang], ...own].map((label) => `"${label}"`).join(',')}`)
  // The heading before them, and the end of the last line behind them.
  expect(lines).toHaveLength(1 + enrolled.length + 1)
  for (const name of enrolled) expect(lines.some((line) => line.startsWith(`"${name}",`))).toBe(true)
  const hers = lines.find((line) => line.startsWith(`"${beatrice}"`))
  expect(hers).toContain(`"${status.active}"`)
  // The points of her answers, and one of them in the words of its question.
  expect(hers).toMatch(lang === 'en-ca' ? /"14","Very hard"$/ : /"14","Beaucoup"$/)
  expect(lines.join()).not.toContain('portage.test')
  await expect(page.getByText(said(csv.done, { count: enrolled.length }))).toBeVisible()
}

const ids = 'PROV-01, PROV-02, ROUTE-66..72, CALL-32..34, CALL-46, CALL-49..51, INV-01, DATA-30'

test(`Samuel’s morning, in English at his desk and then in French on a phone (${ids})`, async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await signIn(page, 'samuel', careTeamHomeOf(lakeside))
  await test.step('reads', () => readAnswers(page, 'en-ca'))
  await test.step('takes care', () => takeCare(page, 'en-ca'))
  await test.step('changes steps', () => changeSteps(page, 'en-ca'))
  await changeLanguage(page, 'fr-ca')
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('invites', () => invite(page, 'fr-ca', control))
  await test.step('exports', () => exportList(page, 'fr-ca'))
})
