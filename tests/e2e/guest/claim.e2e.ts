import type { Page } from '@playwright/test'
import { cardOn } from '../support/card.ts'
import type { Control } from '../support/control.ts'
import { expectFit } from '../support/axe.ts'
import { gatesOn } from '../support/gates.ts'
import { claimState, guestAtHome } from '../support/guest.ts'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { forms, stepOn } from '../support/step.ts'
import { expect, test } from '../support/test.ts'
import type { Lang } from '../support/words.ts'

const email = 'new@portage.test'
const banner = (page: Page) => page.getByRole('banner')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

async function openSignUp(page: Page, lang: Lang = 'en-ca') {
  await banner(page)
    .getByRole('link', { name: lang === 'en-ca' ? 'Sign up' : 'S’inscrire' })
    .click()
  const card = cardOn(page, lang)
  await expect(heading(page, card.words.signup.title)).toBeVisible()
  return card
}

/** What comes between a new account and its first page: a profile, and a language. */
async function passGates(page: Page) {
  const gates = gatesOn(page)
  await gates.fillProfile('myself', 'Noa', 'Roy')
  await gates.button(gates.word.create).click()
  await gates.chooseLanguage('en-ca')
}

async function makeAccount(page: Page, control: Control, of = email) {
  const card = cardOn(page)
  await card.signUp(of)
  await card.expectView(card.words.confirmSignUp.title)
  await card.code.fill(await control.codeFor(of))
  await card.press(card.words.confirmSignUp.submit)
}

test('A guest starts a task, signs up, and finds it all in the new account (PROD-09, PROD-10, GUEST-01..12, CALL-13..15, D-27)', async ({
  page,
  control,
}) => {
  await guestAtHome(page)
  await page
    .getByRole('link', { name: /^Start/ })
    .first()
    .click()
  const step = stepOn(page, forms.aboutYourHip)
  await step.press('start')
  await step.answer('side', 'left')
  await expect(page).toHaveURL(/\?page=/)
  const task = page.url()

  await openSignUp(page)
  await expect(page.getByText('What you did as a guest will be in your new account.')).toBeVisible()
  expect(await claimState(page)).toBe('registering')
  // STORE-06: a reload goes on where it was.
  await page.reload()
  await expect(heading(page, 'Create account')).toBeVisible()
  expect(await control.callsOf('createGuestUserClaimNonce')).toHaveLength(1)

  await makeAccount(page, control)
  // GUEST-12: back to the task, past the gates of a new account; consent was given as a guest.
  await expect(page).toHaveURL(task)
  await passGates(page)
  await expect(page).toHaveURL(task)
  await expect(step.choice('side', 'left')).toBeChecked()
  await expect(banner(page).getByRole('button', { name: /Account menu/ })).toBeVisible()
  const claims = await control.callsOf('claimGuestUser')
  expect(claims.map(({ status }) => status)).toEqual([200])
  // CALL-14: who is here is fetched again after the claim.
  const calls = (await control.requests()).map(({ operationId }) => operationId)
  expect(calls.lastIndexOf('getCurrentUser')).toBeGreaterThan(calls.indexOf('claimGuestUser'))
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept).not.toEqual(expect.arrayContaining(['guestClaim']))
  expect(kept).not.toEqual(expect.arrayContaining(['guestAccessToken']))
  expect(kept).not.toEqual(expect.arrayContaining(['urlBeforeGuestSignup']))
})

test('In French on a phone, over Google: coming back without an account they are still a guest; the way over the provider leads on to the claim (GUEST-13, GUEST-16, D-17, ERR-27)', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'fr-ca', url: baseURL ?? '' }])
  await page.setViewportSize({ width: 390, height: 844 })
  await guestAtHome(page, 'fr-ca')
  const home = new URL(page.url()).pathname
  const card = await openSignUp(page, 'fr-ca')
  await expect(
    page.getByText('Ce que vous avez fait sans compte sera dans votre nouveau compte.'),
  ).toBeVisible()
  await card.consent.check()
  await card.press(card.words.login.google)
  await page.getByRole('button', { name: /Cancel|Annuler/ }).click()
  await expect(page.getByText(card.words.login.returnFailed)).toBeVisible()
  await expect(page).toHaveURL('/guest/sign-up')

  await card.press(card.words.login.google)
  await page.getByRole('button', { name: /Félix/ }).click()
  await expect.poll(async () => (await control.callsOf('claimGuestUser')).length).toBe(1)
  await expect(page).toHaveURL(home)
  // His account prefers English.
  await expect(page.getByRole('heading', { name: 'Hip replacement preparation' })).toBeVisible()
})

