import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ConsentDecision } from '#generated/model/index.ts'
import { readUserFlags } from '#src/flags/user-flags.ts'
import { texts } from '#src/i18n/texts.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { answer, callsTo, fails, hangs } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { answerCarer, carer, renderSettings } from '#tests/dom/settings.tsx'
import FeaturesPage from './FeaturesPage.tsx'
import LanguagePage from './LanguagePage.tsx'
import PrivacyPage from './PrivacyPage.tsx'
import SettingsPage from './SettingsPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
  document.cookie = `flags.${carer.id}=; path=/; max-age=0`
})

const user = userEvent.setup()

async function open(element: ReactNode, options: Parameters<typeof renderSettings>[1] = {}) {
  const view = await renderSettings(element, options)
  await screen.findByRole('heading', { level: 1 })
  return view
}

test('the version that was built is named, with the notices of software of others', async () => {
  answerCarer()
  const meta = Object.assign(document.createElement('meta'), { name: 'version', content: '1.2.3 (abc1234)' })
  document.head.append(meta)
  await open(<LanguagePage />)
  meta.remove()
  expect(screen.getByText('Version 1.2.3 (abc1234)')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Third-party software notices/ }).getAttribute('href')).toBe(
    '/third-party-notices.txt',
  )
})

test.each([
  ['en-ca', 'Settings'],
  ['fr-ca', 'Paramètres'],
] as const)('SHELL-64, %s: one navigation, under the label of the settings', async (locale, label) => {
  answerCarer()
  await open(<LanguagePage />, { locale })
  const list = screen.getByRole('navigation')
  expect(list.previousElementSibling?.textContent).toBe(label)
  expect(within(list).getAllByRole('link', { current: 'page' })).toHaveLength(1)
})

test('ROUTE-74: with all settings, the heading of the page is the label', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  answerCarer()
  await open(<SettingsPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
  expect(screen.getAllByText('Settings')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Your name' })).toBeDefined()
  vi.unstubAllGlobals()
})

describe('the language (ROUTE-76)', () => {
  const button = (name: string) => screen.getByRole('button', { name })

  test('SET-01, SET-02: the heading, and one button for each language', async () => {
    answerCarer()
    await open(<LanguagePage />)
    expect(screen.getByRole('heading', { level: 1, name: 'Preferred language' })).toBeDefined()
    const buttons = screen.getAllByRole('button')
    expect(buttons.map((one) => [one.textContent, one.lang, one.getAttribute('aria-pressed')])).toEqual([
      ['English', 'en-CA', 'true'],
      ['Français', 'fr-CA', 'false'],
    ])
  })

  test('SET-03, CALL-16..18, DATA-09, DATA-17: a choice is sent, shown, and the user asked for again', async () => {
    answerCarer()
    answer('updateUserPreferences', { language: 'fr-ca' })
    await open(<LanguagePage />)
    await user.click(button('Français'))
    expect(await screen.findByRole('heading', { name: 'Langue préférée' })).toBeDefined()
    expect(callsTo('updateUserPreferences')).toMatchObject([
      { params: { user_id: carer.id }, body: { language: 'fr-ca' } },
    ])
    await waitFor(() => expect(callsTo('getCurrentUser')).toHaveLength(2))
    expect(button('Français').getAttribute('aria-pressed')).toBe('true')
  })

  test('ERR-08: a failure says so, the language stays, and the same button works again', async () => {
    answerCarer()
    fails('updateUserPreferences', 500)
    await open(<LanguagePage />)
    await user.click(button('Français'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('There was an issue trying to set your language preference.')
    expect(texts.get().locale).toBe('en-ca')
    answer('updateUserPreferences', { language: 'fr-ca' })
    await user.click(button('Français'))
    expect(await screen.findByRole('heading', { name: 'Langue préférée' })).toBeDefined()
  })

  test('F38: pressed twice, it is sent once', async () => {
    answerCarer()
    hangs('updateUserPreferences')
    await open(<LanguagePage />)
    await user.dblClick(button('Français'))
    expect(callsTo('updateUserPreferences')).toHaveLength(1)
  })
})

describe('the features (ROUTE-75)', () => {
  test('SET-04, FLAG-13..15, D-20: three switches, each stored immediately in the person’s cookie', async () => {
    answerCarer()
    await open(<FeaturesPage />)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['showFeatureToggles', false],
      ['healthStoryMedicationWizard', false],
      ['multipleProfiles', true],
    ])
    for (const box of boxes) await user.click(box)
    await waitFor(() =>
      expect(readUserFlags(carer.id)).toEqual({
        showFeatureToggles: true,
        healthStoryMedicationWizard: true,
        multipleProfiles: false,
      }),
    )
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false])
  })

  test('D-19: the list leads here only once that is switched on', async () => {
    answerCarer()
    await open(<FeaturesPage />)
    const list = within(screen.getByRole('navigation', { name: 'Settings' }))
    expect(list.queryByRole('link', { name: 'Features' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Show this page in the settings' }))
    expect(list.getByRole('link', { name: 'Features' }).getAttribute('href')).toBe('/settings/features')
  })
})

describe('privacy', () => {
  const consent = (n: number, policy: string, changes: Partial<ConsentDecision> = {}) => ({
    id: `5d1c7e20-3b4f-4a6d-8c9e-0a1b2c3d000${n}`,
    consented: true,
    policy,
    decided_at: '2026-10-21T13:12:00Z',
    version: '2026.2',
    ...changes,
  })

  test('DATA-43, DATA-44: each consent with its day and version', async () => {
    answerCarer()
    answer(
      'listConsentDecisions',
      page([
        consent(1, 'https://portage.test/terms', { consented: false, version: null }),
        consent(2, 'https://portage.test/privacy'),
        consent(3, 'https://elsewhere.test/old'),
      ]),
    )
    await open(<PrivacyPage />)
    await screen.findByText('Privacy policy')
    const items = screen.getAllByRole('listitem').filter((item) => /October/.test(item.textContent))
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Terms of use (opens in a new tab)You withdrew your agreement on October 21, 2026.',
      'Privacy policy (opens in a new tab)You agreed on October 21, 2026.Version 2026.2',
      'https://elsewhere.test/old (opens in a new tab)You agreed on October 21, 2026.Version 2026.2',
    ])
  })

  test('none yet, and a failure of the list alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCarer()
    fails('listConsentDecisions', 500)
    await open(<PrivacyPage />)
    expect(await screen.findByText("We couldn't load what you agreed to")).toBeDefined()
    expect(screen.getByRole('button', { name: 'Download your data' })).toBeDefined()
    answer('listConsentDecisions', page([]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText("You haven't agreed to anything yet.")).toBeDefined()
  })
})

