import { asthmaCheckIn } from '#mock-server/store/seeds/journeys/asthma-check-in.ts'
import type { Page } from '@playwright/test'
import { expectFit } from '../support/axe.ts'
import { changeLanguage, enterAs, signIn } from '../support/people.ts'
import { fleuve, homeOf } from '../support/places.ts'
import { forms, inLang, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const fr = words['fr-ca']
const week = asthmaCheckIn.steps.find(({ activity }) => activity === 'week')!

/** Words that no French page of ours needs. */
const english = /\b(your|you|the|and|this|step|page loaded|sign in)\b/i

const headings = (page: Page) => page.getByRole('heading').allTextContents()

test('Luc chooses French before he signs in, and does his step in French to the end, with a look at the English in between, on screens that are accessible (I18N-02, D-02, F64, 1.4.10, 2.4.2)', async ({
  page,
  control,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  const before = await headings(page)
  await page.getByRole('button', { name: fr.language }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  expect(await headings(page)).not.toEqual(before)
  await expect(page.locator('body')).not.toContainText(english)

  await enterAs(page, 'luc')
  await expect(page).toHaveURL(homeOf(fleuve))
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expect(page.getByRole('heading', { level: 3, name: inLang(week.name, 'fr-ca') })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(english)
  await page.getByRole('link', { name: new RegExp(`^${fr.start}`) }).click()

  const step = stepOn(page, forms.asthmaWeek, 'fr-ca')
  await expect(page.getByRole('button', { name: fr.start, exact: true })).toBeVisible()
  await step.press('start')
  // What is missing is said in French too.
  await step.press('next')
  const problems = page.getByRole('alert')
  await expect(problems).toBeFocused()
  await expect(problems.getByRole('link')).toHaveCount(2)
  await expect(problems).not.toContainText(english)
  await expectFit(page)

  await step.answer('symptoms', 'worse')
  await step.answer('what_changed', 'Je tousse la nuit.')
  // In the middle of the step: what was answered stays, and the words change.
  await changeLanguage(page, 'en-ca')
  const inEnglish = stepOn(page, forms.asthmaWeek)
  await expect(inEnglish.heading('symptoms')).toBeVisible()
  await expect(inEnglish.choice('symptoms', 'worse')).toBeChecked()
  await expect(inEnglish.question('what_changed')).toHaveValue('Je tousse la nuit.')
  await expect(inEnglish.question('woke_up')).toContainText('Please select an option')
  await changeLanguage(page, 'fr-ca')
  await step.answer('woke_up', true)
  await step.press('next')
  await step.answerAll({ peak_flow: 380, rescue_inhaler: true, rescue_times: 3 })
  await step.press('next')
  await step.expectReview()
  await expect(page.locator('body')).not.toContainText(english)
  await step.press('submit')
  await expect(page).toHaveURL(/\/submission$/)
  await step.expectSent()
  await expect(page.getByRole('definition').filter({ hasText: 'Je tousse la nuit.' })).toBeVisible()
  // Canadian French dates: 20 novembre 2026, 14 h 05.
  await expect(page.getByRole('definition').filter({ hasText: /\d{4}.+\d+\sh\s\d\d/ })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(english)
  await expectFit(page)
  expect((await control.callsOf('completeTask')).length).toBe(1)
})

test('Luc signs in on an English page, and his own language comes with him (I18N-04, D-80)', async ({
  page,
}) => {
  await signIn(page, 'luc')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expect(page.getByRole('heading', { level: 3, name: inLang(week.name, 'fr-ca') })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(english)
  // The choice stays on this device.
  await page.getByRole('banner').getByRole('button', { name: fr.accountMenu }).click()
  await page.getByRole('menuitem', { name: fr.signOut }).click()
  await expect(page.getByRole('button', { name: fr.signIn, exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: fr.signIn, exact: true })).toBeVisible()
})
