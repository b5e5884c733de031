import type { Page } from '@playwright/test'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { cardOn, newPassword } from '../support/card.ts'
import type { Control } from '../support/control.ts'
import { enterAs } from '../support/people.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { poolCalls } from '../support/pool-calls.ts'
import { expect, test } from '../support/test.ts'

// What goes wrong at the identity service, with its real client at two steps of the card; every message of every step is
// in src/features/sign-in/sign-in/both-languages.test.tsx.

const offline = 'Check your internet connection, then try again.'

type Card = ReturnType<typeof cardOn>
type Step = {
  name: string
  /** The operation of the user pool that this step asks for. */
  operation: string
  /** From the sign-in page to the moment before the press. */
  prepare: (card: Card, control: Control) => Promise<void>
  press: (card: Card) => Promise<void>
  /** What is typed, and still there afterwards. */
  kept: (card: Card) => { field: Card['email']; value: string | RegExp }[]
  text: string
  limit?: string
  /** Where one is when it works. */
  arrive: (card: Card, page: Page) => Promise<void>
}

const code = /^\d{6}$/
const asForgetful = async (card: Card) => {
  const { words, press, expectView } = card
  await press(words.login.forgot)
  await expectView(words.reset.title)
  await card.email.fill(people.maya.email)
}
const fillLogin = async (card: Card, who: string) => {
  await card.email.fill(who)
  await card.password.fill(password)
}

const steps: Step[] = [
  {
    name: 'sign-in',
    operation: 'InitiateAuth',
    prepare: (card) => fillLogin(card, people.maya.email),
    press: (card) => card.press(card.words.login.submit),
    kept: (card) => [
      { field: card.email, value: people.maya.email },
      { field: card.password, value: password },
    ],
    text: 'An error has occurred.',
    arrive: (_, page) => expect(page).toHaveURL(homeOf(lakeside)),
  },
  {
    name: 'a new password',
    operation: 'ConfirmForgotPassword',
    prepare: async (card, control) => {
      await asForgetful(card)
      await card.press(card.words.reset.submit)
      await card.expectView(card.words.confirmReset.title)
      await card.code.fill(await control.codeFor(people.maya.email))
      await card.newPassword.fill(newPassword)
      await card.confirmNewPassword.fill(newPassword)
    },
    press: (card) => card.press(card.words.confirmReset.submit),
    kept: (card) => [
      { field: card.code, value: code },
      { field: card.newPassword, value: newPassword },
      { field: card.confirmNewPassword, value: newPassword },
    ],
    text: 'An error has occurred, please try again.',
    limit: 'Attempt limit exceeded, please try again after some time.',
    arrive: (card) => card.expectView(card.words.login.title),
  },
]

for (const step of steps)
  test(`The identity service fails at ${step.name}: it is said, nothing typed is lost, and the next try works (F58, ERR-39, IDENT-59)`, async ({
    page,
    context,
    control,
    allowErrors,
  }) => {
    allowErrors(/400|429|500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const pool = poolCalls(context)
    const card = cardOn(page)
    await page.goto('/login')
    await step.prepare(card, control)
    const expectKept = async (text: string) => {
      await expect(card.alert).toHaveText(text)
      for (const { field, value } of step.kept(card)) await expect(field).toHaveValue(value)
    }
    const match = { amzTarget: step.operation }
    const before = pool.of(step.operation)

    await control.faults({ kind: 'status', status: 500, body: { __type: 'InternalErrorException' }, match })
    await step.press(card)
    await expectKept(step.text)
    // The library tries three times, and gives up long before anyone goes away.
    expect(pool.of(step.operation) - before).toBe(3)

    const body = { __type: 'LimitExceededException', message: 'Attempt limit exceeded' }
    await control.faults({ kind: 'status', status: 400, body, match })
    await step.press(card)
    await expectKept(step.limit ?? step.text)

    await control.faults()
    await context.setOffline(true)
    await step.press(card)
    await expectKept(`${step.text} ${offline}`)

    await context.setOffline(false)
    await step.press(card)
    await step.arrive(card, page)
  })

test('A browser that translates the page takes nothing down (F66)', async ({ page, allowErrors }) => {
  allowErrors(/400/)
  const card = cardOn(page)
  const { login, signup } = card.words
  /** What translators do: every text goes into an element of theirs. */
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style')) continue
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(text)
      }
    })
  await page.goto('/login')
  await card.email.fill(people.maya.email)
  await translate()
  await card.press(login.submit)
  await expect(card.alert).toContainText(login.blank)
  await translate()
  await card.password.fill('wrong')
  await card.press(login.submit)
  await expect(card.alert).toContainText(login.incorrect)
  await translate()
  await card.press(login.create)
  await card.expectView(signup.title)
  await card.createPassword.fill('abc')
  await translate()
  await card.press(signup.submit)
  await expect(card.alert).toContainText(signup.consentRequired)
  await translate()
  await card.press(signup.signIn)
  await card.expectView(login.title)
  await enterAs(page, 'maya')
  await expect(page).toHaveURL(homeOf(lakeside))
})
