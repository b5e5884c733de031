import { expectFit } from '../support/axe.ts'
import type { Control } from '../support/control.ts'
import { signIn } from '../support/people.ts'
import { fleuve, homeOf, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const history = (organization: { id: string }, query = {}) =>
  paths.patient.history({ organizationId: organization.id }, query)

/** To noon, when the step of the day is open, and its modal comes. */
const waitForNoon = (control: Control) =>
  control.advanceClock(Math.max(0, 12 - new Date().getUTCHours()) * 3_600_000)

test('Gabriel reads all that happened, finds what he asked, what was taken out and what he finished, and prints (ROUTE-52, ROUTE-53, ROUTE-58, ROUTE-59)', async ({
  page,
  control,
  allowErrors,
}) => {
  // The step that was taken out.
  allowErrors(/404/)
  await waitForNoon(control)
  await signIn(page, 'gabriel', homeOf(fleuve))
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  await page.getByRole('link', { name: 'See your history' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your history' })).toBeFocused()
  await expect(page.getByText(/^Showing 1 to 20 of \d{3}$/)).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^Showing 21 to 40 of/)).toBeFocused()

  await page.getByRole('combobox', { name: 'What happened' }).selectOption('Questions you asked')
  await expect(page).toHaveURL(history(fleuve, { type: 'questions' }))
  const asked = page.getByRole('listitem').filter({ hasText: 'Question asked' })
  await expect(asked).toContainText('How much maple syrup may I have on Sundays?')
  await expect(asked).toContainText('by you')
  await expect(asked).toContainText('Living with type 2 diabetes')
  await page.goBack()
  await expect(page.getByText(/^Showing 21 to 40 of/)).toBeVisible()

  await test.step('a step that the care team took out says so, wherever a link to it is still shown', async () => {
    await page.getByRole('combobox', { name: 'What happened' }).selectOption('Steps removed')
    const removed = page.getByRole('listitem').filter({ hasText: 'Step removed' })
    await expect(removed.filter({ hasText: 'by Odile Bouchard' })).not.toHaveCount(0)
    await expect(removed.getByRole('link')).toHaveCount(0)
    await page.goto(history(fleuve, { type: 'opened', search: 'lab' }))
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your care team removed this step' }),
    ).toBeFocused()
    await expectFit(page)
  })

  await test.step('a journey has its own history, and prints without what only a screen needs', async () => {
    await page.getByRole('link', { name: 'Go to your journey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Living with type 2 diabetes' })).toBeFocused()
    await page.getByRole('link', { name: 'See what happened in this journey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'What happened in this journey' })).toBeFocused()
    await expect(page.getByText(/^Showing 1 to 20 of/)).toBeVisible()
    await expect(page.getByText('Asthma check-in')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Living with type 2 diabetes').last()).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Step finished' }).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('he pages through what he finished, searches it, and finds what was cancelled', async () => {
    await goWithin(page, paths.patient.activitiesHistory({ organizationId: fleuve.id }))
    const showing = page.getByText(/^Showing \d+ to \d+ of \d+$/)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(showing).toContainText('Showing 21 to 40 of')
    await expect(showing).toBeFocused()
    await page.goBack()
    await expect(showing).toContainText('Showing 1 to 20 of')
    await page.getByRole('textbox', { name: 'Search finished activities' }).fill('plate')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?search=plate$/)
    await expect(page.getByRole('main').getByText('1 result', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled')
    const cancelled = page.getByRole('listitem').filter({ hasText: 'Cancelled on' })
    await expect(cancelled).not.toHaveCount(0)
    await expect(cancelled.getByRole('link')).toHaveCount(0)
    // On paper there is nothing to choose.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('listitem').first()).toBeVisible()
  })
})
