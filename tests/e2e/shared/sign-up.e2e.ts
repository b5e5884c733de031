import { expectAccessible } from '../support/axe.ts'
import { cardOn, cardWords, newPassword } from '../support/card.ts'
import { expect, test } from '../support/test.ts'

const email = 'new@portage.test'
const en = cardWords['en-ca']

test('An account that exists already; after five wrong codes even the right one is refused: another one is offered, and works (ERR-14, ERR-16, ERR-17, T31)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await page.clock.install()
  await page.goto('/login')
  const card = cardOn(page)
  await card.press(en.login.create)
  await card.expectView('Create account')
  await card.signUp('maya@portage.test')
  await expect(card.alert).toHaveText('User already exists.')
  await expect(card.createPassword).toHaveValue(newPassword)
  await card.email.fill(email)
  await card.press('Create account with email')
  await card.expectView('Confirm sign up')
  const code = await control.codeFor(email)
  for (let tries = 1; tries <= 5; tries += 1) {
    await card.code.fill(code === `00000${tries}` ? '000009' : `00000${tries}`)
    await card.press('Confirm')
    await expect(card.alert).toContainText('The verification code is incorrect, please try again.')
    await expect(card.alert).toBeFocused()
    await expect(card.code).toHaveAttribute('aria-invalid', 'true')
  }
  await card.code.fill(code)
  await card.press('Confirm')
  await expect(card.alert).toContainText('After too many tries')
  await expectAccessible(page)
  const resend = page.getByRole('button', { name: /^Resend code/ })
  await expect(resend).toBeDisabled()
  await page.clock.runFor(180_000)
  await resend.click()
  await expect(card.code).toBeFocused()
  await expect(card.alert).toHaveCount(0)
  await card.code.fill(await control.codeFor(email))
  await card.press('Confirm')
  // The consent was given with the account.
  await expect(page.getByRole('heading', { level: 1, name: 'Let’s create a profile' })).toBeVisible()
})

test('The countdown goes on after a reload, per address (F59, T31, AUTH-33, AUTH-54, AUTH-62, AUTH-63, D-43, D-44)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await page.clock.install()
  await page.goto('/login')
  const card = cardOn(page)
  await card.signIn('uma@portage.test', 'Portage-2026!')
  await card.expectView('Confirm sign up')
  expect(await control.mailsTo('uma@portage.test')).toBe(1)
  const resend = page.getByRole('button', { name: /^Resend code/ })
  await expect(resend).toBeDisabled()
  await page.clock.runFor(60_000)
  await expect(resend).toHaveText(/^Resend code \(0(2:00|1:5\d)\)$/)

  await page.reload()
  // The password is gone with the page, and so is the view.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('resendCodeSentAt'))
  expect(Object.keys(JSON.parse(kept ?? '{}') as object)).toEqual(['uma@portage.test'])

  // Signing in again sends a code whatever the countdown says, and restarts it.
  await card.signIn('uma@portage.test', 'Portage-2026!')
  await card.expectView('Confirm sign up')
  expect(await control.mailsTo('uma@portage.test')).toBe(2)
  await expect(resend).toHaveText(/^Resend code \(0(3:00|2:5\d)\)$/)
  await page.clock.runFor(180_000)
  await expect(resend).toHaveText('Resend code')
  await resend.click()
  await expect(page.getByRole('main')).toContainText('We sent a new code to uma@portage.test.')
  expect(await control.mailsTo('uma@portage.test')).toBe(3)
  await card.code.fill(await control.codeFor('uma@portage.test'))
  await card.press('Confirm')
  // She did not tick the box here, so she is asked.
  await expect(page.getByRole('heading', { name: 'Data and privacy' })).toBeVisible()
})