test('a guest has no account to close', async () => {
  answerCarer({ ...carer, is_guest: true })
  await open(<PrivacyPage />)
  expect(screen.queryByRole('heading', { name: 'Close your account' })).toBeNull()
})

describe('taking the agreement back', () => {
  const policies = ['https://portage.test/privacy', 'https://portage.test/terms']
  const press = (name: string) => user.click(screen.getByRole('button', { name }))

  test('says what follows first; keeping it sends nothing', async () => {
    answerCarer({ ...carer, consented_policies: policies })
    await open(<PrivacyPage />)
    await press('Withdraw your agreement')
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your agreement?' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The portal closes. You can still open this page to download your data.',
      'Your care teams and care partners can no longer see your profiles, journeys and answers here.',
      'All links to your Health Story stop working permanently.',
      "Your information isn't deleted. Your clinic may have to keep its own records by law.",
    ])
    await user.click(dialog.getByRole('button', { name: 'Keep your agreement' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsTo('createConsentDecision')).toEqual([])
  })

  test('withdraws consent to each policy; the page says so, and keeps download and request', async () => {
    let given = policies
    answerCarer()
    answer('getCurrentUser', () => ({ ...carer, consented_policies: given }))
    answer('createConsentDecision', ({ body }) => {
      given = given.filter((policy) => policy !== body.policy)
      return { ...body, id: carer.id, decided_at: '2026-11-20T13:12:00Z' }
    })
    await open(<PrivacyPage />)
    await press('Withdraw your agreement')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw your agreement' }))
    expect((await screen.findByText('You withdrew your agreement')).closest('[role=status]')).not.toBeNull()
    expect(callsTo('createConsentDecision').map(({ body }) => body)).toEqual(
      policies.map((policy) => ({ consented: false, policy })),
    )
    expect(screen.queryByRole('button', { name: 'Withdraw your agreement' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Agree again' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Download your data' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send a code by email' })).toBeDefined()
  })

  test('a failure says so, and nothing is closed', async () => {
    answerCarer({ ...carer, consented_policies: policies })
    fails('createConsentDecision', 500)
    await open(<PrivacyPage />)
    await press('Withdraw your agreement')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Withdraw your agreement' }))
    expect(await dialog.findByText("We couldn't withdraw your agreement. Please try again.")).toBeDefined()
    expect(screen.queryByText('You withdrew your agreement')).toBeNull()
  })
})
