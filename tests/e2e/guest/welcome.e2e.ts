import type { Page } from '@playwright/test'
import { expectFit } from '../support/axe.ts'
import { gatesOn } from '../support/gates.ts'
import { invitationOn, speak, watchLeaks } from '../support/invitations.ts'
import { enterOn } from '../support/keyboard.ts'
import { signIn } from '../support/people.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import type { Lang } from '../support/words.ts'

test.setTimeout(90_000)

const welcome = (token: string) => paths.guest.welcome({}, { token })

/** Starts a visit with an invitation, as far as consent. */
async function startVisit(page: Page, token = 'invite-lakeside', lang: Lang = 'en-ca') {
  await page.goto(welcome(token))
  const { button, words } = invitationOn(page, lang)
  await button(words.welcome.start).click()
  await expect(gatesOn(page, lang).heading(gatesOn(page, lang).word.consent)).toBeVisible()
}

test('Someone goes on in French without an account, by keyboard alone, through consent to their journey (ROUTE-81, GUEST-18, GATE-09, CALL-37, D-07, D-28)', async ({
  page,
  control,
  baseURL,
}) => {
  const lang = 'fr-ca'
  await speak(page, lang, baseURL)
  const leaks = watchLeaks(page, 'invite-lakeside')
  const invitation = invitationOn(page, lang)
  await page.goto(paths.accept({}, { token: 'invite-lakeside' }))
  await enterOn(page, invitation.link(invitation.words.stranger.without))
  await expect(invitation.heading(invitation.words.welcome.title)).toBeFocused()
  for (const said of [invitation.words.welcome.lasts, invitation.words.welcome.keep])
    await expect(invitation.main).toContainText(said)
  await expectFit(page)
  // Nothing is answered by opening a link.
  expect(await control.callsOf('consumeInvitationAsGuest')).toEqual([])
  await enterOn(page, invitation.button(invitation.words.welcome.start))
  const gates = gatesOn(page, lang)
  await expect(gates.heading(gates.word.consent)).toBeVisible()
  await enterOn(page, page.getByRole('button', { name: gates.word.agree }))
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await control.callsOf('consumeInvitationAsGuest')).map(({ status }) => status)).toEqual([200])
  expect(leaks()).toEqual([])
  // The tab keeps the visit, and nothing else does (STORE-02).
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toContain('guestAccessToken')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('inviteToken')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('guestAccessToken')
  // Back at the welcome, they simply go on.
  await page.goto(`${paths.guest.welcome()}/again`)
  await expect(invitation.heading(invitation.words.here.title)).toBeVisible()
  await expectFit(page)
  await invitation.link(invitation.words.here.goOn).click()
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('A guest who does not agree leaves, and comes back with the same link', async ({ page, control }) => {
  await startVisit(page)
  const gates = gatesOn(page)
  const { words, heading } = invitationOn(page)
  await expect(page.getByRole('main').getByRole('img', { name: /^Lakeside|sun/i })).toBeVisible()
  await expectFit(page)
  await gates.button(gates.word.decline).click()
  await expect(page.getByRole('dialog', { name: gates.word.declineTitle })).toContainText(
    'Your invitation stays open',
  )
  await expectFit(page)
  await gates.button(gates.word.guestLeave).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  expect(await control.callsOf('createConsentDecision')).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('guestAccessToken')
  await page.goto(welcome('invite-lakeside'))
  await expect(heading(words.welcome.title)).toBeVisible()
  await startVisit(page)
  await gates.agree()
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('A guest with another invitation is led to an account, or goes on where they were', async ({
  page,
  control,
}) => {
  await startVisit(page)
  await gatesOn(page).agree()
  await expect(page).toHaveURL(homeOf(lakeside))
  const { words, heading, link, main } = invitationOn(page)
  await page.goto(welcome('invite-fleuve'))
  await expect(heading(words.here.title)).toBeVisible()
  await link(words.here.see).click()
  await expect(page).toHaveURL(paths.accept())
  await expect(main).toContainText(words.guestChoices.how)
  await expectFit(page)
  await expect(link(words.guestChoices.create)).toHaveAttribute('href', paths.guest.signUp())
  await link(words.guestChoices.stay).click()
  await expect(page).toHaveURL(homeOf(lakeside))
  expect((await control.callsOf('consumeInvitationAsGuest')).length).toBe(1)
  // The invitation that made them a guest leads to its journey.
  await page.goto(paths.accept({}, { token: 'invite-lakeside' }))
  await link(words.mine.open).click()
  await expect(page).toHaveURL(/\/journeys\/[0-9a-f-]{36}$/)
})

test('A visit that timed out says so, and what one can do (GUEST-18, IDENT-58)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/401/)
  await startVisit(page)
  await gatesOn(page).agree()
  const start = page.getByRole('main').getByRole('link', { name: /^Start/, includeHidden: true })
  await expect(start).toBeVisible()
  await page.waitForLoadState('networkidle')
  await control.advanceClock(25 * 3_600_000)
  const { words, heading, link } = invitationOn(page)
  // Pressed without a hover, which would ask ahead; where the page's own poll found out first, there is none to press.
  await start.evaluateAll((links) => links.forEach((link) => (link as HTMLElement).click()))
  await expect(heading(words.ended.title)).toBeVisible()
  await expect(page).toHaveURL(paths.guest.welcome())
  await expectFit(page)
  await link(words.stranger.signIn).click()
  await expect(page).toHaveURL(paths.login())
})

test('Someone with an account is led to the invitation itself', async ({ page }) => {
  await signIn(page, 'theo', welcome('invite-lakeside-parent'))
  await expect(page).toHaveURL(paths.accept())
  await expect(page.getByRole('radio')).toHaveCount(3)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(paths.guest.welcome())
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('The answer that got lost: the invitation is taken once, and the visit starts', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_/)
  await page.goto(welcome('invite-lakeside'))
  const { words, button } = invitationOn(page)
  const lost = { kind: 'dropAfterCommit', match: { operationId: 'consumeInvitationAsGuest' } } as const
  await control.faults(lost)
  await button(words.welcome.start).click()
  await expect(page.getByRole('alert').filter({ hasText: words.welcome.failed })).toBeVisible()
  await control.faults()
  await button(words.welcome.start).click()
  await gatesOn(page).agree()
  await expect(page).toHaveURL(homeOf(lakeside))
})
