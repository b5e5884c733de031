import { password } from '#mock-server/store/seeds/people.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { enterAs, signInForm, signInMaya } from '../support/people.ts'
import { fleuve, homeOf } from '../support/places.ts'
import { forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'

/** Maya is on the last page of her step when something happens to her session. */
async function toLastPage(page: Page) {
  await signInMaya(page)
  await page.getByRole('link', { name: /^Start/ }).click()
  const step = stepOn(page, forms.hipCheckIn)
  await step.press('start')
  await step.answer('pain', 3)
  await step.press('next')
  await step.answerAll({ uses_cane: false, hard_activities: ['none'] })
  await step.press('next')
  // "Saved at" may still speak of the page before.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"fell"') === true)
  await step.answer('fell', false)
  await saved
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible()
  return step
}

test('The session ends while Maya types, and again as she sends: she signs in over the page, and her answers go out once; a token that ran out is renewed without her noticing (IDENT-24, F20, F21)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/40[01]/)
  const step = await toLastPage(page)
  await control.faults({ kind: 'revokeSession', match: { operationId: 'saveTaskDraft' } })
  await step.answer('questions', 'May I still swim?')

  const again = page.getByRole('dialog')
  await expect(again).toBeVisible()
  await expect(again.getByRole('heading')).toBeVisible()
  // The page stays below, with all that was typed; neither Escape nor a click beside closes it.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(again).toBeVisible()
  await expect(page).toHaveURL(/page=falls/)

  const form = signInForm(page)
  await expect(form.email).toHaveValue('maya@portage.test')
  await form.password.fill('wrong')
  await form.submit.click()
  await expect(again.getByRole('alert')).toHaveText('Incorrect email or password.')
  await form.password.fill(password)
  await form.submit.click()
  await expect(again).toHaveCount(0)

  await expect(step.question('questions')).toHaveValue('May I still swim?')
  await expect(step.choice('fell', false)).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible()

  // A token that ran out is renewed without her noticing.
  await control.faults({ kind: 'expireAccessToken', match: { operationId: 'saveTaskDraft' } })
  const before = (await control.callsOf('saveTaskDraft')).length
  await step.answer('questions', 'May I still swim in June?')
  await expect
    .poll(async () => (await control.callsOf('saveTaskDraft')).slice(before).map(({ status }) => status))
    .toEqual([401, 200])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(step.question('questions')).toBeFocused()

  await step.press('next')
  await step.expectReview()
  await control.faults({ kind: 'revokeSession', match: { operationId: 'completeTask' } })
  await step.press('submit')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await enterAs(page, 'maya')
  await expect(page).toHaveURL(/\/submission$/)
  await expect(page.getByRole('definition').filter({ hasText: 'May I still swim in June?' })).toBeVisible()
  expect((await control.callsOf('completeTask')).map(({ status }) => status)).toEqual([401, 200])
})

test('Someone else signs in over the page of Maya: he finds his own home and nothing of hers (F21, F40)', async ({
  page,
  control,
  allowErrors,
}) => {
  // 404: the Back button leads to her page.
  allowErrors(/40[014]/)
  const step = await toLastPage(page)
  await control.faults({ kind: 'revokeSession', match: { operationId: 'saveTaskDraft' } })
  await step.answer('questions', 'May I still swim?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await enterAs(page, 'luc')

  await expect(page).toHaveURL(homeOf(fleuve))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Luc')
  await expect(page.locator('body')).not.toContainText(/Maya|swim|Lakeside|hanche|hip/i)
  // Nor in what this device keeps, nor behind the Back button.
  const kept = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }))
  expect(kept.filter((value) => /swim|maya@/i.test(value))).toEqual([])
  await page.goBack()
  await expect(page.locator('body')).not.toContainText(/swim/i)
})
