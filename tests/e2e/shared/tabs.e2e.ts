import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#src/routes/paths.ts'
import { enterAs, signIn, signInForm, signInMaya, signOut } from '../support/people.ts'
import { fleuve, homeOf, journeysOf, lakeside } from '../support/places.ts'
import { sourceLoads } from '../support/sources.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

async function secondTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  return tab
}

test('Signed out in one tab is signed out in the other within a second, no call follows, and both go on together (IDENT-29, F39)', async ({
  page,
  context,
  control,
}) => {
  await signInMaya(page)
  const other = await secondTab(context, paths.settings.account())
  await other.getByRole('button', { name: 'Save name' }).click()
  // Under the mouse, a message stays until it is closed.
  await other.getByRole('region', { name: 'Messages' }).getByRole('listitem').hover()
  await goWithin(other, journeysOf(lakeside))
  await expect(other.getByRole('link', { name: /Hip replacement/ })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Messages' })).toBeVisible()
  await other.evaluate(() => sessionStorage.setItem('left', 'over'))
  await signOut(page)
  await expect(signInForm(other).submit).toBeVisible({ timeout: 1000 })
  await expect(page).toHaveURL('/')
  await expect(other.locator('body')).not.toContainText(/Maya|Hip|Lakeside/)
  await expect(other.getByRole('region', { name: 'Messages' })).toBeHidden()
  // Each tab forgets what it alone remembers (IDENT-47).
  expect(await other.evaluate(() => sessionStorage.getItem('left'))).toBeNull()
  const calls = (await control.requests()).length
  await other.bringToFront()
  await other.evaluate(() => dispatchEvent(new Event('focus')))
  await other.reload()
  await expect(signInForm(other).submit).toBeVisible()
  expect((await control.requests()).length).toBe(calls)
  // Signed in again in one tab, the other goes on as well.
  await enterAs(page, 'maya')
  await expect(other.getByRole('heading', { level: 1 })).toContainText(/Maya|journeys/)
})

test('Another tab signs in while this one waits for its settings: this one starts as if nothing were (F39)', async ({
  page,
  control,
}) => {
  await signInMaya(page)
  // Tokens that have to be renewed: the code of the identity service comes immediately.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('.clockDrift')) localStorage.setItem(key, String(24 * 3_600_000))
  })
  await control.faults({ kind: 'delay', ms: 2500, match: { path: '/config.json' } })
  const client = sourceLoads(page, 'src/auth/cognito/client.ts')
  await page.goto(journeysOf(lakeside), { waitUntil: 'commit' })
  // the code of the identity service is here, what it needs to know is not
  await client
  await page.waitForLoadState('load')
  await page.evaluate(() => {
    const key = 'CognitoIdentityServiceProvider.any.body.refreshToken'
    const { localStorage: storageArea } = window
    dispatchEvent(new StorageEvent('storage', { key, oldValue: null, newValue: 'x', storageArea }))
  })
  await expect(page.getByRole('link', { name: /Hip replacement/ })).toBeVisible()
})

test('Someone else signs in in another tab: nothing of Maya stays in hers, and nothing is written as him (F40)', async ({
  page,
  context,
  control,
}) => {
  await signInMaya(page)
  const other = await secondTab(context, homeOf(lakeside))
  await signOut(other)
  await signIn(other, 'luc')
  await expect(other).toHaveURL(homeOf(fleuve))
  await expect(page).toHaveURL(homeOf(fleuve))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Luc')
  await expect(page.locator('body')).not.toContainText(/Maya|Lakeside/)
  const writes = (await control.requests()).filter(({ method }) => method !== 'GET')
  expect(writes).toEqual([])
})

test('What the portal keeps on the device while Maya is here is what it needs, and nothing of her health; signing out without a connection empties the page and the device all the same (STORE-01..07, T19, F61, IDENT-53)', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError/)
  await page.clock.install()
  await signInMaya(page)
  const keys = await page.evaluate(() => ({
    local: Object.keys(localStorage).filter((key) => !key.startsWith('CognitoIdentityServiceProvider.')),
    session: Object.keys(sessionStorage),
    cookies: document.cookie.split('; ').map((cookie) => cookie.split('=')[0]),
  }))
  expect(keys.local.sort()).toEqual([
    'consented_policies',
    'lastActivityAt',
    'nextTaskDismissedForJourney',
    'organization_id',
  ])
  expect(keys.session).toEqual([])
  expect(keys.cookies).toEqual(['language'])
  // A page that has not shown sign-in itself fetches it in time, and what signs out.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  const fetched = [
    'src/pages/shared/LoginPage.tsx',
    'src/auth/cognito/client.ts',
    'src/app/gates/session/SignInOver.tsx',
  ]
  const loads = Promise.all(fetched.map((source) => sourceLoads(page, source)))
  await page.clock.fastForward(20_000)
  await loads
  await context.setOffline(true)
  await signOut(page)
  await expect(page.locator('body')).not.toContainText(/Maya|Lakeside/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['nextTaskDismissedForJourney'])
})

test('Stored values that make no sense are ignored and replaced; a return address that someone put there leads home (F56, T08, T10, SEC-03)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('poisoned')) return
    sessionStorage.setItem('poisoned', 'once')
    localStorage.setItem('organization_id', '<b>')
    localStorage.setItem('lastActivityAt', 'yesterday')
    localStorage.setItem('nextTaskDismissedForJourney', '{bad')
    sessionStorage.setItem('urlBeforeAuth', '//evil.example/')
    document.cookie = 'language=xx; path=/'
  })
  await signIn(page, 'luc', '/login')
  await expect(page).toHaveURL(homeOf(fleuve))
  expect(await page.evaluate(() => localStorage.getItem('organization_id'))).toBe(fleuve.id)
  expect(await page.evaluate(() => sessionStorage.getItem('urlBeforeAuth'))).toBeNull()
})
