import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#src/i18n/locale.ts'
import { user } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { ConsentScreen } from './ConsentScreen.tsx'
import type { Policies } from './policies.ts'

const { http } = vi.hoisted(() => ({ http: vi.fn() }))
vi.mock('#src/api/http.ts', () => ({ http }))

const both: Policies = { privacy: 'https://p.test/privacy', terms: 'https://p.test/terms' }
const signOut = vi.fn()

const open = (policies: Policies = both, locale: Locale = 'en-ca') =>
  renderPage(
    <ConsentScreen
      user={{ ...user, role_types: ['patient'], language_preference: 'en-ca' }}
      policies={policies}
      product="Portage"
      supportEmail="help@portage.test"
      leave={{ signOut, leaving: false }}
    />,
    { pattern: '*', at: '/', texts: ['gates'], locale },
  )
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))

beforeEach(() => {
  http.mockReset().mockResolvedValue({})
  signOut.mockReset()
})

test('GATE-04, GATE-06: the title, both policies, and one way to agree', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Data and privacy')
  expect(screen.getByRole('link', { name: /^Privacy policy/ }).getAttribute('href')).toBe(both.privacy)
  expect(screen.getByRole('link', { name: /^Terms of use/ }).getAttribute('href')).toBe(both.terms)
})

test.each<[Partial<Policies>, Locale, string | null]>([
  [{ version: '2026.2', updated: '2026-10-01' }, 'en-ca', 'Version 2026.2, updated on October 1, 2026'],
  [{ version: '2026.2', updated: '2026-10-01' }, 'fr-ca', 'Version 2026.2, mise à jour le 1er octobre 2026'],
  [{ version: '2026.2' }, 'en-ca', 'Version 2026.2'],
  [{ updated: '2026-10-01' }, 'en-ca', 'Updated on October 1, 2026'],
  [{}, 'en-ca', null],
])('which texts these are: %j in %s', async (known, locale, words) => {
  await open({ ...both, ...known }, locale)
  const shown = screen.queryByText(/Version|[Uu]pdated|jour le/)
  expect(shown?.textContent ?? null).toBe(words)
})

test('GATE-02, CALL-56, CALL-60: agreeing records both policies', async () => {
  await open()
  await press(/^I agree/)
  expect(http.mock.calls.map(([{ url, data }]) => ({ url, data }))).toEqual([
    { url: '/v1/consent-decisions/consent/', data: { consented: true, policy: both.privacy } },
    { url: '/v1/consent-decisions/consent/', data: { consented: true, policy: both.terms } },
  ])
})

test('CALL-57, CALL-59, T58: a consent that fails is sent twice more, then told', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  http.mockRejectedValue(new Error('down'))
  await open({ ...both, terms: both.privacy })
  await press(/^I agree/)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/could not save/), {
    timeout: 10_000,
  })
  expect(http).toHaveBeenCalledTimes(6)
  vi.useRealTimers()
})

test('no is an answer: it is explained, one may read again, and leave', async () => {
  await open()
  await press('I do not agree')
  const dialog = await screen.findByRole('dialog', { name: 'You need to agree to go on' })
  expect(dialog.textContent).toContain('you cannot use Portage')
  expect(dialog.textContent).toContain('help@portage.test')
  await press('Read it again')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(signOut).not.toHaveBeenCalled()
  await press('I do not agree')
  await screen.findByRole('dialog')
  await press('Sign out')
  expect(signOut).toHaveBeenCalledOnce()
  expect(http).not.toHaveBeenCalled()
})
