import { expectFit } from '../support/axe.ts'
import type { Control } from '../support/control.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const history = (organization: { id: string }, query = {}) =>
  paths.patient.history({ organizationId: organization.id }, query)

/** To noon, when the step of the day is open, and its modal comes. */
const waitForNoon = (control: Control) =>
  control.advanceClock(Math.max(0, 12 - new Date().getUTCHours()) * 3_600_000)

test('Gabriel reads all that happened, month by month, and finds what he asked (ROUTE-53)', async ({
  page,
  control,
}) => {
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

  await page.goto(history(fleuve, { type: 'removed' }))
  const removed = page.getByRole('listitem').filter({ hasText: 'Step removed' })
  await expect(removed.filter({ hasText: 'by Odile Bouchard' })).not.toHaveCount(0)
  await expect(removed.getByRole('link')).toHaveCount(0)

  await page.goto(history(fleuve, { type: 'finished', search: 'feet' }))
  await page.getByRole('listitem').filter({ hasText: 'Step finished' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/submission$/)
})

test('A step that the care team took out says so, wherever a link to it is still shown (ROUTE-59)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/404/)
  await waitForNoon(control)
  await signIn(page, 'gabriel', history(fleuve, { type: 'opened', search: 'lab' }))
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your care team removed this step' }),
  ).toBeFocused()
  await expectFit(page)
  await page.getByRole('link', { name: 'Go to your journey' }).click()
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Living with type 2 diabetes' })).toBeFocused()
})

test('A journey has its own history, and prints without what only a screen needs (ROUTE-58)', async ({
  page,
  control,
}) => {
  await waitForNoon(control)
  await signIn(page, 'gabriel', journeysOf(fleuve))
  await page.getByRole('link', { name: 'Living with type 2 diabetes' }).click()
  await page.getByRole('button', { name: words['en-ca'].later }).click()
  await page.getByRole('link', { name: 'See what happened in this journey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What happened in this journey' })).toBeFocused()
  await expect(page.getByText(/^Showing 1 to 20 of/)).toBeVisible()
  await expect(page.getByText('Asthma check-in')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Living with type 2 diabetes').last()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Step finished' }).first()).toBeVisible()
})

test('T11: no call is made about a journey that cannot be', async ({ page, control, allowErrors }) => {
  allowErrors(/404/)
  await signIn(page, 'gabriel')
  for (const id of ['x', '00000000-0000-0000-0000-000000000000', "'%20or%201=1"]) {
    await page.goto(`${homeOf(fleuve)}/journeys/${id}/history`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(await control.callsOf('listProcessInstanceEvents')).toEqual([])
  expect(await control.callsOf('getProcessInstance')).toEqual([])
})

test('Theo sees for whom something happened, and filters it without a mouse (B1, 2.1.1)', async ({
  page,
}) => {
  await signIn(page, 'theo', history(lakeside))
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'For Rose Martin' })).not.toHaveCount(0)
  const profile = page.getByRole('combobox', { name: "Who it's for" })
  await tabTo(page, profile)
  await page.keyboard.press('R')
  await expect(page).toHaveURL(/\?profile=/)
  await expect(profile).toBeFocused()
  await expect(rows.filter({ hasNotText: 'For Rose Martin' })).toHaveCount(0)
})
