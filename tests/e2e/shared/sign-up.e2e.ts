import { expectAccessible } from '../support/axe.ts'
import { cardOn, cardWords, newPassword } from '../support/card.ts'
import { passByKeyboard } from '../support/gates-by-keyboard.ts'
import { enterOn, tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const email = 'new@portage.test'
const en = cardWords['en-ca']

test('A stranger makes an account, confirms it with the code, and is in; the consent is recorded and not asked again (AUTH-53, AUTH-56, AUTH-57, D-12, T58)', async ({
  page,
  control,
}) => {
  await page.goto('/')
  const card = cardOn(page)
  await card.press(en.login.create)
  await card.expectView('Create account')
  // AUTH-02
  await expect(page).toHaveURL('/')
  await card.signUp(' New@Portage.test ')
  await card.expectView('Confirm sign up')
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('button', { name: /^Resend code \(0[23]:\d\d\)$/ })).toBeDisabled()
  await card.code.fill(await control.codeFor(email))
  await card.press('Confirm')
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await expect
    .poll(async () => (await control.callsOf('createConsentDecision')).map(({ status }) => status))
    .toEqual([201, 201])
  await expect(page.getByRole('heading', { name: 'Data and privacy' })).toHaveCount(0)
  await expect(card.email).toHaveCount(0)
  // SEC-02: no password stays on the device.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(newPassword)
})

test('From a stranger to their home in one go, in French, by keyboard alone (AUTH-53, AUTH-57, GATE-31)', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  test.slow() // Every stop of the Tab key on seven screens is looked at.
  const lang = 'fr-ca'
  await context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }])
  await page.goto('/login')
  const card = cardOn(page, lang)
  const { login, signup, confirmSignUp } = card.words
  await enterOn(page, card.button(login.create))
  await card.expectView(signup.title)
  for (const [field, text] of [
    [card.email, email],
    [card.createPassword, newPassword],
    [card.confirmPassword, newPassword],
  ] as const) {
    await tabTo(page, field)
    await page.keyboard.insertText(text)
  }
  await tabTo(page, card.consent)
  await page.keyboard.press('Space')
  await enterOn(page, card.button(signup.submit))
  await card.expectView(confirmSignUp.title)
  await tabTo(page, card.code)
  await page.keyboard.insertText(await control.codeFor(email))
  await page.keyboard.press('Enter')
  await passByKeyboard(page, lang, { name: ['Ada', 'Roy'] })
  // No care team has invited them yet: their home says so.
  await expect(page).toHaveURL('/patient')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bienvenue')
  await expect(page.locator('html')).toHaveAttribute('lang', words[lang].htmlLang)
  expect((await control.callsOf('createConsentDecision')).map(({ status }) => status)).toEqual([201, 201])
})

test('What is wrong is said under the banner, and nothing is sent (VAL-10..16, D-46)', async ({
  page,
  control,
}) => {
  await page.goto('/login')
  const card = cardOn(page)
  await card.press(en.login.create)
  await card.expectView('Create account')
  await expect(page.getByRole('list', { name: 'Password rules' })).toHaveCount(0)
  await card.press('Create account with email')
  await expect(card.alert).toBeFocused()
  await expect(card.alert.getByRole('heading')).toHaveText('Please fix any errors below!')
  await expect(card.alert.getByRole('listitem')).toHaveText([
    'Email is required.',
    'Please enter a password.',
    'Please confirm your password.',
    'You must accept all terms and privacy policies to continue.',
  ])
  await card.email.fill('new@portage')
  await card.createPassword.fill(' password')
  await card.confirmPassword.fill('passwort')
  const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem')
  await expect(rules).toHaveText([
    'met: Password must contain a lower case letter',
    'not met: Password must contain an upper case letter',
    'not met: Password must contain a number',
    'met: Password must contain at least 8 characters',
    'not met: Password must contain a special character or a space',
    'not met: Password must not contain a leading or trailing space',
  ])
  await expect(card.alert.getByRole('listitem')).toHaveText([
    'Invalid email address.',
    'Password must contain an upper case letter',
    'Passwords do not match.',
    'You must accept all terms and privacy policies to continue.',
  ])
  await card.press('Continue with Google')
  await expect(card.consent).toBeFocused()
  await expect(page).toHaveURL('/login')
  expect(await control.mailsTo('new@portage')).toBe(0)
})

test('Wrong, late and repeated codes; the account that exists already (ERR-14, ERR-16, ERR-17, AUTH-55)', async ({
  page,
  control,
  allowErrors,
  otherDevice,
}) => {
  allowErrors(/400/)
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
  await card.press('Confirm')
  await expect(card.alert).toContainText('Please provide your confirmation code.')
  await card.code.fill(code === '000000' ? '000001' : '000000')
  await card.press('Confirm')
  await expect(card.alert).toContainText('The verification code is incorrect, please try again.')
  await control.advanceClock(25 * 3_600_000)
  await card.code.fill(code)
  await card.press('Confirm')
  await expect(card.alert).toContainText('An error has occurred. Please refresh the page.')
  // Another code is offered right there.
  await expect(page.getByRole('button', { name: /^Resend code/ })).toBeVisible()

  // Confirmed on another device in the meantime: back to login.
  const other = await otherDevice()
  await other.goto('/login')
  const otherCard = cardOn(other)
  await otherCard.signIn(email, newPassword)
  await otherCard.expectView('Confirm sign up')
  await otherCard.code.fill(await control.codeFor(email))
  await otherCard.press('Confirm')
  await expect(other.getByRole('heading', { name: 'Data and privacy' })).toBeVisible()
  await card.press('Confirm')
  await card.expectView('Sign in')
  await expect(card.email).toHaveValue(email)
  await card.password.fill(newPassword)
  await card.press('Sign in')
  // She ticked the box on this device.
  await expect.poll(async () => (await control.callsOf('createConsentDecision')).length).toBe(2)
})

test('After five wrong codes even the right one is refused: another one is offered, and works (ERR-17, T31)', async ({
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
  const code = await control.codeFor('uma@portage.test')
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
  await card.code.fill(await control.codeFor('uma@portage.test'))
  await card.press('Confirm')
  await expect(page.getByRole('heading', { name: 'Data and privacy' })).toBeVisible()
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

test('Unconfirmed and the wrong password: confirmed, then login says so (ERR-11)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await page.goto('/login')
  const card = cardOn(page)
  await control.faults({
    kind: 'status',
    status: 400,
    times: 1,
    body: { __type: 'UserNotConfirmedException', message: 'User is not confirmed.' },
    match: { amzTarget: 'InitiateAuth' },
  })
  await card.signIn('uma@portage.test', 'not her password')
  await card.expectView('Confirm sign up')
  await card.code.fill(await control.codeFor('uma@portage.test'))
  await card.press('Confirm')
  await card.expectView('Sign in')
  await expect(card.alert).toHaveText('Incorrect email or password.')
  await expect(card.email).toHaveValue('uma@portage.test')
})

test('An invitation opens on sign-up, and its token leaves the address immediately (AUTH-46)', async ({
  page,
}) => {
  await page.goto('/login?token=invite-lakeside&from=mail')
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
  await expect(page).toHaveURL('/login?from=mail&view=signup')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible()
})
