import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Chunk } from '../../../scripts/vite-chunks.ts'
import { guestAtHome } from '../support/guest.ts'
import { signInForm, signInMaya } from '../support/people.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

/** Adds up what the network carries for a page from now on, in kB of 1000 bytes, by kind. */
function weigh(page: Page) {
  const sizes: Promise<{ type: string; bytes: number }>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    if (type !== 'script' && type !== 'stylesheet') return
    sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })))
  })
  return async () => {
    const total = { script: 0, stylesheet: 0 }
    for (const { type, bytes } of await Promise.all(sizes)) {
      if (type === 'script') total.script += bytes / 1000
      else total.stylesheet += bytes / 1000
    }
    return total
  }
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

test('The home page of a patient comes with at most 215 kB of code and 15 kB of style', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInMaya(page)
  // Signed in already, on a device that has nothing of the portal yet.
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const fresh = await context.newPage()
  const weight = weigh(fresh)
  await fresh.goto(homeOf(lakeside), { waitUntil: 'networkidle' })
  await expect(fresh.getByRole('link', { name: /^Start/ })).toBeVisible()
  const { script, stylesheet } = await weight()
  await context.close()
  expect(script).toBeGreaterThan(100)
  expect(script).toBeLessThanOrEqual(215)
  expect(stylesheet).toBeGreaterThan(1)
  expect(stylesheet).toBeLessThanOrEqual(15)
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

/** The sources of what a browser loaded. */
function sourcesLoaded(page: Page) {
  const chunks = JSON.parse(readFileSync('dist/portal/.vite/chunks.json', 'utf8')) as Chunk[]
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname.slice(1)))
  return () => chunks.filter(({ file }) => loaded.has(file)).flatMap(({ modules }) => modules)
}

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
    sources().filter((source) => /^(locales\/fr-ca|src\/pages\/(admin|provider|settings))/.test(source)),
  ).toEqual([])
})
