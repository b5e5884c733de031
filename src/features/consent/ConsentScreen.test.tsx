import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#src/i18n/locale.ts'
import { user } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, fails, settled } from '#tests/dom/server.ts'
import { ConsentScreen } from './ConsentScreen.tsx'
import type { Policies } from './policies.ts'

const both: Policies = { privacy: 'https://p.test/privacy', terms: 'https://p.test/terms' }
const leave = vi.fn()

const open = (policies: Policies = both, locale: Locale = 'en-ca') =>
  renderPage(
    <ConsentScreen
      user={{ ...user, role_types: ['patient'], language_preference: 'en-ca' }}
      policies={policies}
      product="Portage"
      supportEmail="help@portage.test"
      leave={{ go: leave, leaving: false }}
    />,
    { pattern: '*', at: '/', texts: ['gates'], locale },
  )
const press = (name: RegExp | string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await settled()
  })

beforeEach(() => {
  leave.mockReset()
})

test('GATE-04, GATE-06: the title, both policies, and one way to agree', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Data and privacy')
  expect(screen.getByRole('form', { name: 'Data and privacy' })).toBeTruthy()
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
  expect(callsTo('createConsentDecision').map(({ body }) => body)).toEqual([
    { consented: true, policy: both.privacy },
    { consented: true, policy: both.terms },
  ])
})

test('CALL-57, CALL-59, T58: a failed consent is retried twice, then reported', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  fails('createConsentDecision', 0)
  await open({ ...both, terms: both.privacy })
  await press(/^I agree/)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/couldn't save/), {
    timeout: 10_000,
  })
  expect(callsTo('createConsentDecision')).toHaveLength(6)
  vi.useRealTimers()
})

test('declining is explained, and the person can go back or leave', async () => {
  await open()
  await press("I don't agree")
  const dialog = await screen.findByRole('dialog', { name: 'You need to agree to continue' })
  expect(dialog.textContent).toContain("You won't be able to use Portage")
  expect(dialog.textContent).toContain('help@portage.test')
  await press('Read it again')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(leave).not.toHaveBeenCalled()
  await press("I don't agree")
  await screen.findByRole('dialog')
  await press('Sign out')
  expect(leave).toHaveBeenCalledOnce()
  expect(callsTo('createConsentDecision')).toEqual([])
})
