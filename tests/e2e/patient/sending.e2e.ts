import { signInMaya } from '../support/people.ts'
import { answerHipCheckIn, forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const en = words['en-ca']

test.beforeEach(async ({ page }) => {
  await signInMaya(page)
  await page.getByRole('link', { name: /^Start/ }).click()
  await answerHipCheckIn(page)
})

test('Without a connection Maya sees an error, nothing she answered is lost, and it is sent once afterwards, though the reply is lost', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_/)
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
  // They arrive but the reply is lost: sending again says that they were sent.
  await control.faults({ kind: 'dropAfterCommit', match: { operationId: 'completeTask' } })
  await step.press('submit')
  await expect(page.getByRole('alert')).toContainText("We couldn't send your answers")
  await control.faults()
  await step.press('submit')
  await expect(page).toHaveURL(/\/submission$/)
  await step.expectSent()
  await expect(page.getByRole('main')).not.toContainText('already finished')
  await expect(
    page.getByRole('definition').filter({ hasText: 'May I still swim in the lake?' }),
  ).toBeVisible()
  const sent = (await control.callsOf('completeTask')).map(({ status }) => status)
  expect(sent.filter((status) => status === 200)).toHaveLength(1)
})

test('The server fails while Maya sends: she sees an error, and sends again when it works, once for three presses', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/503/)
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'completeTask' } })
  const step = stepOn(page, forms.hipCheckIn)
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
  expect((await control.callsOf('completeTask')).map(({ status }) => status)).toEqual([503, 200])
})

test('A step that was done on another device in the meantime says what became of it', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/409/)
  const other = await otherDevice()
  await signInMaya(other)
  await other.getByRole('link', { name: /^Continue/ }).click()
  const elsewhere = stepOn(other, forms.hipCheckIn)
  await elsewhere.press('continue')
  await elsewhere.press('next')
  await elsewhere.expectReview()
  await elsewhere.press('submit')
  await elsewhere.expectSent()

  await stepOn(page, forms.hipCheckIn).press('submit')
  await expect(page).toHaveURL(/\/submission$/)
  await expect(page.getByRole('main')).toContainText('already finished')
})
