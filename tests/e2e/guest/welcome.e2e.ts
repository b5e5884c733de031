import { expectFit } from '../support/axe.ts'
import { gatesOn } from '../support/gates.ts'
import { invitationOn, speak, watchLeaks } from '../support/invitations.ts'
import { enterOn } from '../support/keyboard.ts'
import { homeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(90_000)

const welcome = (token: string) => paths.guest.welcome({}, { token })

test('Someone goes on in French without an account, by keyboard alone, through consent to their journey; another invitation leads to an account, or leaves them where they are (ROUTE-81, GUEST-18, GATE-09, CALL-37, D-07, D-28)', async ({
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

  await test.step('another invitation', async () => {
    await page.goto(welcome('invite-fleuve'))
    await invitation.link(invitation.words.here.see).click()
    await expect(page).toHaveURL(paths.accept())
    await expect(invitation.main).toContainText(invitation.words.guestChoices.how)
    await expectFit(page)
    await invitation.link(invitation.words.guestChoices.stay).click()
    await expect(page).toHaveURL(homeOf(lakeside))
    expect((await control.callsOf('consumeInvitationAsGuest')).length).toBe(1)
    // The invitation that made them a guest leads to its journey.
    await page.goto(paths.accept({}, { token: 'invite-lakeside' }))
    await invitation.link(invitation.words.mine.open).click()
    await expect(page).toHaveURL(/\/journeys\/[0-9a-f-]{36}$/)
  })
})

test('The answer that starts a visit got lost: the invitation is taken once; who does not agree leaves, and comes back with the same link', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/ERR_/)
  await page.goto(welcome('invite-lakeside'))
  const { words, heading, button } = invitationOn(page)
  const gates = gatesOn(page)
  const lost = { kind: 'dropAfterCommit', match: { operationId: 'consumeInvitationAsGuest' } } as const
  await control.faults(lost)
  await button(words.welcome.start).click()
  await expect(page.getByRole('alert').filter({ hasText: words.welcome.failed })).toBeVisible()
  await control.faults()
  await button(words.welcome.start).click()
  await expect(gates.heading(gates.word.consent)).toBeVisible()
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
  await button(words.welcome.start).click()
  await gates.agree()
  await expect(page).toHaveURL(homeOf(lakeside))
})

test('A visit that timed out says so, and what one can do (GUEST-18, IDENT-58)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/401/)
  const { words, heading, link, button } = invitationOn(page)
  await page.goto(welcome('invite-lakeside'))
  await button(words.welcome.start).click()
  await gatesOn(page).agree()
  const start = page.getByRole('main').getByRole('link', { name: /^Start/, includeHidden: true })
  await expect(start).toBeVisible()
  await page.waitForLoadState('networkidle')
  await control.advanceClock(25 * 3_600_000)
  // Pressed without a hover, which would ask ahead; where the page's own poll found out first, there is none to press.
  await start.evaluateAll((links) => links.forEach((link) => (link as HTMLElement).click()))
  await expect(heading(words.ended.title)).toBeVisible()
  await expect(page).toHaveURL(paths.guest.welcome())
  await expectFit(page)
  await link(words.stranger.signIn).click()
  await expect(page).toHaveURL(paths.login())
})
