import type { Page } from '@playwright/test'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { cardOn, newPassword } from '../support/card.ts'
import { expectWholeKeyboard } from '../support/keyboard.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import type { Lang } from '../support/words.ts'

// Each of the six views with the keyboard alone, with its errors (2.1.1, 2.1.2, 2.4.7, 2.4.11). A language moves no focus,
// so each view is walked in one.

test.setTimeout(120_000)

async function openCard(page: Page, lang: Lang, baseURL = '') {
  await page.context().addCookies([{ name: 'language', value: lang, url: baseURL }])
  await page.goto('/login')
  return cardOn(page, lang)
}

test('Sign-in with its challenges, sign-up and its confirmation: every control is reached, and Enter sends', async ({
  page,
  baseURL,
  control,
}) => {
  const card = await openCard(page, 'en-ca', baseURL)
  const { login, signup, confirmSignUp, challenge } = card.words
  await card.email.press('Enter')
  await expect(card.alert).toHaveText(login.blank)
  await expectWholeKeyboard(page)
  await card.button(login.create).press('Enter')
  await card.expectView(signup.title)
  await card.createPassword.fill('abc')
  await card.createPassword.press('Enter')
  // The list of errors has the focus; its links lead to the fields.
  await expect(card.alert).toBeFocused()
  await expectWholeKeyboard(page)
  await card.alert.getByRole('link').first().press('Enter')
  await expect(card.email).toBeFocused()
  await card.email.fill('new@portage.test')
  await card.createPassword.fill(newPassword)
  await card.confirmPassword.fill(newPassword)
  await card.consent.press('Space')
  await card.confirmPassword.press('Enter')
  await card.expectView(confirmSignUp.title)
  await card.code.press('Enter')
  await expect(card.alert).toContainText(confirmSignUp.codeRequired)
  await expectWholeKeyboard(page)

  // The challenges of a sign-in.
  await page.goto('/login')
  await card.email.fill(people.tomas.email)
  await card.password.fill(password)
  await card.password.press('Enter')
  await card.expectView(challenge.newTitle)
  await card.newPassword.fill('abc')
  await card.newPassword.press('Enter')
  await expect(card.alert).toBeFocused()
  await expectWholeKeyboard(page)
  await card.button(login.back).press('Enter')
  await card.expectView(login.title)
  await card.email.fill(people.elena.email)
  await card.password.fill(password)
  await card.password.press('Enter')
  await card.expectView(challenge.title)
  await card.challengeCode.press('Enter')
  await expect(card.alert).toContainText(confirmSignUp.codeRequired)
  await expectWholeKeyboard(page)
  await card.challengeCode.fill(await control.codeFor(people.elena.email))
  await card.challengeCode.press('Enter')
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('Recovery: every control is reached, and Enter sends', async ({ page, baseURL, control }) => {
  const card = await openCard(page, 'fr-ca', baseURL)
  const { login, reset, confirmReset } = card.words
  await card.button(login.forgot).press('Enter')
  await card.expectView(reset.title)
  await card.email.press('Enter')
  await expect(card.alert).toContainText(reset.emailRequired)
  await expectWholeKeyboard(page)
  await card.email.fill(people.maya.email)
  await card.email.press('Enter')
  await card.expectView(confirmReset.title)
  await card.code.press('Enter')
  await expect(card.alert).toContainText(confirmReset.codeRequired)
  await expectWholeKeyboard(page)
  await card.code.fill(await control.codeFor(people.maya.email))
  await card.newPassword.fill(newPassword)
  await card.confirmNewPassword.fill(newPassword)
  await card.confirmNewPassword.press('Enter')
  await card.expectView(login.title)
  await expectWholeKeyboard(page)
})
