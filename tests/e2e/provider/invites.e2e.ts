import type { Page } from '@playwright/test'
import { expectFit } from '../support/axe.ts'
import { expectVisibleFocus, expectWholeKeyboard, tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// Invitations of a care team (ROUTE-67, ROUTE-68, INV-01, INV-02, CALL-32..36) and its settings, as Samuel uses them.

test.setTimeout(120_000)

const invitesOf = ({ id }: { id: string }) => paths.provider.invites({ organizationId: id })

const word = {
  saved: 'Your changes to Lakeside Health are saved.',
  settings: {
    change: 'Change these details',
    name: /^Name/,
    email: /^Email/,
    wrong: 'Invalid email address',
    save: 'Save',
  },
}

const rowOf = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: email }) })

test('With the keyboard alone: an invitation is sent again, the wait is shown, another is cancelled; filters are in the address, and the settings are changed where they are read (ORG-15, ROUTE-91, SHELL-63, DATA-54)', async ({
  page,
  control,
}) => {
  await signIn(page, 'samuel', invitesOf(lakeside))
  const row = rowOf(page, 'jo@portage.test')
  const resend = row.getByRole('button', { name: 'Send again to jo@portage.test' })
  await expect(resend).toBeVisible()
  await expectWholeKeyboard(page)
  await resend.focus()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await expect(row).toContainText(/You can send it again in \d+ seconds/)
  expect((await control.mailTo('jo@portage.test')).map(({ subject }) => subject)).toEqual([
    'Lakeside Family Health invites you',
  ])
  const more = row.getByRole('button', { name: 'More for jo@portage.test' })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Cancel the invitation for jo@portage.test?' })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('button', { name: 'Cancel invitation' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toContainText('Expired')
  expect((await control.callsOf('updateInvitation')).map(({ status }) => status)).toEqual([200])

  await page.getByRole('combobox', { name: 'Status' }).selectOption('DECLINED')
  await expect(page.getByRole('rowheader')).toHaveText(['denis@portage.test'])
  await expect(page).toHaveURL(/status=DECLINED/)
  await page.getByRole('textbox', { name: 'Search by email or journey' }).fill('nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No results for “nowhere”')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveText(['denis@portage.test'])

  await page.getByRole('navigation').getByRole('link', { name: 'Organization settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Organization settings' })).toBeFocused()
  const { change, name, save } = word.settings
  await page.getByRole('button', { name: change }).click()
  const form = page.getByRole('form', { name: change })
  // One click is enough, though the field that is left starts to show its error.
  await form.getByRole('textbox', { name: word.settings.email }).fill('nobody')
  await form.getByRole('button', { name: save }).click()
  await expect(form.getByRole('link', { name: word.settings.wrong })).toBeVisible()
  await form.getByRole('textbox', { name: word.settings.email }).fill('hello@lakeside.example')
  await form.getByRole('textbox', { name }).fill('Lakeside Health')
  await form.getByRole('combobox').selectOption('QC')
  await form.getByRole('button', { name: save }).click()
  await expect(page.getByText(word.saved)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('120 Water Street, Kingston (Québec) K7L 1A1')
  await page.getByRole('button', { name: /^(Change the colours|Modifier les couleurs)$/ }).click()
  await expectFit(page)
})
