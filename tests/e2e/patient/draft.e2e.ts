import { signInMaya } from '../support/people.ts'
import { fleuve, homeOf } from '../support/places.ts'
import { forms, stepOn } from '../support/step.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const en = words['en-ca']

test('Maya reloads in the middle of her step, and stops: she finds every answer where it was, though the server saves nothing for a while; another step she starts over', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/503/)
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

  // The server saves nothing for a while: this device keeps what she typed over a reload.
  await control.faults({ kind: 'status', status: 503, match: { operationId: 'saveTaskDraft' } })
  await step.answer('uses_cane', true)
  await expect(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeVisible()
  await page.reload()
  await expect(step.choice('uses_cane', true)).toBeChecked()
  await control.faults()
  await step.answer('uses_cane', false)
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible()

  // The seeds hold another draft of hers: a question first, then everything she had answered is gone.
  await goWithin(page, homeOf(fleuve))
  await page.getByRole('link', { name: /^Continue: Your breathing/ }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep your answers' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await control.callsOf('deleteTaskDraft')).toEqual([])
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete and start over' }).click()
  const asthma = stepOn(page, forms.asthmaWeek)
  await asthma.press('start')
  await expect(asthma.heading('symptoms')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await goWithin(page, homeOf(fleuve))
  await expect(page.getByRole('link', { name: /^Start: Your breathing/ })).toBeVisible()
})