test('A guest with a second invitation makes an account; the claim fails and is tried again; they come back to the invitation and accept (GUEST-12, GUEST-14, INV-03, ERR-10)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500|ERR_/)
  await guestAtHome(page)
  await page.goto('/accept?token=invite-fleuve')
  await page.getByRole('link', { name: 'Create account' }).click()
  await control.faults({ kind: 'status', status: 500, match: { operationId: 'claimGuestUser' } })
  await makeAccount(page, control, 'mireille@portage.test')
  await expect(heading(page, 'Uh oh!')).toBeVisible()
  await expect(page.getByText("You're already enrolled in this journey.")).toHaveCount(0)
  await control.faults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/accept')
  await passGates(page)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page).toHaveURL(/\/journeys\/[0-9a-f-]{36}$/)
  const taken = async (call: string) => (await control.callsOf(call)).map(({ status }) => status).at(-1)
  expect([await taken('claimGuestUser'), await taken('acceptInvitation')]).toEqual([200, 200])
})

test('Someone already in that journey is shown so, and goes home (ERR-09, GUEST-03..06, D-06)', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/)
  await guestAtHome(page, 'en-ca', 'invite-in-journey')
  const card = await openSignUp(page)
  await card.press('Sign in.')
  await card.expectView(card.words.login.title)
  await card.signIn(people.maya.email, password)
  await expect(heading(page, 'Uh oh!')).toBeVisible()
  await expect(page.getByText('There was a problem signing you up.')).toBeVisible()
  await expect(page.getByText("You're already enrolled in this journey.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expectFit(page)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(banner(page).getByRole('button', { name: /Account menu/ })).toBeVisible()
})

test('The answer to a claim is lost: home has everything all the same (T33, F06)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/400|ERR_/)
  await guestAtHome(page)
  await openSignUp(page)
  await control.faults({ kind: 'dropAfterCommit', times: 1, match: { operationId: 'claimGuestUser' } })
  await makeAccount(page, control)
  await page.getByRole('button', { name: 'Try again' }).click()
  // A proof serves once.
  await expect
    .poll(async () => (await control.callsOf('claimGuestUser')).map(({ status }) => status).at(-1))
    .toBe(400)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await passGates(page)
  await expect(page.getByRole('heading', { name: 'Hip replacement preparation' }).first()).toBeVisible()
})

test('A guest sees no admin area; without a proof there is no sign-up yet; Clear data from device leaves nothing of them, and Back shows nothing (AUTH-48, GATE-13, GATE-17, GATE-32, GUEST-05, SHELL-33..37, IDENT-56, F45)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500/)
  await guestAtHome(page)
  await expectFit(page)
  const home = new URL(page.url()).pathname
  await test.step('no admin area, and no one asks them to sign in', async () => {
    await page.goto('/admin')
    await expect(heading(page, 'Oops!')).toBeVisible()
    await expect(page.getByText("Looks like you don't have permission to access this page")).toBeVisible()
    await page.goto('/')
    await expect(page).toHaveURL(home)
    await expect(gatesOn(page).heading('Preferred language')).toHaveCount(0)
  })

  await test.step('no proof: back to where they were', async () => {
    await control.faults({
      kind: 'status',
      status: 500,
      match: { operationId: 'createGuestUserClaimNonce' },
    })
    await banner(page).getByRole('link', { name: 'Sign up' }).click()
    await expect(heading(page, 'Uh oh!')).toBeVisible()
    await expectFit(page)
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page).toHaveURL(home)
  })

  await banner(page).getByRole('button', { name: 'Privacy menu' }).click()
  await page.getByRole('menuitem', { name: 'Clear data from device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear data from device?' })
  await dialog.getByRole('button', { name: 'Clear data' }).click()
  await expect(page).toHaveURL('/')
  await expect(heading(page, 'Sign in')).toBeVisible()
  expect(await page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)])).toEqual([
    [],
    [],
  ])
  expect(await control.callsOf('endGuestVisit')).toHaveLength(1)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Hip replacement preparation' })).toHaveCount(0)
})
