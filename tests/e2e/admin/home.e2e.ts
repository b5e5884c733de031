import { signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// What needs an administrator (ROUTE-05, PROD-05), and the invitations of an organization (ROUTE-14, ROUTE-15).

test.setTimeout(120_000)

const word = {
  title: 'Needs your attention',
  undelivered: 'Not delivered',
  more: /^More/,
  cancel: 'Cancel the invitation',
}

test('Priya goes from what needs her to the invitation that came back, and cancels it; a content that she starts waits there too (PROD-05, ROUTE-12)', async ({
  page,
}) => {
  await signIn(page, 'priya', paths.admin.home())
  await expect(page.getByRole('heading', { level: 1, name: 'Needs your attention' })).toBeVisible()
  const bounced = page.getByRole('link', { name: 'Send a new one: bernard.aubin@protage.test' })
  await expect(bounced).toBeVisible()

  await bounced.click()
  await expect(page).toHaveURL(new RegExp(paths.admin.invitations({ id: lakeside.id })))
  const row = page.getByRole('row').filter({ hasText: 'bernard.aubin@protage.test' })
  await expect(row).toContainText(word.undelivered)
  await row.getByRole('button', { name: word.more }).click()
  await page.getByRole('menuitem', { name: word.cancel }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await goWithin(page, paths.admin.home())
  await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(bounced).toHaveCount(0)

  await goWithin(page, paths.admin.content({ id: lakeside.id }))
  await page.getByRole('button', { name: 'New content' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Title in French' }).fill('Bien dormir')
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bien dormir' })).toBeVisible()
  const own = new URL(page.url()).pathname
  await goWithin(page, paths.admin.home({}, { kind: 'unpublished_draft' }))
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bien dormir' })
  await expect(item).toContainText(lakeside.name)
  await item.getByRole('link').click()
  await expect(page).toHaveURL(own)
  await expect(page.getByRole('heading', { level: 1, name: 'Bien dormir' })).toBeVisible()
})
