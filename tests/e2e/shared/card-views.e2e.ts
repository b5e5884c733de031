import type { Page } from '@playwright/test'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { expectFit } from '../support/axe.ts'
import { cardOn, newPassword } from '../support/card.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

// Every view of the card, empty and with errors: axe, and 320 px without sideways scrolling. In French, whose words are
// longer; the English ones are asserted where each view is used.

test.setTimeout(120_000)

const lang = 'fr-ca'

/** The card at sign-in. */
async function openCard(page: Page) {
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', words[lang].htmlLang)
  // What stood there before the code has gone.
  await expect(page.locator('#start-view')).toHaveCount(0)
}

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: lang, url: baseURL ?? '' }]),
)

test('Sign-in, sign-up and recovery are accessible; at sign-in the card is at most md wide, and open to anyone (AUTH-04, AUTH-45, AUTH-60)', async ({
  page,
  control,
}) => {
  const card = cardOn(page, lang)
  await test.step('sign-in', async () => {
    await openCard(page)
    await expect(card.button(card.words.login.submit)).toBeVisible()
    await expect(card.button(card.words.login.create)).toBeVisible()
    const box = page.getByRole('main').locator('> div')
    // md: 28rem
    for (const width of [1600, 1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await box.boundingBox())?.width).toBeLessThanOrEqual(448)
    }
    expect(await control.requests()).toEqual([])
  })
  await test.step('sign-up and its confirmation', async () => {
    await openCard(page)
    const { login, signup, confirmSignUp } = card.words
    await card.press(login.create)
    await card.expectView(signup.title)
    await expectFit(page)
    await card.createPassword.fill('Abc')
    await card.press(signup.submit)
    await expect(card.alert).toContainText(signup.problems)
    await expect(card.alert).toContainText(signup.consentRequired)
    await expectFit(page)
    await card.signUp('new@portage.test')
    await card.expectView(confirmSignUp.title)
    await expectFit(page)
    await card.press(confirmSignUp.submit)
    await expect(card.alert).toContainText(confirmSignUp.codeRequired)
    await expectFit(page)
  })
  await test.step('recovery', async () => {
    await openCard(page)
    const { login, reset, confirmReset } = card.words
    await card.press(login.forgot)
    await card.expectView(reset.title)
    await expectFit(page)
    await card.press(reset.submit)
    await expect(card.alert).toContainText(reset.emailRequired)
    await expectFit(page)
    await card.email.fill(people.maya.email)
    await card.press(reset.submit)
    await card.expectView(confirmReset.title)
    await expectFit(page)
    await card.press(confirmReset.submit)
    await expect(card.alert).toContainText(confirmReset.codeRequired)
    await expectFit(page)
  })
})

test('The challenge of a sign-in is accessible, and so is a refusal', async ({ page, allowErrors }) => {
  allowErrors(/400/)
  const card = cardOn(page, lang)
  await test.step('the challenge', async () => {
    await openCard(page)
    const { login, challenge, confirmSignUp } = card.words
    await card.signIn(people.maya.email, 'wrong')
    await expect(card.alert).toHaveText(login.incorrect)
    await expectFit(page)
    await card.signIn(people.elena.email, password)
    await card.expectView(challenge.title)
    await expectFit(page)
    await card.press(challenge.submit)
    await expect(card.alert).toContainText(confirmSignUp.codeRequired)
    await expectFit(page)
    await card.press(login.back)
    await card.expectView(login.title)
    await card.signIn(people.tomas.email, password)
    await card.expectView(challenge.newTitle)
    await card.newPassword.fill(newPassword)
    await expectFit(page)
  })
})
