import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { newParent } from '#mock-server/store/seeds/journeys/new-parent.ts'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { cardOn } from '../support/card.ts'
import { gatesOn } from '../support/gates.ts'
import { bringTo, invitationOn, watchLeaks } from '../support/invitations.ts'
import { changeLanguage, enterAs } from '../support/people.ts'
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

  test('Theo says in French which of three profiles it is for; the answer that got lost was taken, and trying again leads into the journey (PROD-11, PROD-12, CALL-19, INV-03)', async ({
    page,
    control,
    allowErrors,
  }) => {
    allowErrors(/409|ERR_/)
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
    await control.faults({ kind: 'dropAfterCommit', match: { operationId: 'acceptInvitation' } })
    await invitation.button(answer.accept).click()
    await expect(page.getByRole('alert').filter({ hasText: answer.failed })).toBeVisible()
    await control.faults()
    await invitation.button(answer.accept).click()
    await expect(page).toHaveURL(aJourney)
    await expect(page.getByText(answer.accepted)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('Google leads back to the invitation, whoever it is for; they change the account, and the invitation comes along (AUTH-13, IDENT-27, IDENT-28)', async ({
  page,
}) => {
  const invitation = invitationOn(page)
  await page.goto(accept('invite-lakeside-parent'))
  await invitation.link(invitation.words.stranger.signIn).click()
  await cardOn(page).press('Continue with Google')
  await page.getByRole('button', { name: /Félix/ }).click()
  await expect(page).toHaveURL(paths.accept())
  await expect(invitation.heading(invitation.words.wrong.title)).toBeVisible()
  await expect(invitation.main).toContainText('t•••@portage.test')
  await invitation.button(invitation.words.wrong.change).click()
  await enterAs(page, 'theo')
  await expect(page).toHaveURL(paths.accept())
  await invitation.expectOpen(lakeside.name, parent)
  // Another load of the page goes on with it.
  await page.reload()
  await invitation.expectOpen(lakeside.name, parent)
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
