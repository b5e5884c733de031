import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { newParent } from '#mock-server/store/seeds/journeys/new-parent.ts'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { cardOn } from '../support/card.ts'
import { gatesOn } from '../support/gates.ts'
import { bringTo, invitationOn, watchLeaks } from '../support/invitations.ts'
import { changeLanguage, enterAs, signIn } from '../support/people.ts'
import { journeysOf, lakeside, paths } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(90_000)

const accept = (token: string) => paths.accept({}, { token })
const hip = inLang(hipReplacement.name, 'en-ca')
const parent = inLang(newParent.name, 'en-ca')
const aJourney = new RegExp(`${journeysOf(lakeside)}/[0-9a-f-]{36}$`)

test('A stranger makes an account for an invitation and is in the journey; its token shows nowhere (ROUTE-03, INV-03, AUTH-46, AUTH-49, AUTH-50, T20)', async ({
  page,
  control,
}) => {
  const token = 'invite-lakeside'
  const leaks = watchLeaks(page, token)
  const invitation = invitationOn(page)
  await page.goto(accept(token))
  await invitation.expectOpen(lakeside.name, hip)
  await expect(page).toHaveURL(paths.accept())
  await expect(invitation.main).toContainText('Samuel Roy')
  await expect(invitation.main).toContainText('j•••@portage.test')
  await invitation.link(invitation.words.stranger.create).click()

  const card = cardOn(page)
  await card.expectView('Create account')
  await expect(page.getByRole('img', { name: lakeside.name })).toBeVisible()
  await card.signUp('jo@portage.test')
  await card.expectView('Confirm sign up')
  await card.code.fill(await control.codeFor('jo@portage.test'))
  await card.press('Confirm')
  // The gates come first; the consent was given with the account (AUTH-57).
  const gates = gatesOn(page)
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  await gates.fillProfile('myself', 'Jo', 'Ford')
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  await expect(page.getByRole('img', { name: lakeside.name })).toBeVisible()
  await gates.chooseLanguage('en-ca')

  await invitation.expectOpen(lakeside.name, hip)
  await expect(page).toHaveURL(paths.accept())
  await invitation.button(invitation.words.answer.accept).click()
  await expect(page).toHaveURL(aJourney)
  await expect(page.getByText(invitation.words.answer.accepted)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: hip })).toBeVisible()
  expect((await control.callsOf('acceptInvitation')).map(({ status }) => status)).toEqual([200])
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))).not.toContain(
    token,
  )
  expect(leaks()).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Theo says in French which of three profiles it is for (PROD-11, PROD-12, CALL-19, INV-03)', async ({
    page,
    control,
  }) => {
    await bringTo(page, 'theo', 'invite-lakeside-parent')
    await changeLanguage(page, 'fr-ca')
    const invitation = invitationOn(page, 'fr-ca')
    const { answer } = invitation.words
    await invitation.expectOpen(lakeside.name, inLang(newParent.name, 'fr-ca'))
    await expectNoSidewaysScroll(page)
    await invitation.button(answer.accept).click()
    await expect(page.getByRole('alert')).toContainText('Veuillez choisir une option')
    expect(await control.callsOf('acceptInvitation')).toEqual([])
    await expect(page.getByRole('radio')).toHaveCount(3)
    await page.getByRole('radio', { name: 'Rose Martin' }).check()
    await invitation.button(answer.accept).click()
    await expect(page).toHaveURL(aJourney)
    await expect(page.getByText(answer.accepted)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('With an account already: sign in, and the invitation is there (IDENT-27)', async ({ page }) => {
  const invitation = invitationOn(page)
  await page.goto(accept('invite-lakeside-parent'))
  await invitation.link(invitation.words.stranger.signIn).click()
  await cardOn(page).expectView('Sign in')
  await enterAs(page, 'theo')
  await expect(page).toHaveURL(paths.accept())
  await invitation.expectOpen(lakeside.name, parent)
  // Another load of the page goes on with it.
  await page.reload()
  await invitation.expectOpen(lakeside.name, parent)
})

test('Someone else is signed in: they change the account, and the invitation comes along', async ({
  page,
}) => {
  await signIn(page, 'luc')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  const french = invitationOn(page, 'fr-ca')
  await page.goto(accept('invite-lakeside-parent'))
  await expect(french.heading(french.words.wrong.title)).toBeVisible()
  await expect(french.main).toContainText('t•••@portage.test')
  await expect(french.main).toContainText('luc@portage.test')
  await french.button(french.words.wrong.change).click()
  await expect(page).toHaveURL(paths.login())
  await enterAs(page, 'theo')
  await expect(page).toHaveURL(paths.accept())
  await invitationOn(page).expectOpen(lakeside.name, parent)
})

test('Google leads back to the invitation, whoever it is for (AUTH-13, IDENT-28)', async ({ page }) => {
  const invitation = invitationOn(page)
  await page.goto(accept('invite-lakeside-parent'))
  await invitation.link(invitation.words.stranger.signIn).click()
  await cardOn(page).press('Continue with Google')
  await page.getByRole('button', { name: /Félix/ }).click()
  await expect(page).toHaveURL(paths.accept())
  await expect(invitation.heading(invitation.words.wrong.title)).toBeVisible()
})

test('Maya is in the journey already, and sees that; another person’s invitation is forgotten (ERR-09)', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/400/)
  await bringTo(page, 'maya', 'invite-in-journey')
  const invitation = invitationOn(page)
  await invitation.expectOpen(lakeside.name, hip)
  await invitation.button(invitation.words.answer.accept).click()
  await expect(invitation.heading("You're already enrolled in this journey.")).toBeFocused()
  await invitation.button(invitation.words.enrolled.back).click()
  await invitation.expectOpen(lakeside.name, hip)
  await invitation.button(invitation.words.answer.accept).click()
  await invitation.link(invitation.words.enrolled.journeys).click()
  await expect(page).toHaveURL(journeysOf(lakeside))

  // One for someone else is forgotten when she stays signed in.
  await page.goto(accept('invite-lakeside-parent'))
  await expect(invitation.heading(invitation.words.wrong.title)).toBeVisible()
  await invitation.link(invitation.words.wrong.stay).click()
  await expect(page).toHaveURL(new RegExp(`${paths.patient.home()}/`))
  await page.goto(paths.accept())
  await expect(invitation.heading(invitation.words.none.title)).toBeVisible()
})

