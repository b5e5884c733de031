import { expectNoSidewaysScroll } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { signInMaya } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

const activities = (organization: { id: string }, query = {}) =>
  paths.patient.activities({ organizationId: organization.id }, query)
const title = 'Your activities'

test('Maya sees everything there is to do, without a mouse, a connection, or names that end; the address keeps how she looks at it (ROUTE-51, 2.1.1, 3.2.2, F01, F04, F25, F26, F31)', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ApiError|SyntaxError|Failed to load/)
  await signInMaya(page)
  // While the list is slow the page says so.
  await control.faults({ kind: 'delay', ms: 1500, match: { operationId: 'listTasks' } })
  await page.getByRole('link', { name: 'See all activities' }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Coming up' })).toContainText('How is your hip today?')
  await expect(page.getByRole('list', { name: 'No date' })).toContainText('The day of your surgery')

  await control.faults()
  // What is known stays while there is no connection.
  await context.setOffline(true)
  await expect(page.getByText(/You're offline/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You're offline/)).toHaveCount(0)

  const order = page.getByRole('combobox', { name: 'Sort by' })
  await tabTo(page, order)
  await page.keyboard.type('Most')
  await expect(page).toHaveURL(activities(lakeside, { ordering: '-priority' }))
  // A choice moves nothing: the focus stays.
  await expect(order).toBeFocused()
  await expect(
    page.getByRole('list', { name: 'All activities' }).getByRole('listitem').first(),
  ).toContainText('How is your hip today?')
  await page.reload()
  await expect(order).toHaveValue('-priority')
  await expect(page.getByRole('list', { name: 'All activities' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'The day of your surgery' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'The day of your surgery' })).toBeFocused()
  await page.getByRole('button', { name: 'I understand' }).click()
  await expect(page).toHaveURL(/\/submission$/)

  // It is finished now, here and there.
  await goWithin(page, activities(lakeside))
  await expect(page.getByRole('link', { name: 'The day of your surgery' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See finished activities' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'The day of your surgery' })
  await expect(row).toContainText('Finished')
  await row.getByRole('link').click()
  await expect(page).toHaveURL(/\/submission$/)

  // Names that do not end, and the page of a hotel in place of an answer, break nothing.
  await control.faults({
    kind: 'mutate',
    jsonPath: '$.results[*].name',
    value: 'x'.repeat(5000),
    match: { operationId: 'listTasks' },
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(activities(lakeside))
  await expect(page.getByRole('link', { name: /^x{9}/ }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  const body = '<h1>Sign in to the Wi-Fi</h1>'
  await control.faults({ kind: 'raw', body, type: 'text/html', match: { operationId: 'listTasks' } })
  await page.reload()
  await expect(page.getByText("We couldn't load your activities")).toBeVisible()
  await expect(page.getByText('Sign in to the Wi-Fi')).toHaveCount(0)
  await control.faults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Coming up' })).toBeVisible()
})
