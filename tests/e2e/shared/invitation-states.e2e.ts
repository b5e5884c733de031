import type { Page } from '@playwright/test'
import { asthmaCheckIn } from '#mock-server/store/seeds/journeys/asthma-check-in.ts'
import { expectFit } from '../support/axe.ts'
import { bringTo, invitationOn, speak } from '../support/invitations.ts'
import { changeLanguage } from '../support/people.ts'
import { fleuve, paths } from '../support/places.ts'
import { inLang } from '../support/step.ts'
import { expect, test } from '../support/test.ts'

// Every state of an invitation: what it says, its way on, axe, and 320 px (WCAG 2.2 AA, 1.4.10).

test.setTimeout(120_000)

type Words = ReturnType<typeof invitationOn>['words']

/** What a stranger sees, and where the main way on leads. */
const closed: readonly [token: string, title: (words: Words) => string, way: (words: Words) => string][] = [
  ['invite-expired', (words) => words.closed.expiredTitle, (words) => words.leave.signIn],
  ['invite-revoked', (words) => words.closed.revokedTitle, (words) => words.leave.signIn],
  ['invite-declined', (words) => words.closed.declinedTitle, (words) => words.leave.signIn],
  ['invite-accepted', (words) => words.closed.acceptedTitle, (words) => words.stranger.signIn],
  ['nobody-knows', (words) => words.unknown.title, (words) => words.leave.signIn],
  ['..%2f..%2fusers%2fcurrent', (words) => words.unknown.title, (words) => words.leave.signIn],
  ['', (words) => words.none.title, (words) => words.stranger.signIn],
]

async function open(page: Page, place: string, token: string) {
  await page.goto(token ? `${place}?token=${token}` : place)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.url()).not.toContain('token')
}

for (const lang of ['en-ca', 'fr-ca'] as const) {
  // Both places show the same card: each is asked in one language.
  const place = lang === 'en-ca' ? paths.accept() : paths.guest.welcome()
  test(`INV-01, T11: what cannot be accepted any more says why, and leads on: ${place}`, async ({
    page,
    control,
    allowErrors,
    baseURL,
  }) => {
    await speak(page, lang, baseURL)
    allowErrors(/404/)
    const { words, heading, link, main } = invitationOn(page, lang)
    for (const [token, title, way] of closed) {
      await open(page, place, token)
      await expect(heading(title(words))).toBeVisible()
      await expectFit(page)
      await link(way(words)).click()
      await expect(page).toHaveURL(paths.login())
      await page.evaluate(() => sessionStorage.clear())
    }
    await open(page, place, '')
    // VAL-34
    await expect(main).toContainText(words.none.missing)
    // What cannot be a token is never asked about, and nothing is answered by looking at it.
    const asked = await control.requests()
    expect(
      asked.filter(({ path }) => !/^\/v1\/invitations\/[\w-]+\/(review|branding)\/$/.test(path)),
    ).toEqual([])
  })
}

test('ROUTE-03, CALL-31: an invitation in the colours of its sender, and one that leads to no journey', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en-ca', baseURL)
  const { expectOpen, heading, words, link, filled } = invitationOn(page)
  await open(page, paths.accept(), 'invite-fleuve')
  await expectOpen(fleuve.name, inLang(asthmaCheckIn.name, 'en-ca'))
  await expect(page.getByRole('img', { name: fleuve.name })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.body.style.getPropertyValue('--primary-700')))
    .toBe(fleuve.theme['primary-700'])
  await expectFit(page)
  await open(page, paths.accept(), 'invite-northern')
  const organization = 'Northern Virtual Care'
  await expect(heading(filled(words.open.toOrganization, { organization }))).toBeVisible()
  // Without a journey there is nothing to do without an account.
  await expect(link(words.stranger.without)).toHaveCount(0)
  expect(await page.evaluate(() => document.body.style.getPropertyValue('--primary-700'))).toBe('')
  await expectFit(page)
  await open(page, paths.guest.welcome(), 'invite-northern')
  await expect(heading(words.account.title)).toBeVisible()
  await expectFit(page)
})

test('INV-01: what Maya sees in French of invitations that are hers, and that are not', async ({ page }) => {
  await bringTo(page, 'maya', 'invite-accepted')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await changeLanguage(page, 'fr-ca')
  const { heading, words, button, link } = invitationOn(page, 'fr-ca')
  await expect(heading(words.mine.title)).toBeVisible()
  await expectFit(page)
  await open(page, paths.accept(), 'invite-lakeside')
  await expect(heading(words.wrong.title)).toBeVisible()
  await expectFit(page)
  await open(page, paths.accept(), 'invite-expired')
  await expect(link(words.leave.home)).toBeVisible()
  await expectFit(page)
  await open(page, paths.accept(), 'invite-in-journey')
  await expect(button(words.answer.accept)).toBeVisible()
  await expectFit(page)
  await button(words.answer.decline).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFit(page)
})
