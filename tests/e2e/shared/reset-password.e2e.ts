import { people } from '#mock-server/store/seeds/people.ts'
import { cardOn, cardWords, newPassword } from '../support/card.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const en = cardWords['en-ca']
const maya = people.maya.email

test('Maya forgot her password, chooses another, and signs in with it (AUTH-15, AUTH-58, AUTH-59)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await page.goto('/login')
  const card = cardOn(page)
  await card.email.fill('Maya@portage.test')
  await card.press(en.login.forgot)
  await card.expectView('Reset password')
  // Nothing is typed twice.
  await expect(card.email).toHaveValue('Maya@portage.test')
  await card.press('Reset password')
  await card.expectView('Confirm reset password')
  await expect(page).toHaveURL('/login')

  await card.press('Reset your password')
  await expect(card.alert.getByRole('listitem')).toHaveText([
    'Please provide the confirmation code sent to your email.',
    'Please enter a password.',
    'Please confirm your new password.',
  ])
  const code = await control.codeFor(maya)
  await card.newPassword.fill(newPassword)
  await card.confirmNewPassword.fill(`${newPassword}?`)
  await card.code.fill(code === '000000' ? '000001' : '000000')
  await expect(card.alert.getByRole('listitem')).toHaveText(['Passwords do not match.'])
  await card.confirmNewPassword.fill(newPassword)
  await card.press('Reset your password')
  await expect(card.alert).toContainText('Invalid verification code provided, please try again.')
  await card.code.fill(` ${code} `)
  await card.press('Reset your password')
  await card.expectView('Sign in')
  await expect(card.email).toHaveValue(maya)
  await card.password.fill(newPassword)
  await card.press('Sign in')
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('Who cannot be sent a code, and why (VAL-18, VAL-19, ERR-19..21)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await page.goto('/login')
  const card = cardOn(page)
  await card.press(en.login.forgot)
  await card.expectView('Reset password')
  for (const [email, message] of [
    ['', 'Please provide the email address associated with your account to reset your password.'],
    ['maya@portage', 'Invalid email address.'],
    ['nobody@portage.test', 'This user does not exist.'],
    [people.uma.email, 'Your account is unverified. Please log in with your email to verify your account.'],
    [people.felix.email, 'An error has occurred. Please refresh the page and try again.'],
  ] as const) {
    await card.email.fill(email)
    await card.press('Reset password')
    await expect(card.alert).toContainText(message)
    expect(email === '' ? 0 : await control.mailsTo(email)).toBe(0)
  }
  // Félix has no password: the way in is offered right there.
  await expect(card.alert).toContainText('If you signed up with Google or Apple,')
  await card.alert.getByRole('button', { name: en.login.google }).click()
  await page.getByRole('button', { name: /Félix/ }).click()
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('Too many wrong codes (ERR-23, T31); an old code (ERR-24); another code helps', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await page.goto('/login')
  const card = cardOn(page)
  await card.press(en.login.forgot)
  await card.expectView('Reset password')
  await card.email.fill(maya)
  await card.press('Reset password')
  await card.expectView('Confirm reset password')
  const wrong = (await control.codeFor(maya)) === '000000' ? '000001' : '000000'
  await card.code.fill(wrong)
  await card.newPassword.fill(newPassword)
  await card.confirmNewPassword.fill(newPassword)
  for (let tries = 0; tries < 5; tries += 1) {
    await card.press('Reset your password')
    await expect(card.alert).toContainText('Invalid verification code provided, please try again.')
    await expect(card.button('Reset your password')).not.toHaveAttribute('aria-busy')
  }
  await card.press('Reset your password')
  await expect(card.alert).toHaveText('Attempt limit exceeded, please try again after some time.')

  await card.press('Ask for another code')
  await card.expectView('Reset password')
  await card.press('Reset password')
  await card.expectView('Confirm reset password')
  await control.advanceClock(2 * 3_600_000)
  await card.code.fill(await control.codeFor(maya))
  await card.newPassword.fill(newPassword)
  await card.confirmNewPassword.fill(newPassword)
  await card.press('Reset your password')
  await expect(card.alert).toHaveText('An error has occurred, please try again.')
  await expect(card.newPassword).toHaveValue(newPassword)
})

test('Where the service hides who exists, a stranger sees what everyone sees (mode ENABLED, T29)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await control.identity({ mode: 'ENABLED' })
  await page.goto('/login')
  const card = cardOn(page)
  await card.signIn('nobody@portage.test', newPassword)
  await expect(card.alert).toHaveText('Incorrect email or password.')
  await card.press(en.login.forgot)
  await card.expectView('Reset password')
  await card.press('Reset password')
  await card.expectView('Confirm reset password')
})
