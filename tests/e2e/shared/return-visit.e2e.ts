// The service worker (src/app/start/worker.ts); the other tests run without it.
import type { Browser, Page } from '@playwright/test'
import { documentWords as words, pdf } from '../support/documents.ts'
import { enterAs, signIn, signInForm, signInMaya, signOut } from '../support/people.ts'
import { expectAccessible } from '../support/axe.ts'
import { profileId } from '../support/health-records.ts'
import { paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words as texts } from '../support/words.ts'

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

test('A return visit gets page and settings from the device, and nothing about Maya is kept there; without a connection the portal starts, but a shared link is always asked for', async ({
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

  await page.context().setOffline(true)
  await page.goto('/')
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.goto('/share/some-link/accept')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
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

type Noting = { noteBadge: (count?: number) => Promise<void>; matchMedia: typeof matchMedia }

/** What a phone does when someone shares a file with the installed portal. */
async function share(page: Page, file: ReturnType<typeof pdf>) {
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json())
  const { action, method, enctype, params } = manifest.share_target
  await page.evaluate(
    ([form, name]) => {
      const input = Object.assign(document.createElement('input'), { type: 'file', name, id: 'shared' })
      document.body.append(Object.assign(document.createElement('form'), form))
      document.forms[document.forms.length - 1]?.append(input)
    },
    [{ action, method, enctype, id: 'share' }, params.files[0].name] as const,
  )
  await page.locator('#shared').setInputFiles(file)
  await page.locator('#share').evaluate((form: HTMLFormElement) => form.submit())
}

test('A letter shared from another app waits for sign-in, is uploaded, and is not kept; the icon counts open steps', async ({
  browser,
  baseURL,
}) => {
  const page = await keepingDevice(browser, baseURL)
  const badges: (number | undefined)[] = []
  await page.exposeFunction('noteBadge', (count?: number) => badges.push(count))
  await page.addInitScript(() => {
    const { noteBadge, matchMedia: matches } = globalThis as unknown as Noting
    for (const name of ['setAppBadge', 'clearAppBadge'])
      Object.defineProperty(navigator, name, { value: noteBadge })
    // As in the window of an installed portal.
    globalThis.matchMedia = (query) => matches(query.replace('display-mode: standalone', 'min-width: 1px'))
  })
  await page.goto('/')
  await isKept(page)
  await share(page, pdf('letter-from-the-clinic.pdf'))
  await enterAs(page, 'maya')
  await expect(page.getByRole('heading', { level: 1, name: words.upload })).toBeVisible()
  await expect(page.getByRole('textbox', { name: words.name })).toHaveValue('letter-from-the-clinic')
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(words.uploaded)).toBeVisible()
  expect((await kept(page)).text).not.toContain('letter-from-the-clinic')

  await page.goto('/')
  await expect.poll(() => badges.at(-1)).toBeGreaterThan(0)
  await page.getByRole('button', { name: texts['en-ca'].later }).click()
  await signOut(page)
  await expect.poll(() => badges.at(-1) ?? 'cleared').toBe('cleared')
  await page.context().close()
})

/** The rows of src/lib/browser/kept-pages.ts, as someone sees them who looks into the browser's storage. */
const keptOffline = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('kept-pages')
    await new Promise((done) => opened.addEventListener('success', done))
    const rows = opened.result.transaction('pages').objectStore('pages').getAll()
    await new Promise((done) => rows.addEventListener('success', done))
    opened.result.close()
    return (rows.result as { key: CryptoKey; data: ArrayBuffer }[]).map(({ key, data }) => ({
      isReadable: key.extractable,
      text: new TextDecoder().decode(data),
    }))
  })

test('Theo keeps the emergency page of Rose: offline the portal opens with it, encrypted, until he signs out (B11)', async ({
  browser,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/)
  const page = await keepingDevice(browser, baseURL)
  await signIn(page, 'theo')
  await isKept(page)
  await page.goto(`${paths.patient.healthStory.summary({ patientId: profileId('rose') })}?emergency=page`)
  await page.getByRole('checkbox', { name: 'Keep this page on this device' }).check()
  await page.getByRole('link', { name: 'Open the copy on this device' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet.getByText('Apixaban 5 mg')).toBeVisible()
  await expectAccessible(page)
  await page.goto(paths.settings.home())
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const [stored, ...others] = await keptOffline(page)
  expect(others).toEqual([])
  expect(stored?.isReadable).toBe(false)
  expect(stored?.text).not.toMatch(/apixaban|rose/i)

  await page.context().setOffline(true)
  await page.goto('/')
  await expect(sheet.getByText('Apixaban 5 mg')).toBeVisible()
  await expect(sheet.getByText(/^Kept on this device on/)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Go to the portal' }).click()
  await page.getByRole('button', { name: texts['en-ca'].later }).click()
  await signOut(page)
  await expect.poll(() => keptOffline(page)).toEqual([])
  await page.context().setOffline(true)
  await page.goto('/login')
  await expect(signInForm(page).submit).toBeVisible()
  await expect(page.getByText('Apixaban')).toHaveCount(0)
  await page.context().close()
})
