import { signInMaya } from '../support/people.ts'
import { fleuve, homeOf } from '../support/places.ts'
import { forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const en = words['en-ca']
const saved = { hasText: 'Saved at' }

test('Maya reloads in the middle of her step, and stops: she finds every answer where it was, and continues where she left off', async ({
  page,
}) => {
  await signInMaya(page)
  await page.getByRole('link', { name: /^Start/ }).click()
  const step = stepOn(page, forms.hipCheckIn)
  await step.press('start')
  await step.answer('pain', 6)
  await step.press('next')
  await step.answerAll({ uses_cane: true, cane_when: 'bad_days', hard_activities: ['car'] })
  await step.answer('walk_minutes', 35)
  // Within a moment of the last answer the browser asks before it leaves.
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(step.heading('moving')).toBeVisible()
  await expect(step.choice('uses_cane', true)).toBeChecked()
  await expect(step.choice('cane_when', 'bad_days')).toBeChecked()
  await expect(step.choice('hard_activities', 'car')).toBeChecked()
  await expect(step.question('walk_minutes')).toHaveValue('35')
  await step.press('back')
  await expect(step.choice('pain', 6)).toBeChecked()

  await step.press('next')
  await step.answer('uses_cane', false)
  await step.press('saveAndExit')
  await expect(page.getByRole('heading', { level: 1, name: 'Hip replacement preparation' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: en.home, exact: true }).click()
  await expect(page.getByRole('main')).toContainText('Draft saved')
  await page.getByRole('link', { name: /^Continue: How is your hip/ }).click()
  await expect(page.getByRole('main')).toContainText('Continue where you left off')
  await step.press('continue')
  await expect(step.heading('moving')).toBeVisible()
  await expect(step.choice('uses_cane', false)).toBeChecked()
})

test('Maya starts over: a question first, then everything she had answered is gone', async ({
  page,
  control,
}) => {
  await signInMaya(page)
  // The seeds hold a draft of hers.
  await page.goto(homeOf(fleuve))
  await page.getByRole('link', { name: /^Continue: Your breathing/ }).click()
  await expect(page.getByRole('main')).toContainText('Continue where you left off')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep your answers' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await control.callsOf('deleteTaskDraft')).toEqual([])

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete and start over' }).click()
  const step = stepOn(page, forms.asthmaWeek)
  await step.press('start')
  await expect(step.heading('symptoms')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto(homeOf(fleuve))
  await expect(page.getByRole('link', { name: /^Start: Your breathing/ })).toBeVisible()
})

test('The server saves nothing for a while: this device keeps what Maya typed over a reload', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/503/)
  await signInMaya(page)
  await page.getByRole('link', { name: /^Start/ }).click()
  const step = stepOn(page, forms.hipCheckIn)
  await step.press('start')
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'saveTaskDraft' } })
  await step.answer('pain', 7)
  await expect(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeVisible()
  await page.reload()
  await expect(step.choice('pain', 7)).toBeChecked()
  await control.faults()
  await step.answer('pain', 5)
  await expect(page.getByRole('status').filter(saved)).toBeVisible()
})

test('Maya answers on two devices: she is asked which answers to keep, and loses none unseen', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/409/)
  await signInMaya(page)
  await page.getByRole('link', { name: /^Start/ }).click()
  const here = stepOn(page, forms.hipCheckIn)
  await here.press('start')

  const other = await otherDevice()
  await signInMaya(other)
  await other.getByRole('link', { name: /^Start/ }).click()
  const there = stepOn(other, forms.hipCheckIn)
  await there.press('start')
  await there.answer('pain', 9)
  await expect(other.getByRole('status').filter(saved)).toBeVisible()

  await here.answer('pain', 2)
  const dialog = page.getByRole('dialog', { name: /another device/ })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('This device: 1 answer')
  await expect(dialog).toContainText('Other device: 1 answer')
  // An outside click or Escape chooses nothing.
  await page.mouse.click(5, 400)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Use the other answers' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(here.choice('pain', 9)).toBeChecked()

  // The other way round: this device wins.
  await here.answer('pain', 4)
  await expect(page.getByRole('status').filter(saved)).toBeVisible()
  await there.answer('pain', 1)
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Keep this device/ })
    .click()
  await expect(other.getByRole('status').filter(saved)).toBeVisible()
  await expect(there.choice('pain', 1)).toBeChecked()
})
