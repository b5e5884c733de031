import { expectAccessible, expectFit } from '../support/axe.ts'
import { expectWholeKeyboard } from '../support/keyboard.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { careTeamHomeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const page1 = paths.admin.organizations()
const own = paths.admin.organization({ id: lakeside.id })
const journeys = paths.admin.organizationJourneys({ id: lakeside.id })

test('Priya sets an organization up: what is wrong is said first, then it is there (ROUTE-09, ROUTE-10, DATA-18..22)', async ({
  page,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(/icon-is-gone/)
  await signIn(page, 'priya', page1)
  await page.getByRole('main').getByRole('link', { name: 'New organization' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New organization' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Postal code' }).fill('12345')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page.getByRole('alert').first()).toContainText('There is a problem')
  await expectFit(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('<b>Harbour</b> Clinic')
  await page.getByRole('textbox', { name: 'Street' }).fill('9 Harbour Street')
  await page.getByRole('textbox', { name: 'City or town' }).fill('Halifax')
  await page.getByRole('combobox', { name: 'Province or territory' }).selectOption({ label: 'Nova Scotia' })
  await page.getByRole('textbox', { name: 'Postal code' }).fill('b3j1a1')
  await page.getByRole('button', { name: 'Create organization' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '<b>Harbour</b> Clinic' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('9 Harbour Street, Halifax, Nova Scotia B3J 1A1')
  await expect(page.getByRole('main')).toContainText('Priya Nair')
})

test('The list is searched and filtered in the address, and says whose colours are hard to read (CALL-26, T06)', async ({
  page,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(/icon-is-gone/)
  await signIn(page, 'priya', `${page1}?search=sunnyside`)
  const row = page.getByRole('row', { name: /Sunnyside Walk-in Clinic/ })
  await expect(row).toContainText('hard to read')
  await expectFit(page)
  await expectWholeKeyboard(page)
  await changeLanguage(page, 'fr-ca')
  await expect(page.getByRole('row', { name: /Sunnyside Walk-in Clinic/ })).toContainText('difficiles à lire')
  await expectFit(page)
  await page.goto(`${page1}?search=nothing-like-this`)
  await expect(page.getByRole('main')).toContainText('nothing-like-this')
})

test('Colours that no one can read are not kept; two people change an organization: the slower one sees what differs, and nothing is lost (T06, 1.4.3)', async ({
  page,
  context,
  allowErrors,
}) => {
  test.setTimeout(120_000)
  allowErrors(/status of 412/)
  await signIn(page, 'priya', own)
  await page.getByRole('button', { name: 'Change the colours' }).click()
  const form = page.getByRole('form', { name: 'Change the colours' })
  await form.getByRole('textbox', { name: 'Main colour' }).first().fill('#fde047')
  await expect(form.getByRole('status')).toContainText('too hard to read')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert').first()).toBeVisible()
  await form.getByRole('button', { name: 'Use readable colours' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)

  const change = page.getByRole('button', { name: 'Change these details' })
  await change.click()
  const other = await context.newPage()
  await other.goto(own)
  await other.getByRole('button', { name: 'Change these details' }).click()
  await other.getByRole('textbox', { name: /^Phone/ }).fill('613-555-0199')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('main')).toContainText('613-555-0199')
  await other.close()
  await page.getByRole('textbox', { name: 'Name' }).fill('Lakeside Health')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('613-555-0100')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Someone else changed this in the meantime' })).toBeFocused()
  await expectFit(page)
  const phone = page.getByRole('radiogroup', { name: 'Phone' })
  await expect(phone.getByRole('radio', { name: 'Keep mine: 613-555-0100' })).toBeChecked()
  await phone.getByRole('radio', { name: 'Use theirs: 613-555-0199' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lakeside Health' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('613-555-0199')
})

test('A journey that Priya turns off is gone for Maya and marked for no one new at Samuel’s (ROUTE-16)', async ({
  page,
  otherDevice,
}) => {
  test.setTimeout(180_000)
  await signIn(page, 'priya', journeys)
  await expect(page.getByRole('heading', { level: 1, name: `Journeys of ${lakeside.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Move up Mental-health check-in' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move up Mental-health check-in' })).toBeFocused()
  await page.getByRole('button', { name: 'Turn off New-parent follow-up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Nothing changes for them')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Turn on New-parent follow-up' })).toBeFocused()
  const maya = await otherDevice()
  await signIn(maya, 'maya', `${paths.patient.recommendedJourneys({ organizationId: lakeside.id })}?show=all`)
  await expect(maya.getByRole('main')).toContainText('Mental-health check-in')
  await expect(maya.getByRole('main')).not.toContainText('New-parent follow-up')
  const samuel = await otherDevice()
  await signIn(samuel, 'samuel', careTeamHomeOf(lakeside))
  const rows = samuel.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Hip replacement preparation')
  await expect(rows.nth(2)).toContainText('Mental-health check-in')
  await expect(rows.nth(1)).not.toContainText('Closed')
  const closed = rows.filter({ hasText: 'New-parent follow-up' })
  await expect(closed).toContainText('Closed')
  await closed.getByRole('link', { name: 'New-parent follow-up' }).click()
  await expect(samuel.getByText('No one new can join this journey right now.')).toBeVisible()
  await expect(samuel.getByRole('link', { name: 'Invite people' })).toHaveCount(0)
  await expectFit(samuel)
  await changeLanguage(samuel, 'fr-ca')
  await expect(samuel.getByText('Fermé', { exact: true })).toBeVisible()
  await changeLanguage(page, 'fr-ca')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Parcours de l’organisation')
  await expectFit(page)
})
