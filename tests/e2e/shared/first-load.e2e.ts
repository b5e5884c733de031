import type { Browser, Page } from '@playwright/test'
import { guestAtHome } from '../support/guest.ts'
import { signInForm, signInMaya } from '../support/people.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { sourcesLoaded } from '../support/sources.ts'
import { expect, test } from '../support/test.ts'

/** Adds up what the network carries for a page from now on, in kB of 1000 bytes, by kind, and how many scripts. */
function weigh(page: Page) {
  const sizes: Promise<{ type: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    if (type !== 'script' && type !== 'stylesheet') return
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })))
  })
  return async () => {
    const total = { script: 0, stylesheet: 0, files: 0 }
    for (const { type, bytes } of await Promise.all(sizes)) {
      if (type === 'stylesheet') total.stylesheet += bytes / 1000
      else {
        total.script += bytes / 1000
        total.files += 1
      }
    }
    return total
  }
}

/** A page of Maya, signed in already, on a device that has nothing of the portal yet. */
async function signedInWithoutCache(page: Page, browser: Browser, baseURL = ''): Promise<Page> {
  await signInMaya(page)
  const context = await browser.newContext({ baseURL, storageState: await page.context().storageState() })
  return context.newPage()
}

// What tests/bundle reckons from the list of chunks, as a browser with an empty cache sees it.
test('The sign-in page comes with at most 121 kB of code and 10 kB of style', async ({ page }) => {
  const weight = weigh(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(signInForm(page).submit).toBeVisible()
  const { script, stylesheet } = await weight()
  expect(script).toBeGreaterThan(50)
  expect(script).toBeLessThanOrEqual(121)
  expect(stylesheet).toBeGreaterThan(1)
  expect(stylesheet).toBeLessThanOrEqual(10)
})

test('The home page of a patient comes with at most 200 kB of code, in nine files, and 12 kB of style', async ({
  page,
  browser,
  baseURL,
}) => {
  const fresh = await signedInWithoutCache(page, browser, baseURL)
  const weight = weigh(fresh)
  await fresh.goto(homeOf(lakeside), { waitUntil: 'networkidle' })
  await expect(fresh.getByRole('link', { name: /^Start/ })).toBeVisible()
  const { script, stylesheet, files } = await weight()
  await fresh.context().close()
  expect(script).toBeGreaterThan(100)
  expect(script).toBeLessThanOrEqual(200)
  expect(stylesheet).toBeGreaterThan(1)
  expect(stylesheet).toBeLessThanOrEqual(12)
  expect(files).toBeLessThanOrEqual(9)
})

/** The scripts that hold the client of the identity service, of all that a page loads from now on. */
function identityScripts(page: Page) {
  const found: Promise<string[]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const holds = (text: string) =>
      text.includes('AWSCognitoIdentityProviderService') ? [response.url()] : []
    found.push(response.text().then(holds, () => []))
  })
  return async () => (await Promise.all(found)).flat()
}

test('The client of the identity service comes after the first paint, in one script; a guest needs none of it', async ({
  page,
  otherDevice,
}) => {
  const scripts = identityScripts(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await scripts()).toEqual([])
  await signInForm(page).email.fill('m')
  await expect.poll(async () => (await scripts()).length).toBe(1)

  const guest = await otherDevice()
  const guestScripts = identityScripts(guest)
  await guestAtHome(guest)
  await guest.waitForLoadState('networkidle')
  expect(await guestScripts()).toEqual([])
})

test('At home, Maya’s browser has loaded no other language, and nothing of other audiences', async ({
  page,
}) => {
  const sources = sourcesLoaded(page)
  await signInMaya(page)
  await page.waitForLoadState('networkidle')
  expect(sources()).toEqual(
    expect.arrayContaining([
      'locales/en-ca/patient/index.ts',
      'src/pages/patient/PatientOrganizationHomePage.tsx',
    ]),
  )
  expect(
    sources().filter((source) =>
      /^(locales\/fr-ca\/\w+\/|src\/pages\/(admin|provider|settings))/.test(source),
    ),
  ).toEqual([])
})

/** What a page asks the server for, in order. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/v1/')) calls.push(pathname + search)
  })
  return calls
}

test('What the page asks for early is asked for once, before the portal runs', async ({
  page,
  browser,
  baseURL,
  control,
}) => {
  const fresh = await signedInWithoutCache(page, browser, baseURL)
  // Nothing of the portal but the page itself.
  await control.faults({ kind: 'delay', ms: 3000, match: { path: '/assets/index-*.js' } })
  const calls = callsOf(fresh)
  await fresh.goto(homeOf(lakeside), { waitUntil: 'commit' })
  await expect
    .poll(() => calls, { timeout: 2500 })
    .toEqual(['/v1/users/current/', '/v1/organizations/?my_role_type=patient&page_size=100'])
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
  await fresh.waitForLoadState('networkidle')
  await fresh.context().close()
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})

test('No early requests without a session, nor on a shared page', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await signInMaya(page)
  calls.length = 0
  await page.goto('/share/none/summary')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls.filter((call) => /users|organizations|patients/.test(call))).toEqual([])
})
