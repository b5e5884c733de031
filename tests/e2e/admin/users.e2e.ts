import type { Page } from '@playwright/test'
import { people } from '#mock-server/store/seeds/people.ts'
import { expectAccessible, expectFit } from '../support/axe.ts'
import { cardOn } from '../support/card.ts'
import { gatesOn } from '../support/gates.ts'
import { expectVisibleFocus, expectWholeKeyboard } from '../support/keyboard.ts'
import { enterAs, signIn, signInForm } from '../support/people.ts'
import { careTeamHomeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

// The users of an organization (ROUTE-17, ROUTE-18, USER-01..03, CALL-09), as Priya sets them up.

test.setTimeout(120_000)

const users = paths.admin.users({ id: lakeside.id })
const ownPassword = 'Mine-2026!'

const word = {
  title: 'Users',
  add: 'Add a user',
  email: /^Email/,
  first: /^First name/,
  last: /^Last name/,
  provider: 'Care team',
  submit: 'Add user',
  already: 'This person is a user here already. Change the roles in the list of users.',
  pending: 'Waiting for first sign-in',
  matrix: 'What each role can do',
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens the menu of someone and chooses from it. */
async function choose(page: Page, name: string, item: string) {
  await rowOf(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('By keyboard Priya opens a menu, and the focus comes back; she adds someone, who comes in with the temporary password, chooses another, and sees the area of their role', async ({
  page,
  control,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/status of 400/)
  await signIn(page, 'priya', users)
  await expect(heading(page, 'Users')).toBeVisible()
  await expect(rowOf(page, 'Samuel Roy')).toBeVisible()
  await page.getByText(word.matrix).first().click()
  await expect(page.getByRole('table', { name: word.matrix })).toBeVisible()
  // What was clicked was scrolled to: the header then half covers what stands behind it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectFit(page)

  const more = rowOf(page, 'Samuel Roy').getByRole('button', { name: 'More for Samuel Roy' })
  await expectWholeKeyboard(page)
  await more.focus()
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Roles for Samuel Roy' })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(more).toBeFocused()

  await page.getByRole('main').getByRole('link', { name: word.add }).click()
  await expect(heading(page, word.add)).toBeFocused()
  const form = page.getByRole('form', { name: word.add })
  await form.getByRole('button', { name: word.submit }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByRole('textbox', { name: word.email }).fill(people.samuel.email)
  await form.getByRole('textbox', { name: word.first }).fill('Lee')
  await form.getByRole('textbox', { name: word.last }).fill('Chen')
  await form.getByRole('radio', { name: 'English' }).check()
  await form.getByRole('checkbox', { name: word.provider }).check()
  await form.getByRole('button', { name: word.submit }).click()
  await expect(form.getByRole('link', { name: word.already })).toBeVisible()
  await expect(form.getByRole('textbox', { name: word.first })).toHaveValue('Lee')
  await form.getByRole('textbox', { name: word.email }).fill('lee@portage.test')
  await form.getByRole('button', { name: word.submit }).click()
  await expect(heading(page, word.title)).toBeFocused()
  await expect(rowOf(page, 'Lee Chen')).toContainText(word.pending)
  const [mail] = await control.mailTo('lee@portage.test')
  expect(mail?.subject).toBe('Your account at Lakeside Family Health')

  const lee = await otherDevice()
  await lee.goto(mail?.link ?? '')
  const card = cardOn(lee)
  await card.signIn('lee@portage.test', await control.codeFor('lee@portage.test'))
  await card.expectView('Choose a new password')
  await card.newPassword.fill(ownPassword)
  await card.confirmNewPassword.fill(ownPassword)
  await card.press('Save and sign in')
  const gates = gatesOn(lee)
  await expect(gates.heading(gates.word.consent)).toBeVisible()
  await gates.agree()
  await expect(lee).toHaveURL(careTeamHomeOf(lakeside))

  await page.reload()
  await expect(rowOf(page, 'Lee Chen')).toContainText('Active')
})

test('A role that is taken away closes its area immediately, and who is deactivated is signed out and cannot come in until the account is reactivated; no one takes away their own role of administrator', async ({
  page,
  otherDevice,
  allowErrors,
}) => {
  allowErrors(/status of (409|40[01])/)
  const ana = await otherDevice()
  await signIn(ana, 'ana', careTeamHomeOf(lakeside))
  await expect(ana.getByRole('heading', { level: 1 })).toBeVisible()

  await signIn(page, 'priya', users)
  const dialog = page.getByRole('dialog')
  // No one takes away their own role of administrator: Priya sees why, and nothing changes.
  await choose(page, 'Priya Nair', 'Change roles')
  await dialog.getByRole('checkbox', { name: 'Administrator' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Care team' }).check()
  await dialog.getByRole('button', { name: 'Save roles' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You cannot take away your own administrator role.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, 'Priya Nair').getByRole('cell').nth(1)).toHaveText(/Administrator$/)

  // Another person's.
  await choose(page, 'Ana Okafor', 'Change roles')
  await dialog.getByRole('checkbox', { name: 'Care team' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Administrator' }).uncheck()
  await dialog.getByRole('button', { name: 'Save roles' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, 'Ana Okafor').getByRole('cell').nth(1)).toHaveText(/Patient$/)
  await expect(page.getByRole('main')).toContainText('Ana Okafor')

  // Not even asked for any more: an answer of 403 would be an error on the console.
  await ana.reload()
  await expect(ana.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible()

  const samuel = await otherDevice()
  await signIn(samuel, 'samuel', careTeamHomeOf(lakeside))
  await expect(samuel.getByRole('heading', { level: 1 })).toBeVisible()

  await choose(page, 'Samuel Roy', 'Deactivate')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('He works elsewhere now.')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, 'Samuel Roy')).toContainText('Deactivated')
  await expect(page.getByRole('main')).toContainText('He works elsewhere now.')

  await samuel.reload()
  const form = signInForm(samuel)
  await form.email.fill(people.samuel.email)
  await form.password.fill('wrong')
  await form.submit.click()
  await expect(samuel.getByRole('main').getByRole('alert').first()).toHaveText('Incorrect email or password.')
  await form.password.fill('Portage-2026!')
  await form.submit.click()
  await expect(samuel.getByRole('main').getByRole('alert').first()).toContainText(
    'This account is closed or deactivated.',
  )
  await expect(form.submit).toBeVisible()

  await choose(page, 'Samuel Roy', 'Reactivate')
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(rowOf(page, 'Samuel Roy')).toContainText('Active')
  await enterAs(samuel, 'samuel')
  await expect(samuel.getByRole('banner')).toBeVisible()
})
