import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { expectFit } from '../support/axe.ts'
import { cardOn } from '../support/card.ts'
import { gatesOn } from '../support/gates.ts'
import { invitationOn, speak, watchLeaks } from '../support/invitations.ts'
import { enterOn } from '../support/keyboard.ts'
import { homeOf, journeysOf, lakeside, paths } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect, test } from '../support/test.ts'

test.setTimeout(90_000)

const token = 'join-hip-replacement'
const aJourney = new RegExp(`${journeysOf(lakeside)}/[0-9a-f-]{36}$`)

test('A stranger who opens the registration link makes an account and is in the journey (INV-04, INV-03)', async ({
  page,
  control,
}) => {
  const leaks = watchLeaks(page, token)
  const hip = inLang(hipReplacement.name, 'en-ca')
  const invitation = invitationOn(page)
  await page.goto(paths.accept({}, { token }))
  await invitation.expectOpen(lakeside.name, hip)
  await expect(invitation.button(invitation.words.answer.decline)).toHaveCount(0)
  await expectFit(page)
  await invitation.link(invitation.words.stranger.create).click()
  const card = cardOn(page)
  await card.expectView('Create account')
  await card.signUp('anouk@portage.test')
  await card.expectView('Confirm sign up')
  await card.code.fill(await control.codeFor('anouk@portage.test'))
  await card.press('Confirm')
  const gates = gatesOn(page)
  await expect(gates.heading(gates.word.welcome)).toBeVisible()
  await gates.fillProfile('myself', 'Anouk', 'Ford')
  await gates.button(gates.word.create).click()
  await expect(gates.heading(gates.word.language)).toBeVisible()
  await gates.chooseLanguage('en-ca')
  await invitation.expectOpen(lakeside.name, hip)
  await invitation.button(invitation.words.answer.accept).click()
  await expect(page).toHaveURL(aJourney)
  await expect(page.getByRole('heading', { level: 1, name: hip })).toBeVisible()
  expect((await control.callsOf('acceptInvitation')).map(({ status }) => status)).toEqual([200])
  expect(leaks()).toEqual([])
})

test.describe('on a narrow phone, in French', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('Someone goes on without an account, by keyboard alone, as the link allows (INV-04, CALL-37)', async ({
    page,
    baseURL,
  }) => {
    await speak(page, 'fr-ca', baseURL)
    const invitation = invitationOn(page, 'fr-ca')
    await page.goto(paths.accept({}, { token }))
    await invitation.expectOpen(lakeside.name, inLang(hipReplacement.name, 'fr-ca'))
    await expectFit(page)
    await enterOn(page, invitation.link(invitation.words.stranger.without))
    await enterOn(page, invitation.button(invitation.words.welcome.start))
    const gates = gatesOn(page, 'fr-ca')
    await enterOn(page, page.getByRole('button', { name: gates.word.agree }))
    await expect(page).toHaveURL(homeOf(lakeside))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
