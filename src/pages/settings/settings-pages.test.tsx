import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { readUserFlags } from '#src/flags/user-flags.ts'
import { texts } from '#src/i18n/texts.ts'
import { clearToasts } from '#src/ui/toast-queue.ts'
import { answer, calls, callsTo, forget } from '#tests/dom/fake-http.ts'
import { page } from '#tests/dom/journeys.ts'
import { answerCarer, carer, renderSettings } from '#tests/dom/settings.tsx'
import AccountPage from './AccountPage.tsx'
import FeaturesPage from './FeaturesPage.tsx'
import LanguagePage from './LanguagePage.tsx'
import PrivacyPage from './PrivacyPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
  forget()
  document.cookie = `flags.${carer.id}=; path=/; max-age=0`
})

const user = userEvent.setup()
const preferences = `/v1/user-preferences/${carer.id}/`
const fail = (status: number) => () => {
  throw new ApiError(status, false)
}

async function open(element: ReactNode, options: Parameters<typeof renderSettings>[1] = {}) {
  const view = await renderSettings(element, options)
  await screen.findByRole('heading', { level: 1 })
  return view
}

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
    answer(`PATCH ${preferences}`, () => ({ language: 'fr-ca' }))
    await open(<LanguagePage />)
    await user.click(button('Français'))
    expect(await screen.findByRole('heading', { name: 'Langue préférée' })).toBeDefined()
    expect(callsTo(preferences)).toEqual([
      { url: preferences, method: 'PATCH', params: {}, data: { language: 'fr-ca' } },
    ])
    await waitFor(() => expect(callsTo('/v1/users/current/')).toHaveLength(2))
    expect(button('Français').getAttribute('aria-pressed')).toBe('true')
  })

  test('ERR-08: a failure says so, the language stays, and the same button works again', async () => {
    answerCarer()
    answer(`PATCH ${preferences}`, fail(500))
    await open(<LanguagePage />)
    await user.click(button('Français'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('There was an issue trying to set your language preference.')
    expect(texts.get().locale).toBe('en-ca')
    answer(`PATCH ${preferences}`, () => ({ language: 'fr-ca' }))
    await user.click(button('Français'))
    expect(await screen.findByRole('heading', { name: 'Langue préférée' })).toBeDefined()
  })

  test('F38: pressed twice, it is sent once', async () => {
    answerCarer()
    answer(`PATCH ${preferences}`, () => new Promise(() => undefined))
    await open(<LanguagePage />)
    await user.dblClick(button('Français'))
    expect(callsTo(preferences)).toHaveLength(1)
  })
})

describe('the features (ROUTE-75)', () => {
  test('SET-04, FLAG-13..15, D-20: three switches, each kept at once in the cookie of the person', async () => {
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

describe('the account', () => {
  test('DATA-08: e-mail, password and sessions', async () => {
    answerCarer()
    await open(<AccountPage />)
    expect(await screen.findByRole('heading', { name: 'Change password' })).toBeDefined()
    expect(screen.getByText('theo@portage.test')).toBeDefined()
    expect(screen.getByRole('link', { name: 'help@portage.test' }).getAttribute('href')).toBe(
      'mailto:help@portage.test',
    )
  })

  test('D-54, IDENT-51: signs out everywhere, once; a failure says so (ERR-25)', async () => {
    answerCarer()
    const signOut = vi.fn(() => Promise.reject(new Error('down')))
    await open(<AccountPage />, { identity: { signOut } })
    const button = await screen.findByRole('button', { name: 'Sign out everywhere' })
    await user.dblClick(button)
    expect(await screen.findByText('An error occurred while signing out')).toBeDefined()
    signOut.mockImplementation(() => Promise.resolve() as never)
    const before = signOut.mock.calls.length
    await user.click(button)
    await waitFor(() => expect(signOut.mock.calls.length).toBe(before + 1))
  })

  test('a session of a provider changes neither the password nor other sessions', async () => {
    answerCarer()
    await open(<AccountPage />, { identity: { mayChangeAccount: async () => false } })
    expect(await screen.findByText(/You signed in with another service/)).toBeDefined()
    expect(screen.queryByLabelText(/^Current password/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  })

  test('DATA-02: a guest has none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCarer({ ...carer, is_guest: true })
    await renderSettings(<AccountPage />)
    expect(await screen.findByText(/route failed: ApiError: Request failed with status 403/)).toBeDefined()
  })
})

describe('privacy', () => {
  const consent = (policy: string, changes: object = {}) => ({
    id: policy,
    consented: true,
    policy,
    decided_at: '2026-10-21T13:12:00Z',
    version: '2026.2',
    ...changes,
  })

  test('DATA-43, DATA-44: each consent with its day and version', async () => {
    answerCarer()
    answer('/v1/consent-decisions/', () =>
      page([
        consent('https://portage.test/terms', { consented: false, version: null }),
        consent('https://portage.test/privacy'),
        consent('https://elsewhere.test/old'),
      ]),
    )
    await open(<PrivacyPage />)
    await screen.findByText('Privacy policy')
    const items = screen.getAllByRole('listitem').filter((item) => /October/.test(item.textContent))
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Terms of use (opens in a new tab)You took it back on October 21, 2026.',
      'Privacy policy (opens in a new tab)You agreed on October 21, 2026.Version 2026.2',
      'https://elsewhere.test/old (opens in a new tab)You agreed on October 21, 2026.Version 2026.2',
    ])
  })

  test('none yet, and a failure of the list alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCarer()
    answer('/v1/consent-decisions/', fail(500))
    await open(<PrivacyPage />)
    expect(await screen.findByText("We couldn't load what you agreed to")).toBeDefined()
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeDefined()
    answer('/v1/consent-decisions/', () => page([]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing is recorded yet.')).toBeDefined()
  })

  test('the file holds all pages of what is one’s own, or there is none', async () => {
    answerCarer()
    answer('/v1/consent-decisions/', () => page([consent('https://portage.test/privacy')]))
    answer('/v1/organizations/', () => page([]))
    answer('/v1/process-instances/', () => page([]))
    answer('/v1/tasks/', fail(500))
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await open(<PrivacyPage />)
    const download = screen.getByRole('button', { name: 'Download my data' })
    await user.click(download)
    expect((await screen.findByRole('alert')).textContent).toMatch(/so there is no file/)
    expect(made).not.toHaveBeenCalled()
    answer('/v1/tasks/', ({ page: at }) =>
      at === 1 ? { ...page([{ id: 't1' }]), next: 'x' } : page([{ id: 't2' }]),
    )
    await user.click(download)
    expect(await screen.findByText('The file with your data is ready.')).toBeDefined()
    expect(clicked).toHaveBeenCalledTimes(1)
    const file = made.mock.calls[0]?.[0] as Blob
    const data = JSON.parse(await act(() => file.text())) as Record<string, unknown>
    expect(Object.keys(data)).toEqual(['user', 'profiles', 'consents', 'organizations', 'journeys', 'tasks'])
    expect(data.tasks).toEqual([{ id: 't1' }, { id: 't2' }])
    expect(data.user).toMatchObject({ email: 'theo@portage.test' })
    const own = calls.filter(({ url }) => url === '/v1/process-instances/')
    expect(own.every(({ params }) => params.my_role_type === 'patient')).toBe(true)
  })
})
