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
  invite: 'Invite people',
  bounced: 'Not delivered',
  journey: /^Journey/,
  addresses: /^Email addresses/,
  check: 'Check and preview',
  review: 'Check before you send',
  send: 'Send 2 invitations',
  result: '2 of 3 people were invited',
  correct: 'Correct 1 address',
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

test('Samuel invites three people of whom one address is wrong, and the others get a link that works', async ({
  page,
  control,
  otherDevice,
}) => {
  await signIn(page, 'samuel', invitesOf(lakeside))
  await expect(page.getByRole('heading', { level: 1, name: 'Invitations' })).toBeVisible()
  await expect(rowOf(page, 'bernard.aubin@protage.test')).toContainText(word.bounced)

  await page.getByRole('main').getByRole('link', { name: word.invite }).click()
  await expect(page.getByRole('heading', { level: 1, name: word.invite })).toBeFocused()
  await page.getByRole('combobox', { name: word.journey }).selectOption({ index: 1 })
  await page.getByRole('radio', { name: 'Français' }).check()
  await page
    .getByRole('textbox', { name: word.addresses })
    .fill('lucie@portage.test\nnobody\nzoe@portage.test')
  await page.keyboard.press('Tab')
  await expectFit(page)
  await page.getByRole('button', { name: word.check }).click()
  await expect(page.getByRole('heading', { level: 2, name: word.review })).toBeFocused()
  await expect(page.getByText('Lakeside Family Health vous invite', { exact: true })).toBeVisible()
  await expectFit(page)
  expect(await control.mailTo('lucie@portage.test')).toEqual([])

  await page.getByRole('button', { name: word.send }).click()
  await expect(page.getByRole('heading', { level: 2, name: word.result })).toBeFocused()
  await expectFit(page)
  await page.getByRole('button', { name: word.correct }).click()
  await expect(page.getByRole('textbox', { name: word.addresses })).toHaveValue('nobody')

  const [mail] = await control.mailTo('zoe@portage.test')
  expect(mail?.subject).toBe('Lakeside Family Health vous invite')
  const invited = await otherDevice()
  await invited.goto(mail?.link ?? '')
  await expect(invited.getByRole('main')).toContainText('Lakeside Family Health')
})

test('The settings of the organization are changed where they are read (ORG-15, DATA-54)', async ({
  page,
}) => {
  await signIn(page, 'samuel', paths.provider.organizationSettings({ organizationId: lakeside.id }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { change, name, save } = word.settings
  await page.getByRole('button', { name: change }).click()
  const form = page.getByRole('form', { name: change })
  await expectFit(page)
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

test('With the keyboard alone: an invitation is sent again, the wait is shown, another is cancelled', async ({
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
})

test('Filters, search and order are in the address, and Back works', async ({ page }) => {
  await signIn(page, 'samuel', invitesOf(lakeside))
  await page.getByRole('combobox', { name: 'Status' }).selectOption('DECLINED')
  await expect(page.getByRole('rowheader')).toHaveText(['denis@portage.test'])
  await expect(page).toHaveURL(/status=DECLINED/)
  await page.getByRole('textbox', { name: 'Search by email or journey' }).fill('nowhere')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No results for “nowhere”')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('rowheader')).toHaveText(['denis@portage.test'])
})
