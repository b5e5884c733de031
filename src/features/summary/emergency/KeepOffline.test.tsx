import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptPage, isKept, keepPage } from '#src/lib/browser/kept-pages.ts'
import type { Session } from '#src/session/session.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import { failed, story } from '#tests/dom/story.tsx'
import { EmergencyView } from './EmergencyView.tsx'

// No IndexedDB here: what is stored, and how, is shown in a browser (tests/e2e/shared/return-visit.e2e.ts).
vi.mock('#src/lib/browser/kept-pages.ts', { spy: true })

beforeEach(() => {
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({}) } })
  vi.mocked(isKept).mockResolvedValue(false)
  vi.mocked(keepPage).mockResolvedValue()
  vi.mocked(forgetKeptPage).mockResolvedValue()
})
afterEach(() => {
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const maya = { subject: () => 'maya' } as Session
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

test('is kept once switched on, in the chosen language, and forgotten once switched off', async () => {
  await open()
  expect((await box()).checked).toBe(false)
  await userEvent.click(await box())
  await waitFor(() => expect(keepPage).toHaveBeenCalledOnce())
  const html = vi.mocked(keepPage).mock.calls[0]?.[2].html
  expect(html).toContain('<strong>Penicillin</strong>')
  // A sentence that ends with “a.m.” has one period.
  expect(html).toMatch(/Kept on this device on November 20, 2026 at 10:04\sa\.m\. It may/)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-ca')
  await waitFor(() => expect(keepPage).toHaveBeenCalledTimes(2))
  expect(vi.mocked(keepPage).mock.calls[1]?.[2]).toMatchObject({ lang: 'fr-CA', title: 'Page d’urgence' })
  await userEvent.click(await box())
  expect(forgetKeptPage).toHaveBeenCalledWith('rose')
  expect(screen.queryByRole('link', { name: 'Open the copy on this device' })).toBeNull()
})

test('a kept page is renewed when it is opened', async () => {
  vi.mocked(isKept).mockResolvedValue(true)
  await open()
  expect((await box()).checked).toBe(true)
  await waitFor(() => expect(keepPage).toHaveBeenCalledOnce())
})

test('a full device says so, and nothing looks kept', async () => {
  vi.mocked(keepPage).mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await open()
  await userEvent.click(await box())
  expect(await screen.findByText(/^We couldn't keep the page/)).toBeDefined()
  expect((await box()).checked).toBe(false)
})

test('a page with gaps is not offered to be kept', async () => {
  await open(story({ allergies: failed() }))
  expect(await screen.findByRole('heading', { name: 'In an emergency' })).toBeDefined()
  expect(isKept).not.toHaveBeenCalled()
})
