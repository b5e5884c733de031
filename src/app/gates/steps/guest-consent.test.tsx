import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import english from '#locales/en-ca/gates/index.ts'
import french from '#locales/fr-ca/gates/index.ts'
import { setLocale } from '#src/i18n/texts.ts'
import { guestToken, keepGuestToken } from '#src/session/guest/guest-token.ts'
import { guestTokenUntil } from '#src/session/testing/guest-tokens.ts'
import { lakeside, maya, renderInPortal, serveShell } from '#tests/dom/render-shell.tsx'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { ConsentStep } from './ConsentStep.tsx'

const words = { 'en-ca': english, 'fr-ca': french } as const
const logo = 'https://portage.test/media/lakeside-logo.svg'
const colour = () => document.body.style.getPropertyValue('--primary-700')

async function open(isGuest: boolean, locale: keyof typeof words = 'en-ca', prepare = () => {}) {
  const user = { ...maya, is_guest: isGuest }
  if (isGuest) keepGuestToken(guestTokenUntil(Date.now() + 3_600_000))
  serveShell(user, [lakeside])
  answer('getOrganizationBranding', { logo, theme: null })
  prepare()
  const portal = await renderInPortal(<ConsentStep user={user} />, { at: '/patient' })
  await act(() => setLocale(locale))
  await screen.findByRole('heading', { level: 1, name: words[locale].consent.title })
  return portal
}

async function decline({ consent }: (typeof words)[keyof typeof words]) {
  await userEvent.click(screen.getByRole('button', { name: consent.decline }))
  return within(await screen.findByRole('dialog', { name: consent.declineTitle }))
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(['en-ca', 'fr-ca'] as const)('a guest, in %s', (locale) => {
  const t = words[locale]

  test('reads what is kept of a guest, in the colours of who invited them', async () => {
    await open(true, locale)
    expect(screen.getByText(t.consent.guestWhat)).toBeDefined()
    expect(screen.queryByText(t.consent.what)).toBeNull()
    expect((await screen.findByRole('img', { name: lakeside.name })).getAttribute('src')).toBe(logo)
    expect(colour()).not.toBe('')
  })

  test('who does not agree leaves: the visit ends, and the invitation stays open', async () => {
    const { session } = await open(true, locale)
    answer('endGuestVisit', undefined)
    const dialog = await decline(t)
    expect(screen.getByRole('dialog').textContent).toContain(t.consent.guestThen)
    expect(dialog.queryByRole('button', { name: t.consent.declineLeave })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: t.consent.guestLeave }))
    await waitFor(() => expect(session.wasLeft()).toBe(true))
    expect(callsTo('endGuestVisit')).toHaveLength(1)
    expect(callsTo('createConsentDecision')).toEqual([])
    expect(guestToken()).toBeUndefined()
  })
})

test('colours and logo are never worth an error', async () => {
  await open(true, 'en-ca', () => {
    fails('listOrganizations', 500)
  })
  expect(screen.getByText(english.consent.guestWhat)).toBeDefined()
  expect(screen.queryByRole('img', { name: lakeside.name })).toBeNull()
})

test('a person with an account gets their own texts, in the product’s colours', async () => {
  await open(false)
  expect(screen.getByText(english.consent.what)).toBeDefined()
  expect(callsTo('listOrganizations')).toEqual([])
  const dialog = await decline(english)
  expect(dialog.getByRole('button', { name: english.consent.declineLeave })).toBeDefined()
})
