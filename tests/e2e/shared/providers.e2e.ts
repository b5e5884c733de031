import type { Page } from '@playwright/test'
import { expectFit } from '../support/axe.ts'
import { cardOn, cardWords } from '../support/card.ts'
import { guestAtHome } from '../support/guest.ts'
import { signInMaya, signOut } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const { returnFailed, returnFailedNext } = cardWords['en-ca'].login
const oauthFailure = `${returnFailed} ${returnFailedNext}`

/** Leaves for a provider's page. */
async function leaveFor(page: Page, provider: 'Google' | 'Apple') {
  await cardOn(page).press(`Continue with ${provider}`)
  await expect(page).toHaveURL(/^https:\/\/.*\/oauth2\/choose/)
}

const pick = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()

test('Félix comes in with Google, to the page he wanted, and leaves again everywhere (AUTH-13, IDENT-02..06, IDENT-27, IDENT-28)', async ({
  page,
  control,
}) => {
  const authorize = page.waitForRequest(/\/oauth2\/authorize/)
  const exchange = page.waitForRequest(/\/oauth2\/token/)
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

  // The session is his own: a reload keeps it, and Back does not lead to the code again.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()
  expect((await control.requests()).filter(({ status }) => status === 401)).toEqual([])
  const logout = page.waitForRequest(/\/logout\?/)
  await signOut(page)
  await logout
  await expect(page).toHaveURL('/')
})

test('A stranger comes in with Apple, and is asked for consent (AUTH-14, AUTH-64)', async ({ page }) => {
  await page.goto('/')
  await leaveFor(page, 'Apple')
  await pick(page, /Adèle/)
  await expect(page.getByRole('heading', { level: 1, name: 'Data and privacy' })).toBeVisible()
  await expect(page).not.toHaveURL(/code=|state=/)
})

test('Who cancels, or is refused by the provider, sees why, and can try again where she was (ERR-27)', async ({
  page,
}) => {
  await page.goto(journeysOf(lakeside))
  for (const name of [/^Cancel$/, /says no/]) {
    await leaveFor(page, 'Google')
    await pick(page, name)
    await expect(cardOn(page).alert).toHaveText(oauthFailure)
    await expect(page).toHaveURL('/login')
  }
  await leaveFor(page, 'Google')
  await pick(page, /Félix/)
  await expect(page).toHaveURL(journeysOf(lakeside))
})

test('Félix, whose account is switched off, sees why in French when he comes back from Google', async ({
  page,
  control,
}) => {
  await control.switchOff('federated@portage.test')
  await page.goto('/login')
  await page.getByRole('button', { name: words['fr-ca'].language }).click()
  const card = cardOn(page, 'fr-ca')
  await card.press(card.words.login.google)
  const back = page.waitForRequest(/[?&]error_description=/)
  await pick(page, /Félix/)
  await back
  await expect(card.alert).toHaveText(card.words.login.deactivated)
  await expect(page).toHaveURL('/login')
  await expectFit(page)
  // Another account of his may still be good.
  await card.signIn('maya@portage.test', 'Portage-2026!')
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('The Back button on the page of the provider leads to a card that works', async ({ page }) => {
  await page.goto('/login')
  await leaveFor(page, 'Google')
  await page.goBack()
  const card = cardOn(page)
  await expect(card.button('Continue with Google')).toBeVisible()
  await expect(card.alert).toHaveCount(0)
  await card.signIn('maya@portage.test', 'Portage-2026!')
  await expect(page).toHaveURL(homeOf(lakeside))
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

test('An address that someone made up signs no one in, and is tidied up (F60, T22)', async ({
  page,
  control,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const madeUp of [
    '/?code=made-up&state=made-up',
    '/?code=made-up',
    '/?error=access_denied&error_description=no&state=made-up',
    '/?error=access_denied',
  ])
    await test.step(madeUp, async () => {
      await page.goto(madeUp)
      await expect(cardOn(page).alert).toHaveText(oauthFailure)
      await expect(page).toHaveURL('/login')
    })
  await page.reload()
  await expect(cardOn(page).email).toBeVisible()
  await expect(cardOn(page).alert).toHaveCount(0)
  expect(await control.requests()).toEqual([])
  expect(asked.filter((url) => url.includes('/oauth2/'))).toEqual([])
})

test('An address that someone made up changes nothing for who is here: a guest, or Maya (F60, T22)', async ({
  page,
  control,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await guestAtHome(page)
  await page.goto('/?code=made-up&state=made-up')
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible()
  expect(await control.callsOf('createGuestUserClaimNonce')).toEqual([])
  await page.evaluate(() => sessionStorage.clear())

  await signInMaya(page)
  const entries = await page.evaluate(() => history.length)
  for (const madeUp of ['/?code=made-up&state=made-up', `${homeOf(lakeside)}?code=made-up&state=made-up`]) {
    await page.goto(madeUp)
    await expect(page).toHaveURL(homeOf(lakeside))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 2)
  expect(asked.filter((url) => url.includes('/oauth2/'))).toEqual([])
  await signOut(page)
  await expect(cardOn(page).email).toBeVisible()
  await expect(cardOn(page).alert).toHaveCount(0)
})

test('A way back with another person’s state signs no one in (F60, T22, IDENT-03)', async ({ page }) => {
  await page.goto('/login')
  await leaveFor(page, 'Google')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/?code=stolen&state=of-somebody-else')
  await expect(cardOn(page).alert).toHaveText(oauthFailure)
  await expect(page).toHaveURL('/login')
  expect(asked.filter((url) => url.includes('/oauth2/token'))).toEqual([])
})

test('A way back that is used twice works once (F60, T22)', async ({ page, allowErrors }) => {
  allowErrors(/400/)
  let back = ''
  page.on('request', (request) => {
    if (request.url().includes('?code=')) back = request.url()
  })
  await page.goto('/login')
  await leaveFor(page, 'Google')
  await pick(page, /Félix/)
  await expect(page).toHaveURL(homeOf(lakeside))
  await signOut(page)
  await page.goto(back)
  await expect(cardOn(page).alert).toHaveText(oauthFailure)
  await expect(cardOn(page).email).toBeVisible()
})

test('The hosted pages cannot be asked: an error has occurred, and the card works (ERR-27)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/4\d\d|50\d/)
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
  await cardOn(page).signIn('maya@portage.test', 'Portage-2026!')
  await expect(page).toHaveURL(homeOf(lakeside))
})
