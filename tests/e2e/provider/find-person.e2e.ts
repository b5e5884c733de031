import { expectAccessible, expectFit } from '../support/axe.ts'
import { signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// By keyboard alone: a person is found, read, and what they answered is handled on its page (PROV-01).

test.setTimeout(120_000)

test('Samuel finds Irène by her birth date, reads her alert and marks it as handled', async ({ page }) => {
  await signIn(page, 'samuel', careTeamHomeOf(lakeside))
  await expect(page.getByRole('heading', { level: 1, name: 'Care team home' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find a person' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Name, email, phone or birth date' })
  await expect(field).toBeFocused()
  await page.keyboard.type('1947-10-05')
  await expect(page.getByRole('option', { name: /Irène Fortin Born October 5, 1947/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Irène Fortin' })).toBeFocused()
  expect(page.url()).not.toContain('1947')
  await expect(page.getByRole('link', { name: '819-555-0109' })).toHaveAttribute('href', 'tel:+18195550109')
  await expectAccessible(page)
  await expectFit(page)
  await page
    .getByRole('link', { name: /^See the answers/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'How is your mood now?' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as handled' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Mark as handled?' })
  await dialog.getByRole('button', { name: 'Mark as handled' }).press('Enter')
  await expect(page.getByText(/^Samuel Roy is handling this/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeFocused()
  await expectAccessible(page)
})

test('The worklist: keys go from row to row, and the focus comes back after the help', async ({ page }) => {
  await signIn(page, 'samuel', `${careTeamHomeOf(lakeside)}&view=worklist`)
  const rows = page.getByRole('table', { name: 'Needs your attention' }).getByRole('link')
  await rows.first().focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows.nth(1)).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectFit(page)
})
