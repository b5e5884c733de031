import type { Page } from '@playwright/test'
import { asthmaCheckIn } from '#mock-server/store/seeds/journeys/asthma-check-in.ts'
import { expectFit } from '../support/axe.ts'
import { bringTo, invitationOn, speak } from '../support/invitations.ts'
import { changeLanguage } from '../support/people.ts'
import { fleuve, paths } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect, test } from '../support/test.ts'

// One state of an invitation for each way that its page looks: axe, and 320 px, in French (WCAG 2.2 AA, 1.4.10). What
// each state says, and its way on: src/pages/shared/AcceptInvitationPage.closed.test.tsx, GuestWelcomePage.test.tsx.

test.setTimeout(120_000)

async function open(page: Page, place: string, token: string) {
  await page.goto(token ? `${place}?token=${token}` : place)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).not.toContain('token')
}

test('INV-01, T11, ROUTE-03, CALL-31: what cannot be accepted any more, an invitation in the colours of its sender, and one that leads to no journey', async ({
  page,
  control,
  allowErrors,
  baseURL,
}) => {
  allowErrors(/404/)
  await speak(page, 'fr-ca', baseURL)
  const { words, main, heading, link, filled, expectOpen } = invitationOn(page, 'fr-ca')
  for (const [place, token, title, way] of [
    [paths.accept(), 'invite-expired', words.closed.expiredTitle, words.leave.signIn],
    [paths.guest.welcome(), 'invite-accepted', words.closed.acceptedTitle, words.stranger.signIn],
    [paths.accept(), '..%2f..%2fusers%2fcurrent', words.unknown.title, words.leave.signIn],
    [paths.guest.welcome(), '', words.none.title, words.stranger.signIn],
  ] as const)
    await test.step(`${place} ${token}`, async () => {
      await open(page, place, token)
      await expect(heading(title)).toBeVisible()
      await expectFit(page)
      await link(way).click()
      await expect(page).toHaveURL(paths.login())
      await page.evaluate(() => sessionStorage.clear())
    })
  await open(page, paths.accept(), '')
  // VAL-34
  await expect(main).toContainText(words.none.missing)
  // What cannot be a token is never asked about, and nothing is answered by looking at it.
  const asked = await control.requests()
  expect(asked.filter(({ path }) => !/^\/v1\/invitations\/[\w-]+\/(review|branding)\/$/.test(path))).toEqual(
    [],
  )

  const colour = () => page.evaluate(() => document.body.style.getPropertyValue('--primary-700'))
  await open(page, paths.accept(), 'invite-fleuve')
  await expectOpen(fleuve.name, inLang(asthmaCheckIn.name, 'fr-ca'))
  await expect(page.getByRole('img', { name: fleuve.name })).toBeVisible()
  await expect.poll(colour).toBe(fleuve.theme['primary-700'])
  await expectFit(page)
  await open(page, paths.accept(), 'invite-northern')
  const organization = 'Northern Virtual Care'
  await expect(heading(filled(words.open.toOrganization, { organization }))).toBeVisible()
  // Without a journey there is nothing to do without an account.
  await expect(link(words.stranger.without)).toHaveCount(0)
  expect(await colour()).toBe('')
  await open(page, paths.guest.welcome(), 'invite-northern')
  await expect(heading(words.account.title)).toBeVisible()
  await expectFit(page)
})

test('INV-01: what Maya sees in French of invitations that are hers, and that are not', async ({ page }) => {
  await bringTo(page, 'maya', 'invite-accepted')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await changeLanguage(page, 'fr-ca')
  const { heading, words, button } = invitationOn(page, 'fr-ca')
  await expect(heading(words.mine.title)).toBeVisible()
  await expectFit(page)
  await open(page, paths.accept(), 'invite-lakeside')
  await expect(heading(words.wrong.title)).toBeVisible()
  await expectFit(page)
  await open(page, paths.accept(), 'invite-in-journey')
  await expect(button(words.answer.accept)).toBeVisible()
  await expectFit(page)
  await button(words.answer.decline).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFit(page)
})
