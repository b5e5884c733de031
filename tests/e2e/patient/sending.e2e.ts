import { signInMaya } from '../support/people.ts'
import { answerHipCheckIn, forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const en = words['en-ca']

test('Without a connection or a server Maya sees an error, nothing she answered is lost, and it is sent once for three presses', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_|503/)
  await signInMaya(page)
  await page.getByRole('link', { name: /^Start/ }).click()
  await answerHipCheckIn(page)
  const step = stepOn(page, forms.hipCheckIn)
  await context.setOffline(true)
  // The shell says it immediately, the sending in its own words.
  await expect(page.getByRole('status').filter({ hasText: "You're offline" }).first()).toBeVisible()
  await step.press('submit')
  await expect(page.getByRole('alert')).toContainText('internet connection')
  await step.expectReview()
  await expect(page.getByRole('definition').filter({ hasText: 'May I still swim?' })).toBeVisible()
  await step.press('back')
  await expect(step.question('questions')).toHaveValue('May I still swim?')
  await expect(step.choice('fell', false)).toBeChecked()
  // Typed without a connection: this device keeps it.
  await step.answer('questions', 'May I still swim in the lake?')
  await step.press('next')
  await step.expectReview()
  expect(await control.callsOf('completeTask')).toEqual([])

  await context.setOffline(false)
  await expect(page.getByRole('status').filter({ hasText: "You're offline" })).toHaveCount(0)
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'completeTask' } })
  await step.press('submit')
  await expect(page.getByRole('alert')).toContainText('Your answers are still here')
  // A sending is never repeated unseen.
  expect((await control.callsOf('completeTask')).length).toBe(1)
  // Two clicks and the Enter key on a slow connection send the answers once.
  await control.faults({ kind: 'delay', ms: 1500, match: { operationId: 'completeTask' } })
  const submit = page.getByRole('button', { name: en.submit, exact: true })
  await submit.dblclick()
  await submit.press('Enter')
  await expect(page).toHaveURL(/\/submission$/)
  await step.expectSent()
  await expect(
    page.getByRole('definition').filter({ hasText: 'May I still swim in the lake?' }),
  ).toBeVisible()
  expect((await control.callsOf('completeTask')).map(({ status }) => status)).toEqual([503, 200])
})
