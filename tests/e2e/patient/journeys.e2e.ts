import { moodCheckIn } from '#mock-server/store/seeds/journeys/mood-check-in.ts'
import { quitSmoking } from '#mock-server/store/seeds/journeys/quit-smoking.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { enterOn, tabTo } from '../support/keyboard.ts'
import { changeLanguage, signIn, signInMaya } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside, paths } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect, test } from '../support/test.ts'

const recommended = (organization: { id: string }, query = {}) =>
  paths.patient.recommendedJourneys({ organizationId: organization.id }, query)
const mood = inLang(moodCheckIn.name, 'en-ca')

test('Maya joins a journey that is recommended to her, and leaves it again (ROUTE-56, ROUTE-57, JOURNEY-13)', async ({
  page,
  control,
}) => {
  await signInMaya(page)
  await page.getByRole('navigation').locator('a[href$="/journeys/recommended"]').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Recommended journeys' })).toBeFocused()
  // The one that she is in says so, and leads to it.
  const offers = page.getByRole('list', { name: 'Recommended journeys' }).getByRole('listitem')
  const hip = offers.filter({ hasText: 'Hip replacement preparation' })
  await expect(hip).toContainText("You're already enrolled in this journey.")
  await expect(hip.getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: `Join ${mood}` }).click()
  const join = page.getByRole('dialog', { name: `Join ${mood}?` })
  await expectAccessible(page)
  await join.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: mood })).toBeFocused()
  await expect(page.getByRole('list', { name: 'To do' }).getByRole('listitem')).not.toHaveCount(0)
  expect((await control.callsOf('createProcessInstance')).map(({ status }) => status)).toEqual([201])
  await page.goBack()
  await expect(offers.filter({ hasText: mood })).toContainText("You're already enrolled in this journey.")
  await page.goForward()

  await page.getByRole('button', { name: 'Leave this journey' }).click()
  const leave = page.getByRole('dialog', { name: `Leave ${mood}?` })
  await expect(leave).toContainText('Your open steps will be removed')
  await leave.getByRole('textbox', { name: /Why are you leaving/ }).fill('I feel better.')
  await expectAccessible(page)
  await leave.getByRole('button', { name: 'Leave journey' }).click()
  await expect(page.getByText(/^You left this journey on/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'To do' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See what happened in this journey' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Journey left' })).toContainText('I feel better.')

  // It is with her other journeys, as stopped.
  await page.goto(journeysOf(lakeside))
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Stopped')
  await expect(page).toHaveURL(/\?status=cancelled$/)
  await expect(page.getByRole('link', { name: mood })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hip replacement preparation' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Needs action first')
  await expect(page).toHaveURL(/ordering=-open_task_count/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('link', { name: 'Hip replacement preparation' })).toBeVisible()
})

test('The connection is lost while Maya joins and while she leaves: she sees an error, and nothing happens twice (F02)', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await signIn(page, 'maya', recommended(lakeside))
  await page.getByRole('button', { name: `Join ${mood}` }).click()
  const join = page.getByRole('dialog')
  await context.setOffline(true)
  await join.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(join.getByRole('alert')).toContainText("You're offline")
  await context.setOffline(false)
  await join.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: mood })).toBeFocused()
  expect(await control.callsOf('createProcessInstance')).toHaveLength(1)

  await page.getByRole('button', { name: 'Leave this journey' }).click()
  const leave = page.getByRole('dialog')
  await leave.getByRole('textbox').fill('Too much for me')
  await context.setOffline(true)
  await leave.getByRole('button', { name: 'Leave journey' }).click()
  await expect(leave.getByRole('alert')).toContainText("You're offline")
  await expect(leave.getByRole('textbox')).toHaveValue('Too much for me')
  await context.setOffline(false)
  await leave.getByRole('button', { name: 'Leave journey' }).click()
  await expect(page.getByText(/^You left this journey on/)).toBeVisible()
  expect(await control.callsOf('leaveProcessInstance')).toHaveLength(1)
})

test('Luc reads in French which journeys are in English only (1.3.1, 3.1.2)', async ({ page }) => {
  await signIn(page, 'luc', recommended(fleuve, { show: 'all' }))
  const offer = page.getByRole('listitem').filter({ hasText: inLang(quitSmoking.name, 'en-ca') })
  await expect(offer).toContainText('En anglais seulement')
  await expect(offer.getByText(inLang(quitSmoking.name, 'en-ca'))).toHaveAttribute('lang', 'en')
  await expectFit(page)
})

test('Maya joins and leaves without a mouse, and the focus is never lost (2.1.1, 2.4.3, 2.4.7)', async ({
  page,
}) => {
  await signIn(page, 'maya', recommended(lakeside))
  const open = page.getByRole('button', { name: `Join ${mood}` })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await enterOn(page, dialog.getByRole('button', { name: 'Join', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: mood })).toBeFocused()
  await enterOn(page, page.getByRole('button', { name: 'Leave this journey' }))
  await enterOn(page, dialog.getByRole('button', { name: 'Leave journey' }))
  await expect(page.getByRole('heading', { level: 1, name: mood })).toBeFocused()
})

test('Maya chooses between her organizations, and pastes an invite link (ROUTE-21)', async ({ page }) => {
  await signInMaya(page)
  await page.getByRole('link', { name: 'All your organizations' }).click()
  await expect(page).toHaveURL(paths.patient.home())
  const cards = page.getByRole('list', { name: 'Your organizations' }).locator('> li')
  await expect(cards).toHaveCount(2)
  await expect(cards.filter({ hasText: lakeside.name })).toContainText('things to do')
  await cards.getByRole('link', { name: fleuve.name }).click()
  await expect(page).toHaveURL(homeOf(fleuve))
  await page.goBack()
  await page.getByRole('button', { name: 'I have an invite link' }).click()
  await page.getByRole('textbox', { name: 'Paste your invite link' }).fill('nothing')
  await page.getByRole('button', { name: 'Open your invitation' }).click()
  await expect(page.getByText("This isn't an invite link.")).toBeVisible()
  await expectFit(page)
})

test('The page of a journey is accessible on a phone, in French', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'gabriel', journeysOf(fleuve))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await changeLanguage(page, 'fr-ca')
  await page.getByRole('link', { name: 'Vivre avec le diabète de type 2' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'À venir' })).toBeVisible()
  await expectFit(page)
})
