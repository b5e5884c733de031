import type { Page } from '@playwright/test'
import { enterAs, signIn, signInForm, signInMaya } from '../support/people.ts'
import { journeysOf, lakeside } from '../support/places.ts'
import { poolCalls } from '../support/pool-calls.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

const REFRESH = 'GetTokensFromRefreshToken'
const en = words['en-ca']

const expectJourneys = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Your journeys' })).toBeVisible()

test('Two tabs whose tokens ended at the same moment: one gets new ones for both, and neither is signed out (F42)', async ({
  page,
  context,
  control,
}) => {
  const pool = poolCalls(context)
  // A used refresh token ends the session immediately.
  await control.identity({ rotation: true, rotation_grace_s: 0 })
  await page.clock.install()
  await signIn(page, 'maya', journeysOf(lakeside))
  await expectJourneys(page)
  const other = await context.newPage()
  await other.goto(journeysOf(lakeside))
  await expectJourneys(other)
  // A call after the jump in time would renew the tokens, and the reload would lose the new ones.
  await other.waitForLoadState('networkidle')
  await control.faults({ kind: 'delay', ms: 1500, match: { amzTarget: REFRESH } })
  // An hour later, by the clock that both tabs look at.
  await page.clock.fastForward(3_600_000)
  await Promise.all([page.reload(), other.reload()])
  for (const tab of [page, other]) {
    await expectJourneys(tab)
    await expect(signInForm(tab).submit).toHaveCount(0)
  }
  expect(pool.of(REFRESH)).toBe(1)
})

test('Tokens about to end are renewed before a call needs them, once for all calls of a page (IDENT-22)', async ({
  page,
  context,
  control,
}) => {
  const pool = poolCalls(context)
  await page.clock.install()
  await signIn(page, 'maya', journeysOf(lakeside))
  await expectJourneys(page)
  const later = async (ms: number) => {
    // The portal would poll after the jump in time, and lose the tokens that this renews by leaving.
    await page.goto('about:blank')
    await page.clock.fastForward(ms)
    await page.goto(journeysOf(lakeside))
    await expectJourneys(page)
  }
  // They live for an hour; five seconds before their end counts as the end.
  await later(3_500_000)
  expect(pool.of(REFRESH)).toBe(0)
  await later(95_500)
  expect(pool.of(REFRESH)).toBe(1)
  expect((await control.requests()).filter(({ status }) => status === 401)).toEqual([])
})

test('A device whose clock is a day ahead, or a day behind, stays signed in, and asks for no tokens it does not need (F51, IDENT-22)', async ({
  page,
  context,
  otherDevice,
  control,
}) => {
  const other = await otherDevice()
  const pools = [poolCalls(context), poolCalls(other.context())]
  for (const [device, hours] of [
    [page, 24],
    [other, -24],
  ] as const) {
    await device.clock.install({ time: Date.now() + hours * 3_600_000 })
    await signIn(device, 'maya', journeysOf(lakeside))
    await expectJourneys(device)
    await device.reload()
    await expectJourneys(device)
  }
  expect(pools.map((pool) => pool.of(REFRESH))).toEqual([0, 0])
  expect((await control.requests()).filter(({ status }) => status === 401)).toEqual([])
})

/** The keys of the tokens that this device has. */
const tokenKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /(access|id|refresh)Token$/.test(key)).length)

test('The identity service is down as a token runs out: the tokens stay, and the next try works; a refresh that is refused ends them, and sign-in comes over the page (IDENT-23, IDENT-24, IDENT-25, F58)', async ({
  page,
  control,
  allowErrors,
}) => {
  allowErrors(/40[01]|50\d/)
  await signInMaya(page)
  await control.faults(
    { kind: 'expireAccessToken', match: { operationId: 'listProcessInstances' } },
    { kind: 'status', status: 503, match: { amzTarget: REFRESH } },
  )
  await page.getByRole('navigation').getByRole('link', { name: en.enrolled }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  expect(await tokenKeys(page)).toBe(3)
  await expect(signInForm(page).submit).toHaveCount(0)
  await control.faults()
  await page
    .getByRole('main')
    .getByRole('button', { name: /try again|reload/i })
    .first()
    .click()
  await expectJourneys(page)

  await control.faults({ kind: 'revokeSession', times: 1 })
  await page.getByRole('navigation').getByRole('link', { name: en.healthStory }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await tokenKeys(page)).toBe(0)
  await enterAs(page, 'maya')
  await expect(page.getByRole('heading', { level: 1, name: en.healthStory })).toBeVisible()
  expect(await tokenKeys(page)).toBe(3)
})