test('Theo declines, and is asked twice; a stranger can, too (CALL-37, INV-03)', async ({
  page,
  control,
}) => {
  await bringTo(page, 'theo', 'invite-lakeside-parent')
  const invitation = invitationOn(page)
  const { answer, closed } = invitation.words
  await invitation.button(answer.decline).click()
  await page.getByRole('dialog').getByRole('button', { name: answer.declineKeep }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await control.callsOf('declineInvitation')).toEqual([])
  await invitation.button(answer.decline).click()
  await invitation.button(answer.declineConfirm).click()
  await expect(invitation.heading(closed.declinedTitle)).toBeFocused()
  await invitation.link(invitation.words.leave.home).click()
  await expect(page).toHaveURL(new RegExp(`${paths.patient.home()}/`))
})

test('It cannot be loaded: trying again brings it; a stranger declines without an account (CALL-37)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/500/)
  const invitation = invitationOn(page)
  await control.faults({ kind: 'status', status: 500, match: { operationId: 'reviewInvitation' } })
  await page.goto(accept('invite-lakeside'))
  const panel = page.getByRole('alert')
  await expect(panel).toContainText(invitation.words.failed.title)
  await control.faults()
  await panel.getByRole('button', { name: 'Try again' }).click()
  await invitation.expectOpen(lakeside.name, hip)
  await invitation.button(invitation.words.answer.decline).click()
  await invitation.button(invitation.words.answer.declineConfirm).click()
  await expect(invitation.heading(invitation.words.closed.declinedTitle)).toBeFocused()
  expect((await control.callsOf('consumeInvitationAsGuest')).map(({ status }) => status)).toEqual([200])
  expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('guestAccessToken')
})

test('What happened to it in between is shown in its place', async ({ page, otherDevice, allowErrors }) => {
  allowErrors(/409/)
  await bringTo(page, 'theo', 'invite-lakeside-parent')
  const invitation = invitationOn(page)
  await invitation.expectOpen(lakeside.name, parent)
  const other = await otherDevice()
  await other.goto(accept('invite-lakeside-parent'))
  const elsewhere = invitationOn(other)
  await elsewhere.button(elsewhere.words.answer.decline).click()
  await elsewhere.button(elsewhere.words.answer.declineConfirm).click()
  await expect(elsewhere.heading(elsewhere.words.closed.declinedTitle)).toBeVisible()
  await page.getByRole('radio').first().check()
  await invitation.button(invitation.words.answer.accept).click()
  await expect(invitation.heading(invitation.words.closed.declinedTitle)).toBeFocused()
})

test('The answer that got lost was taken: trying again leads into the journey, which began once', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/409|ERR_/)
  await bringTo(page, 'theo', 'invite-lakeside-parent')
  const invitation = invitationOn(page)
  await page.getByRole('radio').first().check()
  await control.faults({ kind: 'dropAfterCommit', match: { operationId: 'acceptInvitation' } })
  await invitation.button(invitation.words.answer.accept).click()
  await expect(page.getByRole('alert').filter({ hasText: invitation.words.answer.failed })).toBeVisible()
  await control.faults()
  await invitation.button(invitation.words.answer.accept).click()
  await expect(page).toHaveURL(aJourney)
})
