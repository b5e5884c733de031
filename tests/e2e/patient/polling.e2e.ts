import type { Page } from '@playwright/test'
import { signInMaya } from '../support/people.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

/** Maya finishes a step on her other device, and the care plan follows it. */
async function finishReading(other: Page) {
  await other.getByRole('link', { name: 'The day of your surgery' }).click()
  await other.getByRole('button', { name: 'I understand' }).click()
  await expect(other).toHaveURL(/\/submission$/)
}

/** Has the page believe that it is hidden, as behind another tab. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    hidden ? 'hidden' : 'visible',
  )

test('A new step shows within 30 seconds, says so, and leaves the focus where it was; a page that no one sees asks for nothing, and catches up when it is seen again (CALL-39)', async ({
  page,
  control,
  otherDevice,
}) => {
  await page.clock.install()
  await signInMaya(page)
  const other = await otherDevice()
  await signInMaya(other)
  await finishReading(other)
  // It would poll as well, and its calls would be counted.
  await other.close()

  const start = page.getByRole('link', { name: /^Start: How is your hip/ })
  await start.focus()
  await expect(page.getByRole('main')).not.toContainText('Your care plan')
  await page.waitForLoadState('networkidle')
  const before = (await control.callsOf('listTasks')).length
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('link', { name: 'Your care plan' })).toBeVisible()
  await expect(page.getByText('1 new task')).toBeAttached()
  await expect(start).toBeFocused()
  await expect(page).toHaveURL(homeOf(lakeside))
  expect((await control.callsOf('listTasks')).length).toBe(before + 1)

  await setHidden(page, true)
  const calls = (await control.requests()).length
  await page.clock.fastForward(120_000)
  // A call would be there by the time that one of ours is answered.
  await page.evaluate(() => fetch('/config.json'))
  expect((await control.requests()).length).toBe(calls)
  await setHidden(page, false)
  await expect.poll(async () => (await control.requests()).length).toBeGreaterThan(calls)
})
