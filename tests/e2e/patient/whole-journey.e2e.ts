// From the first open step to the end of a journey, as it goes on a phone with a poor connection (PROD-03, TASK-09..11).
import type { Page } from '@playwright/test'
import { hipDocumentForm } from '#mock-server/store/seeds/journeys/hip-document-form.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { homeForm } from '#mock-server/store/seeds/journeys/home-form.ts'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn, signInMaya } from '../support/people.ts'
import { journeysOf, lakeside, paths } from '../support/places.ts'
import { answerHipCheckIn, forms, inLang, stepOn } from '../support/step.ts'
import { letter } from '../support/surgery.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { words, type Lang } from '../support/words.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const own = {
  finished: 'Vous avez terminé ce parcours',
  understand: 'J’ai compris',
  agree: 'J’ai lu ce texte et je l’accepte',
  confirm: 'Confirmer',
  done: 'Marquer comme fait',
  offline: 'Vous êtes hors ligne',
  english: /\b(your|the|and|this|step)\b/i,
} as const
const todoIn = { 'en-ca': 'To do', 'fr-ca': 'À faire' } as const

const steps = new Map(hipReplacement.steps.map((step) => [step.activity, step]))

/** Maya's hip journey, as she walks through it. */
function journeyOn(page: Page, lang: Lang) {
  const name = (activity: string) => inLang(steps.get(activity)!.name, lang)
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const main = page.getByRole('main')
  return {
    name,
    press,
    /** Opens a step from the list of what is to do. */
    open: async (activity: string) => {
      const todo = main.getByRole('list', { name: todoIn[lang] })
      await todo.getByRole('link', { name: name(activity), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: name(activity) })).toBeFocused()
    },
    /** The step is finished and says so, and the person is back in the journey. */
    back: async () => {
      await expect(page).toHaveURL(/\/submission$/)
      await expectNoSidewaysScroll(page)
      if (lang === 'fr-ca') await expect(main).not.toContainText(own.english)
      await main.getByRole('link', { name: words[lang].toJourney }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: inLang(hipReplacement.name, lang) }),
      ).toBeFocused()
      await expectNoSidewaysScroll(page)
    },
  }
}

