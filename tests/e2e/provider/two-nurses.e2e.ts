import { expectAccessible, expectFit } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Two people work through the same list: the second sees who has something, and nothing is done twice (PROV-01).

test.setTimeout(120_000)

const worklist = `${careTeamHomeOf(lakeside)}&view=worklist`

test('Samuel takes an alert with one key, hands it to Ana, and she finds it among hers', async ({
  page,
  browser,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/409/)
  await signIn(page, 'samuel', worklist)
  const rows = page.getByRole('table', { name: 'Needs your attention' }).getByRole('link')
  await rows.nth(1).focus()
  await expect(rows.nth(1)).toHaveText('Béatrice Lavoie')
  await page.keyboard.press('a')
  const change = page.getByRole('button', { name: /^Assigned to Samuel Roy.*Béatrice Lavoie/ })
  await expect(change).toBeVisible()
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Who takes this?' })
  const colleague = dialog.getByRole('combobox', { name: /Person on your team/ })
  await expect(colleague).toBeVisible()
  await expectAccessible(page)
  await colleague.selectOption('Ana Okafor')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rows.nth(1)).toBeFocused()

  const other = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  await signIn(other, 'ana', `${worklist}&assignee=me`)
  await expect(other.getByRole('link', { name: 'Béatrice Lavoie' })).toBeVisible()
  await expectFit(other)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Mark as handled: Béatrice Lavoie' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Mark as handled' }).click()
  await expect(other.getByText('Marked as handled: Béatrice Lavoie')).toBeVisible()

  // His list still shows her as open: the server says who was faster.
  const hers = page.getByRole('link', { name: 'Béatrice Lavoie' })
  const before = await hers.count()
  await page.getByRole('button', { name: 'Assigned to Ana Okafor. Change: Béatrice Lavoie' }).click()
  await colleague.selectOption('Me (Samuel Roy)')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Ana Okafor already has this.')).toBeVisible()
  await expect(hers).toHaveCount(before - 1)
  await other.close()
})
