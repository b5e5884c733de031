import { expectFit, expectNoSidewaysScroll } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signIn, signInMaya } from '../support/people.ts'
import { fleuve, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const activities = (organization: { id: string }, query = {}) =>
  paths.patient.activities({ organizationId: organization.id }, query)
const finished = (organization: { id: string }, query = {}) =>
  paths.patient.activitiesHistory({ organizationId: organization.id }, query)
const title = 'Your activities'

test('Maya sees everything there is to do, and the address keeps how she looks at it (ROUTE-51)', async ({
  page,
}) => {
  await signInMaya(page)
  await page.getByRole('link', { name: 'See all activities' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Coming up' })).toContainText('How is your hip today?')
  await expect(page.getByRole('list', { name: 'No date' })).toContainText('The day of your surgery')

  const order = page.getByRole('combobox', { name: 'Sort by' })
  await order.selectOption('Most important first')
  await expect(page).toHaveURL(activities(lakeside, { ordering: '-priority' }))
  await expect(
    page.getByRole('list', { name: 'All activities' }).getByRole('listitem').first(),
  ).toContainText('How is your hip today?')
  await page.reload()
  await expect(order).toHaveValue('-priority')
  await expect(page.getByRole('list', { name: 'All activities' })).toBeVisible()
  await page.getByRole('link', { name: 'The day of your surgery' }).click()
  await page.getByRole('button', { name: 'I understand' }).click()
  await expect(page).toHaveURL(/\/submission$/)

  // It is finished now, here and there.
  await page.goto(activities(lakeside))
  await expect(page.getByRole('link', { name: 'The day of your surgery' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See finished activities' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'The day of your surgery' })
  await expect(row).toContainText('Finished')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/submission$/)
})

test('Theo sees for whom each activity is, and looks for those of his mother (B1, FLAG-15)', async ({
  page,
}) => {
  await signIn(page, 'theo', activities(lakeside))
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows.filter({ hasText: 'For Rose Martin' })).not.toHaveCount(0)
  await page.getByRole('combobox', { name: "Who it's for" }).selectOption('Rose Martin')
  await expect(page).toHaveURL(/\?profile=/)
  await expect.poll(async () => (await rows.count()) > 0).toBe(true)
  await expect(rows.filter({ hasNotText: 'For Rose Martin' })).toHaveCount(0)
  await page.getByRole('combobox', { name: "Who it's for" }).selectOption('Émile Martin')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expectFit(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page).toHaveURL(activities(lakeside))
  await expect(rows.filter({ hasText: 'For Rose Martin' })).not.toHaveCount(0)
})

test('Gabriel pages through what he finished, searches it, and finds what was cancelled (ROUTE-52)', async ({
  page,
}) => {
  await signIn(page, 'gabriel', finished(fleuve))
  const showing = page.getByText(/^Showing \d+ to \d+ of \d+$/)
  await expect(showing).toContainText('Showing 1 to 20 of')
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

test('While the list is slow the page says so, and without a connection what is known stays (F04, F01)', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  await signInMaya(page)
  await control.faults({ kind: 'delay', ms: 1500, match: { operationId: 'listTasks' } })
  await page.getByRole('link', { name: 'See all activities' }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeVisible()
  await control.faults()

  // What is known stays while there is no connection, and is fetched again with it.
  await context.setOffline(true)
  await expect(page.getByText(/You're offline/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You're offline/)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeVisible()
})

test('Maya filters and opens an activity without a mouse (2.1.1, 3.2.2)', async ({ page }) => {
  await signIn(page, 'maya', activities(lakeside))
  const order = page.getByRole('combobox', { name: 'Sort by' })
  await tabTo(page, order)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/ordering=-created_at/)
  // A choice moves nothing: the focus stays.
  await expect(order).toBeFocused()
  // While it is fetched in the new order, the list is no stop of the Tab key.
  await expect(page.getByRole('list', { name: 'All activities' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'How is your hip today?' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How is your hip today?' })).toBeFocused()
})

test('Names that do not end, and answers that are none, break nothing (F25, F26, F31)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/.*/)
  await signInMaya(page)
  const endless = 'x'.repeat(5000)
  await control.faults({
    kind: 'mutate',
    jsonPath: '$.results[*].name',
    value: endless,
    match: { operationId: 'listTasks' },
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(activities(lakeside))
  await expect(page.getByRole('link', { name: /^x{9}/ }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  for (const body of ['<h1>Sign in to the Wi-Fi</h1>', '{"count": 3, "res']) {
    await control.faults({ kind: 'raw', body, type: 'text/html', match: { operationId: 'listTasks' } })
    await page.reload()
    await expect(page.getByText("We couldn't load your activities")).toBeVisible()
    await expect(page.getByText('Sign in to the Wi-Fi')).toHaveCount(0)
  }
  await control.faults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeVisible()
})