test('Maya works through a whole journey in French, on a phone, while the network fails twice, and loses nothing', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  test.setTimeout(180_000)
  const lang = 'fr-ca'
  // The clock moves on by days, past the end of the access token.
  allowErrors(/ERR_|401/)
  await signInMaya(page, lang)
  await expectNoSidewaysScroll(page)
  await goWithin(page, journeysOf(lakeside))
  await page.getByRole('link', { name: inLang(hipReplacement.name, lang) }).click()
  const journey = journeyOn(page, lang)
  const { press } = journey

  // A questionnaire: it arrives, but the answer to sending it is lost on the way.
  await journey.open('hip_check_in')
  await answerHipCheckIn(page, lang)
  await control.faults({ kind: 'dropAfterCommit', match: { operationId: 'completeTask' } })
  await press(words[lang].submit)
  await expect(page.getByRole('alert')).toBeVisible()
  await control.faults()
  await press(words[lang].submit)
  await expect(page).toHaveURL(/\/submission$/)
  await expect(page.getByRole('definition').filter({ hasText: 'May I still swim?' })).toBeVisible()
  await journey.back()

  // Something to read, something to agree to.
  await journey.open('day_of_surgery')
  await press(own.understand)
  await journey.back()
  await journey.open('care_plan')
  await page.getByRole('checkbox', { name: own.agree }).check()
  await press(own.confirm)
  await journey.back()

  // A questionnaire with the connection lost in the middle of it, and the page reloaded when it is back.
  await journey.open('home')
  const home = stepOn(page, homeForm, lang)
  await home.press('start')
  await home.answer('has_stairs', true)
  await page.getByRole('textbox', { name: home.label('stair_count') }).fill('12')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: own.offline }).first()).toBeVisible()
  await home.press('next')
  await home.answerAll({ helper_name: 'Julie', helper_phone: '613-555-0171' })
  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: own.offline })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('textbox', { name: home.label('helper_name') })).toHaveValue('Julie')
  await page.getByRole('checkbox', { name: home.label('may_call') }).check()
  await home.press('next')
  await home.expectReview()
  for (const text of ['12', 'Julie'])
    await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible()
  await press(words[lang].submit)
  await journey.back()

  // The same activity, three times, with two days between them.
  for (let time = 1; time <= 3; time += 1) {
    if (time > 1) {
      // To the morning of the second day, whatever the hour is now.
      await control.advanceClock((2 * 24 + 8) * 3_600_000)
      await page.reload()
    }
    await journey.open('exercises')
    await press(own.done)
    await journey.back()
  }

  // A paper, and with it the end.
  await journey.open('xray')
  const xray = stepOn(page, hipDocumentForm, lang)
  await xray.press('start')
  await xray.answer('paper', 'xray')
  await page.locator('input[type=file]').first().setInputFiles(letter)
  await expect(page.getByRole('main')).toContainText(letter.name)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const dated = xray.question('dated')
  await dated.getByRole('textbox').first().fill('3')
  await dated.getByRole('combobox').selectOption({ index: 2 })
  await dated.getByRole('textbox').last().fill('2026')
  await xray.press('next')
  await xray.expectReview()
  await press(words[lang].submit)
  await journey.back()

  await expect(page.getByText(own.finished)).toBeVisible()
  // Each of the eight was taken once; the one whose reply was lost was answered as the first time.
  const sent = await control.callsOf('completeTask')
  expect(new Set(sent.map(({ path }) => path)).size).toBe(8)
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(8)
})

test('Theo sees for whom each activity is and what happened, and filters both; he does a task for his mother, and her name is on it from the first page to the submission (B1, FLAG-15, 2.1.1)', async ({
  page,
}) => {
  await signIn(page, 'theo', paths.patient.activities({ organizationId: lakeside.id }))
  const rows = page.getByRole('main').getByRole('listitem')
  const hers = rows.filter({ hasText: 'For Rose Martin' })
  const notHers = rows.filter({ hasNotText: 'For Rose Martin' })
  const profile = page.getByRole('combobox', { name: "Who it's for" })
  await expect(hers).not.toHaveCount(0)
  await profile.selectOption('Rose Martin')
  await expect(page).toHaveURL(/\?profile=/)
  await expect(hers).not.toHaveCount(0)
  await expect(notHers).toHaveCount(0)
  // Without a mouse, the other list: a choice moves nothing.
  await goWithin(page, paths.patient.history({ organizationId: lakeside.id }))
  await expect(notHers).not.toHaveCount(0)
  await tabTo(page, profile)
  await page.keyboard.press('R')
  await expect(page).toHaveURL(/\?profile=/)
  await expect(profile).toBeFocused()
  await expect(hers).not.toHaveCount(0)
  await expect(notHers).toHaveCount(0)

  await goWithin(page, journeysOf(lakeside))
  const rose = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rose Martin' })
  await rose.getByRole('link').first().click()
  await expect(page.getByText('For Rose Martin').first()).toBeVisible()
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  const journey = journeyOn(page, 'en-ca')
  await journey.open('hip_check_in')
  await expect(page.getByText('For Rose Martin').first()).toBeVisible()
  await answerHipCheckIn(page)
  await stepOn(page, forms.hipCheckIn).press('submit')
  await expect(page).toHaveURL(/\/submission$/)
  const facts = page.getByRole('main')
  await expect(facts.getByRole('term').filter({ hasText: /^For$/ })).toBeVisible()
  await expect(facts.getByRole('definition').filter({ hasText: 'Rose Martin' })).toBeVisible()
  await expect(facts.getByRole('definition').filter({ hasText: 'Theo Martin' })).toBeVisible()
})
