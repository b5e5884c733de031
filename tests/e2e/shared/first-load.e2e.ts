import type { Page } from '@playwright/test'
import { guestAtHome } from '../support/guest.ts'
import { signedInWithoutCache, signIn, signInForm, signInMaya } from '../support/people.ts'
import { homeOf, lakeside } from '../support/places.ts'
import { sourcesLoaded } from '../support/sources.ts'
import { expect, test } from '../support/test.ts'

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

/** What a page asks the server for, in order. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/v1/')) calls.push(pathname + search)
  })
  return calls
}

test('What the page asks for early is asked for once, before the portal runs and without waiting for who Maya is, because she passed all gates before', async ({
  page,
  browser,
  baseURL,
  control,
}) => {
  const fresh = await signedInWithoutCache(page, browser, baseURL)
  // Nothing of the portal but the page itself. Who was at home before does not wait for the profiles.
  await control.faults(
    { kind: 'delay', ms: 3000, match: { path: '/assets/index-*.js' } },
    { kind: 'delay', ms: 1500, match: { operationId: 'listPatients' } },
    { kind: 'delay', ms: 1500, match: { operationId: 'getCurrentUser' } },
  )
  const calls = callsOf(fresh)
  const callsBefore = new Map<string, number>()
  fresh.on('response', (response) => {
    const [who] = /\/v1\/(patients|users\/current)\//.exec(response.url()) ?? []
    if (who && !callsBefore.has(who)) callsBefore.set(who, calls.length)
  })
  await fresh.goto(homeOf(lakeside), { waitUntil: 'commit' })
  const early = ['users/current', 'organizations', 'patients', 'tasks', 'process-instances']
  await expect
    .poll(() => [
      ...new Set(
        calls.map((call) =>
          call
            .split('/')
            .slice(2, call.includes('users') ? 4 : 3)
            .join('/'),
        ),
      ),
    ])
    .toEqual(early)
  expect(calls).toHaveLength(6)
  await expect.poll(() => [...callsBefore.values()]).toEqual([6, 6])
  await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible()
  await fresh.waitForLoadState('networkidle')
  await fresh.context().close()
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})

test('The next-task modal loads with its picture before the portal runs, unless it was dismissed', async ({
  page,
  browser,
  baseURL,
  control,
}) => {
  await signInMaya(page)
  await control.faults({ kind: 'delay', ms: 3000, match: { path: '/assets/index-*.js' } })
  const signedIn = await page.context().storageState()
  /** What a device with nothing in its cache asks for before the portal runs, of the modal. */
  const askedEarly = async (kept: (key: string) => boolean) => {
    const origins = signedIn.origins.map((one) => ({
      ...one,
      localStorage: one.localStorage.filter(({ name }) => kept(name)),
    }))
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      storageState: { ...signedIn, origins },
    })
    const fresh = await context.newPage()
    const asked = new Set<string>()
    fresh.on('request', (request) => {
      const [file] = /hip-replacement\.svg|\bmodal(?=-[\w-]+\.js)/.exec(request.url()) ?? []
      if (file) asked.add(file)
    })
    const running = fresh.waitForResponse(/\/assets\/index-[\w-]+\.js/)
    await fresh.goto(homeOf(lakeside), { waitUntil: 'commit' })
    await running
    const found = [...asked].toSorted()
    await context.close()
    return found
  }
  expect(await askedEarly(() => true)).toEqual([])
  expect(await askedEarly((key) => key !== 'nextTaskDismissedForJourney')).toEqual([
    'hip-replacement.svg',
    'modal',
  ])
})

test('Before Noor agrees to the policies, nothing but who she is is asked early', async ({
  page,
  control,
}) => {
  await signIn(page, 'noor', '/config.json')
  await page.evaluate((id) => {
    localStorage.setItem('organization_id', id)
    // Consent to earlier policies says nothing about these.
    localStorage.setItem(
      'consented_policies',
      'https://example.ca/privacy-2024 https://example.ca/terms-2024',
    )
  }, lakeside.id)
  await control.faults({ kind: 'delay', ms: 1500, match: { path: '/assets/index-*.js' } })
  const calls = callsOf(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls.filter((call) => !/users\/current|organizations|consent/.test(call))).toEqual([])
})

test('No early requests without a session, nor on a shared page; at home Maya’s browser has loaded no other language, and nothing of other audiences', async ({
  page,
}) => {
  const calls = callsOf(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  const sources = sourcesLoaded(page)
  await signInMaya(page)
  await page.waitForLoadState('networkidle')
  expect(sources()).toEqual(
    expect.arrayContaining([
      'locales/en-ca/patient/index.ts',
      'src/pages/patient/home/PatientOrganizationHomePage.tsx',
    ]),
  )
  expect(
    sources().filter((source) =>
      /^(locales\/fr-ca\/\w+\/|src\/pages\/(admin|provider|settings))/.test(source),
    ),
  ).toEqual([])
  calls.length = 0
  await page.goto('/share/none/summary')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(calls.filter((call) => /users|organizations|patients/.test(call))).toEqual([])
})
