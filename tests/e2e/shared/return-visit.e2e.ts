// The service worker (src/app/start/worker.ts); the other tests run without it.
import type { Browser, Page } from '@playwright/test'
import { signInForm, signInMaya, signOut } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** A device that keeps the page. */
async function keepingDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' })
  return context.newPage()
}

const isKept = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready), undefined)

/** What the service worker answered from now on, by path. */
function fromWorker(page: Page) {
  const paths = new Set<string>()
  page.on('response', (response) => {
    if (response.fromServiceWorker()) paths.add(new URL(response.url()).pathname)
  })
  return () => [...paths].sort()
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    const answers = await Promise.all(
      requests.flat().map(async (request) => (await window.caches.match(request))?.text()),
    )
    const addresses = requests.flat().map(({ url }) => new URL(url).pathname)
    return { addresses: addresses.sort(), text: answers.join('\n') }
  })

test('A return visit gets page and settings from the device, and nothing about Maya is kept there', async ({
  browser,
  baseURL,
}) => {
  const page = await keepingDevice(browser, baseURL)
  await signInMaya(page)
  await isKept(page)
  const answered = fromWorker(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
  await page.waitForLoadState('networkidle')
  expect(answered()).toEqual(['/'])
  await signOut(page)
  await expect(signInForm(page).submit).toBeVisible()
  const { addresses, text } = await kept(page)
  expect(addresses).toEqual(['/', '/config.json'])
  expect(text).not.toMatch(/maya|tremblay|lakeside/i)
  await page.context().close()
})

test('A new version comes with the next load; a reload shows it immediately; a page that is not ours is not kept', async ({
  browser,
  baseURL,
  control,
}) => {
  const page = await keepingDevice(browser, baseURL)
  await page.goto('/')
  await isKept(page)
  const settings = { kind: 'mutate', jsonPath: '$.brand.name', value: 'Passage' } as const
  await control.faults({ ...settings, match: { path: '/config.json' } })
  const mark = page.getByRole('banner')
  await page.goto('/login')
  await expect(mark).toContainText('Portage')
  await expect
    .poll(async () => {
      await page.goto('/login')
      return mark.textContent()
    })
    .toContain('Passage')

  const proxy = { kind: 'raw', body: '<h1>Pay for the network</h1>', type: 'text/html' } as const
  await control.faults({ ...proxy, match: { path: '/' } })
  await page.goto('/')
  await expect(signInForm(page).submit).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for the network')
  await control.faults()
  await page.goto('/')
  await expect(signInForm(page).submit).toBeVisible()
  await page.context().close()
})

test('Without a connection the portal starts and says so; a shared link is always asked for', async ({
  browser,
  baseURL,
}) => {
  const page = await keepingDevice(browser, baseURL)
  await page.goto('/')
  await isKept(page)
  await page.context().setOffline(true)
  await page.goto('/')
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.goto('/share/some-link/accept')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.context().close()
})
