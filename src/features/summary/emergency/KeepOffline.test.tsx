import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptPages, keepPage, keptPages } from '#src/lib/browser/kept-pages.ts'
import type { Session } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import { failed, story } from '#tests/dom/story.tsx'
import { EmergencyView } from './EmergencyView.tsx'

// How the service worker shows it, and that it is encrypted: tests/e2e/shared/return-visit.e2e.ts.

const indexedDB = new IDBFactory()
const getRegistration = vi.fn(async () => ({}))
const maya = { subject: () => 'maya' } as Session

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB)
  Object.assign(navigator, { serviceWorker: { getRegistration } })
})
afterEach(async () => {
  await forgetKeptPages()
  vi.restoreAllMocks()
  getRegistration.mockClear()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = (shown = story()) =>
  renderPage(
    <SessionProvider value={maya}>
      <EmergencyView
        story={shown}
        patient="rose"
        share={null}
        card="/"
        details="/"
        onRetry={() => undefined}
      />
    </SessionProvider>,
    { pattern: '/', at: '/', texts: ['emergency', 'story', 'kit'] },
  )
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Keep this page on this device' })
const link = () => screen.queryByRole('link', { name: 'Open the copy on this device' })

test('is kept once switched on, in the chosen language, and forgotten once switched off', async () => {
  await open()
  expect([(await box()).checked, link()]).toEqual([false, null])
  await userEvent.click(await box())
  await waitFor(async () => expect((await keptPages())[0]?.html).toContain('<strong>Penicillin</strong>'))
  // A sentence that ends with “a.m.” has one period.
  expect((await keptPages())[0]?.html).toMatch(/ on November 20, 2026 at 10:04\sa\.m\. It may/)
  expect(link()?.getAttribute('href')).toBe('/on-this-device')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-ca')
  await waitFor(async () =>
    expect(await keptPages()).toMatchObject([{ lang: 'fr-CA', title: 'Page d’urgence' }]),
  )
  await userEvent.click(await box())
  await waitFor(async () => expect(await keptPages()).toEqual([]))
  expect(link()).toBeNull()
})

test('a kept page is renewed when it is opened; others stay, until someone else signs in', async () => {
  const old = { lang: 'en-CA', title: '', portal: '', html: 'old' }
  await keepPage('rose', 'maya', old)
  await keepPage('émile', 'maya', old)
  await open()
  expect((await box()).checked).toBe(true)
  await waitFor(async () =>
    expect((await keptPages()).map(({ html }) => html === 'old').toSorted()).toEqual([false, true]),
  )
  await forgetKeptPages('maya')
  expect(await keptPages()).toHaveLength(2)
  await forgetKeptPages('luc')
  expect(await keptPages()).toEqual([])
})

test('a full device says so, and nothing looks kept', async () => {
  vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await open()
  await userEvent.click(await box())
  expect(await screen.findByText(/^We couldn't keep the page/)).toBeDefined()
  expect([(await box()).checked, link()]).toEqual([false, null])
})

test('a page with gaps is not offered to be kept', async () => {
  await open(story({ allergies: failed() }))
  expect(await screen.findByRole('heading', { name: 'In an emergency' })).toBeDefined()
  expect(getRegistration).not.toHaveBeenCalled()
})
