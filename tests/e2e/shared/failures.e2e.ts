import { signInMaya } from '../support/people.ts'
import { homeOf, lakeside, northern } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

test('A list that comes empty or broken, and an organization that cannot be loaded, leave the rest of the page, and Maya finds her way (F25, F27, D-34, SHELL-52)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/50[03]|404|Request failed with status 200/)
  await signInMaya(page)
  // An answer that is no JSON, and one that is empty, never bring the page down.
  const match = { operationId: 'listProcessInstances' }
  const malformed = { kind: 'raw', body: '{"results": [', type: 'application/json' } as const
  for (const fault of [{ kind: 'empty' } as const, malformed]) {
    await control.faults({ ...fault, match })
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Start: How is your hip/ })).toBeVisible()
  }

  await control.faults({ kind: 'status', status: 503, match: { operationId: 'getOrganization' } })
  await page.goto(homeOf(northern))
  const nav = page.getByRole('navigation')
  await expect(nav.getByRole('alert')).toContainText('Something went wrong.')
  await expect(
    page.getByRole('banner').getByRole('button', { name: words['en-ca'].accountMenu }),
  ).toBeVisible()
  await nav.getByRole('button', { name: words['en-ca'].organizations }).click()
  await page.getByRole('menuitemradio', { name: lakeside.name }).click()
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
})
