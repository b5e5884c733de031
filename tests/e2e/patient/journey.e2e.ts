import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { changeLanguage, signIn, signOut } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside } from '../support/places.ts'
import { forms, inLang, stepOn } from '../support/step.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const journeyModal = { name: 'Your Hip replacement preparation journey' }

test('Maya meets her journey, does its next step, reads what she sent, and sees it all in French', async ({
  page,
  control,
}) => {
  await signIn(page, 'maya')
  // JOURNEY-01..04, JOURNEY-12
  const modal = page.getByRole('dialog', journeyModal)
  await expect(modal).toBeVisible()
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect(modal.getByRole('paragraph').filter({ hasText: /\.$/ })).toHaveCount(2)
  await expect(modal.getByRole('listitem')).toContainText('How is your hip today?')
  await expect(modal.getByRole('button', { name: 'Close' })).toBeVisible()
  // JOURNEY-06
  await modal.getByRole('link', { name: words['en-ca'].viewTask }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How is your hip today?' })).toBeFocused()

  const step = stepOn(page, forms.hipCheckIn)
  await step.press('start')
  await expect(step.heading('pain')).toBeFocused()
  // A word of help shows with strong pain only.
  await step.answer('pain', 8)
  await expect(step.question('pain_help')).toBeVisible()
  await step.answer('pain', 3)
  await expect(step.question('pain_help')).toHaveCount(0)
  await step.press('next')

  // A question that hangs on an answer comes and goes with it.
  await step.answer('uses_cane', true)
  await expect(step.question('cane_when')).toBeVisible()
  await step.answer('uses_cane', false)
  await expect(step.question('cane_when')).toHaveCount(0)
  await step.answerAll({ uses_cane: true, cane_when: 'outside', hard_activities: ['stairs', 'sleep'] })
  await step.answer('walk_minutes', 20)
  await step.press('next')
  await step.answerAll({ fell: false, questions: 'May I still swim?' })
  await step.press('next')

  await step.expectReview()
  await expect(page.getByRole('main')).toContainText('Lakeside Family Health')
  for (const text of ['Outside only', 'Climbing stairs', 'Sleeping', '20 minutes', 'May I still swim?'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible()
  await step.press('submit')

  // TASK-04, TASK-08: her submission, and nothing to send any more.
  await expect(page).toHaveURL(/\/submission$/)
  await step.expectSent()
  await expect(page.getByRole('definition').filter({ hasText: 'May I still swim?' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Maya Tremblay' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: words['en-ca'].submit })).toHaveCount(0)

  await page.getByRole('link', { name: words['en-ca'].toJourney }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hip replacement preparation' })).toBeFocused()
  const done = page.getByRole('list', { name: words['en-ca'].done }).getByRole('listitem')
  await expect(done.filter({ hasText: 'How is your hip today?' })).toBeVisible()

  await changeLanguage(page, 'fr-ca')
  const { name, steps } = hipReplacement
  await expect(page.getByRole('heading', { level: 1, name: inLang(name, 'fr-ca') })).toBeVisible()
  const faits = page.getByRole('list', { name: words['fr-ca'].done })
  const checkIn = steps.find(({ activity }) => activity === 'hip_check_in')!
  await faits.getByRole('link', { name: inLang(checkIn.name, 'fr-ca') }).click()
  const french = stepOn(page, forms.hipCheckIn, 'fr-ca')
  await expect(page.getByRole('heading', { level: 1, name: inLang(checkIn.name, 'fr-ca') })).toBeVisible()
  for (const key of ['pain', 'uses_cane', 'cane_when', 'walk_minutes'])
    await expect(page.getByRole('term').filter({ hasText: french.label(key) })).toBeVisible()
  await expect(
    page.getByRole('definition').filter({ hasText: french.option('cane_when', 'outside') }),
  ).toBeVisible()
  await expect(
    page.getByRole('navigation').getByRole('link', { name: words['fr-ca'].home, exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/\b(your|the|and|you)\b/i)
  await signOut(page, 'fr-ca')

  // IDENT-46, IDENT-47, D-01
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['nextTaskDismissedForJourney'],
    [],
  ])
  const calls = await control.requests()
  expect(calls.length).toBeGreaterThan(10)
  expect(calls.filter(({ operationId }) => operationId === null)).toEqual([])
  expect(calls.filter(({ status }) => status === null || status >= 400)).toEqual([])
})

test('Maya puts her journey off, which an outside click does not, and it does not ask again; another journey has nothing to ask (JOURNEY-05, JOURNEY-07, JOURNEY-09..12, UI-18, D-01, D-52)', async ({
  page,
}) => {
  await signIn(page, 'maya')
  const modal = page.getByRole('dialog', journeyModal)
  await expect(modal).toBeVisible()
  await page.mouse.click(5, 400)
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Dismissals outlive a reload and the sign-out.
  const start = page.getByRole('link', { name: /^Start/ })
  await page.reload()
  await expect(start).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signOut(page)
  await signIn(page, 'maya')
  await expect(start).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // A journey without the modal, and one that is finished.
  await goWithin(page, homeOf(fleuve))
  await page.getByRole('link', { name: 'Asthma check-in' }).click()
  await expect(page.getByRole('list', { name: 'To do' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await goWithin(page, journeysOf(lakeside))
  await page.getByRole('link', { name: 'New-parent follow-up' }).click()
  await expect(page.getByRole('list', { name: 'Done' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
