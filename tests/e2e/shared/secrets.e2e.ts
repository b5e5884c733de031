import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test'
import { people } from '#mock-server/store/seeds/people.ts'
import { cardOn, newPassword } from '../support/card.ts'
import { gatesOn } from '../support/gates.ts'
import { signInForm, signOut } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const email = 'canary.mustermann@portage.test'

/** Everything that leaves the browser or is written to its console. */
function listen(context: BrowserContext) {
  const requests: Request[] = []
  const messages: ConsoleMessage[] = []
  context.on('request', (request) => requests.push(request))
  context.on('console', (message) => messages.push(message))
  return { requests, messages }
}

/** The tokens that this device has now; each is a secret. */
const tokensOf = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /(access|id|refresh)Token$/.test(key))
      .map(([, value]) => String(value)),
  )

/** As it is, and as an address would carry it. */
const spellings = (secret: string) => [secret, encodeURIComponent(secret)]

type Heard = ReturnType<typeof listen>

/** No secret is in an address, in a referrer or in the console (SEC-04, T20, T45). */
async function expectDiscreet({ requests, messages }: Heard, secrets: readonly string[]) {
  const all = secrets.flatMap(spellings)
  const shows = (text: string) => all.some((secret) => text.includes(secret))
  expect(requests.map((request) => request.url()).filter(shows)).toEqual([])
  expect(messages.map((message) => message.text()).filter(shows)).toEqual([])
  const referrers = await Promise.all(
    requests.map((request) => request.headerValue('referer').catch(() => null)),
  )
  // Where one came from is sent nowhere else, and never with a query (T20).
  expect(referrers.filter((referrer) => referrer !== null && /[?#]/.test(referrer))).toEqual([])
}

/** Who receives a secret in the body of a request: the names of operations, or addresses. */
const toldTo = ({ requests }: Heard, secret: string) => [
  ...new Set(
    requests
      .filter((request) => spellings(secret).some((text) => request.postData()?.includes(text)))
      .map(
        (request) =>
          request.headers()['x-amz-target']?.replace(/^.*\./, '') ?? new URL(request.url()).pathname,
      ),
  ),
]

test('A stranger makes an account, confirms it with the code, passes the gates, signs out and in again: the consent is recorded and not asked again; no secret is in an address, in the console, or sent to anyone who does not need it (AUTH-53, AUTH-56, AUTH-57, D-12, T58, SEC-02, SEC-04, T20, T32, T45, T57)', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  const heard = listen(context)
  const card = cardOn(page)
  await page.goto('/')
  await card.press(card.words.login.create)
  await card.expectView(card.words.signup.title)
  // AUTH-02
  await expect(page).toHaveURL('/')
  await card.signUp(' Canary.Mustermann@Portage.test ')
  await card.expectView(card.words.confirmSignUp.title)
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page.getByRole('button', { name: /^Resend code \(0[23]:\d\d\)$/ })).toBeDisabled()
  const code = await control.codeFor(email)
  await card.code.fill(code)
  await card.press(card.words.confirmSignUp.submit)
  const gates = gatesOn(page)
  await gates.fillProfile('myself', 'Noor', 'Haddad')
  expect((await control.callsOf('createConsentDecision')).map(({ status }) => status)).toEqual([201, 201])
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  await gates.chooseLanguage('en-ca')
  // No care team has invited them yet.
  await expect(page).toHaveURL('/patient')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  const tokens = await tokensOf(page)
  expect(tokens).toHaveLength(3)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(newPassword)

  await signOut(page)
  await card.signIn(email, 'Not-her-password-1!')
  await expect(card.alert).toHaveText('Incorrect email or password.')
  await card.signIn(email, newPassword)
  await expect(signInForm(page).submit).toHaveCount(0)
  tokens.push(...(await tokensOf(page)))

  await expectDiscreet(heard, [email, newPassword, code, 'Not-her-password-1!', 'Haddad', ...tokens])
  // A sign-in proves the password without sending it; only making the account tells it.
  expect(toldTo(heard, newPassword)).toEqual(['SignUp'])
  expect(toldTo(heard, 'Not-her-password-1!')).toEqual([])
  expect(toldTo(heard, code)).toEqual(['ConfirmSignUp'])
  // No one but the portal and its own services hears anything (T57).
  const { host } = new URL(page.url())
  expect([...new Set(heard.requests.map((request) => new URL(request.url()).host))]).toEqual([host])
})

test('A forgotten password is replaced with a code: neither the code nor the new one shows; where the service hides who exists, a stranger sees what everyone sees (SEC-04, T20, T29, T32, T45)', async ({
  page,
  context,
  control,
  allowErrors,
}) => {
  allowErrors(/400/)
  await control.identity({ mode: 'ENABLED' })
  const heard = listen(context)
  const card = cardOn(page)
  const { login, reset, confirmReset } = card.words
  await page.goto('/login')
  await card.signIn('nobody@portage.test', 'Not-a-password-1!')
  await expect(card.alert).toHaveText('Incorrect email or password.')
  await card.press(login.forgot)
  await card.expectView(reset.title)
  await card.press(reset.submit)
  await card.expectView(confirmReset.title)
  await card.press(confirmReset.another)
  await card.expectView(reset.title)
  await card.email.fill(people.maya.email)
  await card.press(reset.submit)
  await card.expectView(confirmReset.title)
  const code = await control.codeFor(people.maya.email)
  await card.code.fill(code)
  await card.newPassword.fill(newPassword)
  await card.confirmNewPassword.fill(newPassword)
  await card.press(confirmReset.submit)
  await card.expectView(login.title)
  // What was typed is gone with its view.
  await expect(card.password).toHaveValue('')
  await card.password.fill(newPassword)
  await card.press(login.submit)
  await expect(page).toHaveURL(homeOf(lakeside))
  const tokens = await tokensOf(page)
  await expectDiscreet(heard, [people.maya.email, newPassword, code, ...tokens])
  expect(toldTo(heard, newPassword)).toEqual(['ConfirmForgotPassword'])
  expect(toldTo(heard, code)).toEqual(['ConfirmForgotPassword'])
})

test('Google and back: the code of the provider stays in the one address it came in, and leaves it immediately (SEC-04, T20, T22, T57)', async ({
  page,
  context,
  allowErrors,
}) => {
  // The page of the provider is over and done with when Back leads there.
  allowErrors(/400.*oauth2\/choose/)
  const heard = listen(context)
  await page.goto(journeysOf(lakeside))
  await cardOn(page).press('Continue with Google')
  await page.getByRole('button', { name: /Félix/ }).click()
  await expect(page).toHaveURL(journeysOf(lakeside))
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
  const returned = heard.requests
    .map((request) => new URL(request.url()))
    .filter((url) => url.searchParams.has('code'))
  expect(returned).toHaveLength(1)
  const code = returned[0]?.searchParams.get('code') ?? ''
  expect(returned[0]?.pathname).toBe('/')
  expect(toldTo(heard, code)).toEqual(['/oauth2/token'])
  expect(heard.messages.filter((message) => message.text().includes(code))).toEqual([])
  const tokens = await tokensOf(page)
  expect(tokens).toHaveLength(3)
  await expectDiscreet(heard, [people.felix.email, ...tokens])
  // It is in no entry that Back could lead to either.
  await page.goBack()
  expect(page.url()).not.toContain(code)
  const { host } = new URL(page.url())
  expect([...new Set(heard.requests.map((request) => new URL(request.url()).host))]).toEqual([host])
})
