import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { enterAs, signInForm, signInMaya } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'

const HOURS = 3_600_000
const MINUTES = 60_000

test.beforeEach(({ page }) => page.clock.install())

test('Five minutes before the end Maya is warned; one key press, and she stays (CONST-01, D-56, 2.2.1)', async ({
  page,
}) => {
  await signInMaya(page)
  await page.clock.fastForward(4 * HOURS - 5 * MINUTES - 5000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.fastForward(30_000)
  const warning = page.getByRole('dialog', { name: 'Are you still there?' })
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('timer')).toHaveText(/^4 minutes and \d+ seconds?$/)
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  // Said aloud once a minute.
  const said = warning.getByText(/^We'll sign you out in/)
  await expect(said).toHaveText("We'll sign you out in 5 minutes.")
  await page.clock.fastForward(MINUTES)
  await expect(said).toHaveText("We'll sign you out in 4 minutes.")
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(10 * MINUTES)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  await expect(warning).toHaveCount(0)
})

test('No one comes: what Maya was typing is saved, she is signed out with a reason, nothing is left on the device, and the way leads back to her answer (F52, IDENT-46..50, D-56)', async ({
  page,
  control,
}) => {
  await signInMaya(page)
  await page.getByRole('link', { name: /^Start/ }).click()
  const step = stepOn(page, forms.hipCheckIn)
  await step.press('start')
  await step.answer('pain', 7)
  const form = new URL(page.url()).pathname
  // At once, before the pause after which a draft is sent.
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + 5 * HOURS)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(signInForm(page).submit).toBeVisible()
  const notice = page.getByRole('region', { name: 'About your session' })
  await expect(notice).toContainText("you didn't use Portage for 4 hours")
  await expectAccessible(page)
  await expect(page.locator('body')).not.toContainText(/Maya|Lakeside|hip/i)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['nextTaskDismissedForJourney'])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['urlBeforeAuth'])
  const calls = (await control.requests()).length
  await page.clock.fastForward(5 * MINUTES)
  expect((await control.requests()).length).toBe(calls)

  await enterAs(page, 'maya')
  await expect(step.choice('pain', 7)).toBeChecked()
  expect(new URL(page.url()).pathname).toBe(form)
  await expect(notice).toHaveCount(0)
})

test('What Maya does in one tab keeps the other alive, until the lid is closed over night (D-56)', async ({
  page,
  context,
}) => {
  await signInMaya(page)
  const other = await context.newPage()
  await other.goto(homeOf(lakeside))
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Maya')
  // The clock is that of the whole browser.
  await page.clock.fastForward(4 * HOURS - 2 * MINUTES)
  for (const one of [page, other]) await expect(one.getByRole('dialog')).toBeVisible()
  await other.getByRole('button', { name: 'Stay signed in' }).click()
  for (const one of [page, other]) await expect(one.getByRole('dialog')).toHaveCount(0)

  // The lid was closed over night: the session is over at the first look, and a key press does not save it.
  const now = await page.evaluate(() => Date.now())
  // The clock goes on without its timers, as on a device that sleeps.
  await page.clock.setSystemTime(now + 9 * HOURS)
  await page.keyboard.press('Tab')
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.getByRole('region', { name: 'About your session' })).toBeVisible()
})

test('The end comes in one tab while the other sleeps: both say why, and both lead back (F39, F52, D-56)', async ({
  page,
  context,
  allowErrors,
}) => {
  // One tab may be asking for new tokens, or for its page, just as the other gives them back.
  allowErrors(/40[01]/)
  await signInMaya(page)
  const other = await context.newPage()
  await other.goto(journeysOf(lakeside))
  await expect(other.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
  // A tab in the background, whose timers come once a second at most; it hears of the end through the storage first.
  await other.evaluate(() => {
    const soon = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, ms = 0) => soon(act, Math.max(ms, 1000))) as typeof setTimeout
  })
  await page.clock.fastForward(MINUTES)
  await page.clock.fastForward(4 * HOURS)
  for (const one of [page, other]) {
    await expect(signInForm(one).submit).toBeVisible()
    await expect(one.getByRole('region', { name: 'About your session' })).toBeVisible()
    await expect(one.locator('body')).not.toContainText(/Maya|Lakeside|hip/i)
  }
  expect(await other.evaluate(() => sessionStorage.getItem('urlBeforeAuth'))).toBe(journeysOf(lakeside))
})
