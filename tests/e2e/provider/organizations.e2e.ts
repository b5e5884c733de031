import { expectFit } from '../support/axe.ts'
import { changeLanguage, signIn } from '../support/people.ts'
import { fleuve, lakeside, northern, paths, sunnyside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const settingsOf = ({ id }: { id: string }) => paths.provider.organizationSettings({ organizationId: id })

test('Odile works with 38 organizations: she finds one by typing, with the keyboard alone, also in the drawer of a phone, and reads what is known of it (SHELL-46, SHELL-65, CALL-61, ORG-15, ROUTE-91)', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/sunnyside-icon-is-gone/)
  await signIn(page, 'odile', settingsOf(lakeside))
  await expect(page.getByRole('heading', { level: 1, name: 'Organization settings' })).toBeVisible()
  const button = page.getByRole('navigation').getByRole('button', { name: lakeside.name })
  await button.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: 'Search by name' })
  await expect(field).toBeFocused()
  const options = page.getByRole('option')
  await expect(options).toHaveCount(38)
  await page.keyboard.type('famil ile')
  await expect(options).toHaveText(['Clinique familiale de l’Île'])
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 organization')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('fleuve')
  await page.keyboard.press('Enter')
  // ORG-02: the page stays, with the other organization.
  await expect(page).toHaveURL(settingsOf(fleuve))
  await expect(page.getByRole('main')).toContainText(fleuve.address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Portage' })
  await drawer.getByRole('button', { name: fleuve.name }).click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: fleuve.name }).click()
  await field.fill('northern')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(settingsOf(northern))
  await expect(drawer).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(settingsOf(sunnyside))
  const main = page.getByRole('main')
  for (const known of [sunnyside.name, sunnyside.address, sunnyside.contactName, sunnyside.email])
    await expect(main).toContainText(known)
  await expect(main).toContainText('#fde047 is too hard to read')
  await changeLanguage(page, 'fr-ca')
  await expect(main).toContainText('La couleur #fde047 est trop difficile à lire')
  await expectFit(page)
})
