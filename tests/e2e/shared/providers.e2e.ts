import type { Page } from '@playwright/test'
import { expectFit } from '../support/axe.ts'
import { cardOn, cardWords } from '../support/card.ts'
import { signOut } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const { returnFailed, returnFailedNext } = cardWords['en-ca'].login
const oauthFailure = `${returnFailed} ${returnFailedNext}`

/** Leaves for a provider's page. */
async function leaveFor(page: Page, provider: 'Google' | 'Apple') {
  await cardOn(page).press(`Continue with ${provider}`)
  await expect(page).toHaveURL(/^https:\/\/.*\/oauth2\/choose/)
}

const pick = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()

test('Félix comes in with Google, to the page he wanted, and leaves again everywhere; that way back works once, and not when his account is switched off (AUTH-13, IDENT-02..06, IDENT-27, IDENT-28, F60, T22)', async ({
  page,
  control,
}) => {
  const authorize = page.waitForRequest(/\/oauth2\/authorize/)
  const exchange = page.waitForRequest(/\/oauth2\/token/)
  const returned = page.waitForRequest(/\?code=/)
  await page.goto(journeysOf(lakeside))
  await expect(page).toHaveURL('/login')
  await leaveFor(page, 'Google')
  const asked = new URL((await authorize).url()).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    response_type: 'code',
    identity_provider: 'Google',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: new URL('/', await page.evaluate(() => location.href)).href.replace('https:', 'http:'),
  })
  expect(asked.get('code_challenge')).toBeTruthy()
  expect(asked.get('state')).toBeTruthy()

  await pick(page, /Félix/)
  await expect(page).toHaveURL(journeysOf(lakeside))
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
  const sent = new URLSearchParams((await exchange).postData() ?? '')
  expect(sent.get('grant_type')).toBe('authorization_code')
  expect(sent.get('code_verifier')).toBeTruthy()
  expect(await page.evaluate(() => sessionStorage.getItem('urlBeforeAuth'))).toBeNull()

  // The session is his own: a reload keeps it.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
  expect((await control.requests()).filter(({ status }) => status === 401)).toEqual([])
  const logout = page.waitForRequest(/\/logout\?/)
  await signOut(page)
  await logout
  await expect(page).toHaveURL('/')

  const card = cardOn(page)
  await test.step('the same way back a second time', async () => {
    await page.goto((await returned).url())
    await expect(card.alert).toHaveText(oauthFailure)
    await expect(card.email).toBeVisible()
  })
  await test.step('his account is switched off', async () => {
    await control.switchOff('federated@portage.test')
    await leaveFor(page, 'Google')
    await pick(page, /Félix/)
    await expect(card.alert).toHaveText(card.words.login.deactivated)
    await expect(page).toHaveURL('/login')
    await expectFit(page)
  })
})

test('Whoever comes back without an answer, cancels, or is refused by the provider sees why, and can try again where she was (ERR-27)', async ({
  page,
}) => {
  await page.goto(journeysOf(lakeside))
  const card = cardOn(page)
  await leaveFor(page, 'Google')
  await page.goBack()
  await expect(card.button('Continue with Google')).toBeVisible()
  await expect(card.alert).toHaveCount(0)
  for (const name of [/^Cancel$/, /says no/]) {
    await leaveFor(page, 'Google')
    await pick(page, name)
    await expect(card.alert).toHaveText(oauthFailure)
    await expect(page).toHaveURL('/login')
  }
  await leaveFor(page, 'Google')
  await pick(page, /Félix/)
  await expect(page).toHaveURL(journeysOf(lakeside))
})

test('A stranger comes in with Apple: the hosted pages cannot be asked at first, then she is asked for consent (AUTH-14, AUTH-64, ERR-27)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400|oauth2\/token/)
  await page.goto('/login')
  await leaveFor(page, 'Apple')
  await control.faults({
    kind: 'status',
    status: 400,
    body: { error: 'invalid_grant' },
    match: { path: '/oauth2/token' },
  })
  await pick(page, /Adèle/)
  await expect(cardOn(page).alert).toHaveText(oauthFailure)
  await control.faults()
  await cardOn(page).press('Continue with Apple')
  await expect(page.getByRole('heading', { level: 1, name: 'Data and privacy' })).toBeVisible()
  await expect(page).not.toHaveURL(/code=|state=/)
})

test('A second tab that signs in meanwhile: the first comes back to a card, not to a dead end', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await leaveFor(page, 'Google')
  const other = await context.newPage()
  await other.goto('/login')
  const second = cardOn(other)
  // The first sign typed loads the library, which gives up what the first tab began.
  await second.email.fill('maya@portage.test')
  await expect
    .poll(() =>
      other.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('inflightOAuth'))),
    )
    .toEqual([])
  await pick(page, /Félix/)
  await expect(cardOn(page).alert).toHaveText(oauthFailure)
  // The provider still knows him: one press is enough now, and both tabs are his.
  await cardOn(page).press('Continue with Google')
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect(other).toHaveURL(homeOf(lakeside))
})

test('An address that someone made up signs no one in and no one out, and is tidied up (F60, T22, IDENT-03)', async ({
  page,
  control,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const card = cardOn(page)
  const expectRefused = async (madeUp: string) => {
    await page.goto(madeUp)
    await expect(card.alert).toHaveText(oauthFailure)
    await expect(page).toHaveURL('/login')
  }
  await test.step('signed out', async () => {
    await expectRefused('/?code=made-up&state=made-up')
    await expectRefused('/?error=access_denied')
    await page.reload()
    await expect(card.email).toBeVisible()
    await expect(card.alert).toHaveCount(0)
    expect(await control.requests()).toEqual([])
    expect(asked.filter((url) => url.includes('/oauth2/'))).toEqual([])
  })
  await test.step('on the way to Google, with the state of another person', async () => {
    await leaveFor(page, 'Google')
    await expectRefused('/?code=stolen&state=of-somebody-else')
  })
  await test.step('as Maya', async () => {
    await card.signIn('maya@portage.test', 'Portage-2026!')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
    const entries = await page.evaluate(() => history.length)
    await page.goto('/?code=made-up&state=made-up')
    await expect(page).toHaveURL(homeOf(lakeside))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })
  expect(asked.filter((url) => url.includes('/oauth2/token'))).toEqual([])
})
