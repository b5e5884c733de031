import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Patient, PatientList, User } from '#generated/model/index.ts'
import { currentLocale, setLocale } from '#src/i18n/texts.ts'
import { setUserFlag } from '#src/flags/user-flags.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { page as listOf } from '#tests/dom/journeys.ts'
import { allCalls, answer, fails, hangs, settled, world } from '#tests/dom/server.ts'
import { maya, renderInPortal } from '#tests/dom/render-shell.tsx'
import { ConsentGate } from './steps/ConsentGate.tsx'
import { CurrentUserGate } from './session/CurrentUserGate.tsx'
import { LanguageGate } from './steps/LanguageGate.tsx'
import { ProfileGate } from './steps/ProfileGate.tsx'
import { RoleGate } from './RoleGate.tsx'

const policies = { privacy: 'https://portage.test/privacy', terms: 'https://portage.test/terms' }
const agreed = Object.values(policies)
const profile: Patient = {
  id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101',
  first_name: 'Maya',
  last_name: 'T',
  is_self: true,
  is_system_created: false,
  avatar_style: null,
}
const profiles = (...made: boolean[]) =>
  listOf(made.map((is_system_created) => ({ ...profile, is_system_created })))

type Setup = {
  user?: Partial<User>
  profiles?: PatientList
  flags?: Record<string, boolean>
  at?: string
}

async function open(gates: ReactNode, { user = {}, flags = {}, at = '/patient', ...setup }: Setup) {
  answer('getCurrentUser', { ...maya, consented_policies: agreed, ...user })
  answer('listPatients', setup.profiles ?? profiles(false))
  await renderInPortal(<Suspense fallback={null}>{gates}</Suspense>, { at, config: { flags } })
}

const page = <p>the page</p>
const calls = () => allCalls().map(({ id }) => id)
const passes = () => screen.findByText('the page')
const isThrough = () => screen.queryByText('the page') !== null
const heading = () => screen.findByRole('heading', { level: 1 })

beforeEach(async () => {
  await setLocale('en-ca')
  document.cookie = `flags.${maya.id}=; path=/; max-age=0`
})

describe('consent', () => {
  const gate = <ConsentGate>{page}</ConsentGate>

  test('GATE-01, GATE-03: without both policies there is no page, for guests neither (D-07)', async () => {
    await open(gate, { user: { consented_policies: [policies.terms], is_guest: true } })
    expect((await heading()).textContent).toBe('Data and privacy')
    expect(isThrough()).toBe(false)
  })

  const taken = (consented: boolean) =>
    listOf([{ id: maya.id, policy: policies.terms, consented, decided_at: '2026-11-20T13:12:00Z' }])

  test.each([
    ['/settings/privacy', false, true],
    ['/settings/privacy', true, false],
    ['/settings/account', false, false],
    ['/patient', false, false],
  ])('%s after the last decision %s: through %s', async (at, consented, through) => {
    answer('listConsentDecisions', taken(consented))
    await open(gate, { user: { consented_policies: [policies.privacy] }, at })
    if (through) await passes()
    else expect((await heading()).textContent).toBe('Data and privacy')
    expect(isThrough()).toBe(through)
  })

  test('a person who withdrew consent and is closing the account can still keep it here', async () => {
    answer('listConsentDecisions', taken(false))
    await open(gate, { user: { consented_policies: [], closes_at: '2026-12-23T15:00:00Z' } })
    expect(await screen.findByText('Your account closes on December 23, 2026')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Keep your account' })).toBeDefined()
  })

  test('a person who withdrew consent is informed, with a link to the privacy page', async () => {
    answer('listConsentDecisions', taken(false))
    await open(gate, { user: { consented_policies: [] } })
    expect(await screen.findByText('You withdrew your agreement')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Go to your privacy page' })
    expect(link.getAttribute('href')).toBe('/settings/privacy')
  })

  test('GATE-02: with both there is', async () => {
    await open(gate, {})
    await passes()
  })

  test.each(['/guest/welcome', '/share/x/accept', '/share/x/summary'])(
    'GATE-03, GATE-07..09: %s asks for none',
    async (at) => {
      await open(gate, { user: { consented_policies: [] }, at })
      await passes()
    },
  )
})

describe('profile', () => {
  const gate = <ProfileGate>{page}</ProfileGate>
  const flags = { multipleProfiles: true }

  test.each<[string, Partial<User>]>([
    ['a patient', { role_types: ['patient'] }],
    ['nobody in particular (PROD-08)', { role_types: [] }],
    ['a patient of a care team (D-41)', { role_types: ['patient', 'provider'] }],
  ])('GATE-11: %s with the system’s profile only creates one', async (_who, user) => {
    await open(gate, { user, flags, profiles: profiles(true) })
    expect((await heading()).textContent).toBe('Let’s create a profile')
    expect(isThrough()).toBe(false)
  })

  test.each<[string, Setup]>([
    ['GATE-12: the flag is off', { profiles: profiles(true) }],
    ['GATE-13: a guest', { flags, user: { is_guest: true }, profiles: profiles(true) }],
    ['GATE-14: a care team', { flags, user: { role_types: ['provider'] }, profiles: profiles(true) }],
    ['GATE-14: an administrator', { flags, user: { role_types: ['admin'] }, profiles: profiles(true) }],
  ])('%s is let through, and no profile is asked for', async (_why, setup) => {
    await open(gate, setup)
    await passes()
    expect(calls()).not.toContain('listPatients')
  })

  test('GATE-15: another profile exists', async () => {
    await open(gate, { flags, profiles: profiles(true, false) })
    await passes()
  })

  test('FLAG-15, D-20: the person’s own choice comes before the settings', async () => {
    setUserFlag(maya.id, 'multipleProfiles', false)
    await open(gate, { flags, profiles: profiles(true) })
    await passes()
  })

  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  /** Creates the profile that the gate waits for. */
  async function create() {
    await open(gate, { flags, profiles: profiles(true) })
    await heading()
    await press('Next')
    fireEvent.click(screen.getByRole('radio', { name: 'Myself' }))
    await press('Next')
    for (const name of [/^First/, /^Last/])
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'Maya' } })
    answer('createPatient', profile)
  }

  test('GATE-16: once it is created the list is fetched again, and the page shows', async () => {
    await create()
    const before = calls().length
    answer('listPatients', profiles(true, false))
    await press('Create profile')
    expect(await screen.findByText('the page')).toBeTruthy()
    await act(settled)
    expect(calls().slice(before)).toEqual(['createPatient', 'listPatients', 'getCurrentUser'])
  })

  test('GATE-16: when the list cannot be fetched after it, that is said, and nothing is created twice', async () => {
    await create()
    fails('listPatients', 503)
    await press('Create profile')
    expect((await screen.findByRole('alert')).textContent).toContain('The profile was created')
    answer('listPatients', profiles(true, false))
    await press('Try again')
    await passes()
    expect(calls().filter((call) => call === 'createPatient')).toHaveLength(1)
  })
})

describe('language', () => {
  const gate = <LanguageGate>{page}</LanguageGate>
  const flags = { onboarding: true }

  test('GATE-17: no preference yet', async () => {
    await open(gate, { flags, user: { language_preference: '' } })
    expect((await heading()).textContent).toBe('Preferred language')
    // GATE-18
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test.each<[string, Setup]>([
    ['the flag is off (FLAG-16)', { user: { language_preference: '' } }],
    ['a guest', { flags, user: { language_preference: '', is_guest: true } }],
    ['a preference', { flags, user: { language_preference: 'fr-ca' } }],
  ])('GATE-17: %s is let through', async (_why, setup) => {
    await open(gate, setup)
    await passes()
  })

  test('GATE-19: a spinner while the user loads', async () => {
    hangs('getCurrentUser')
    await renderInPortal(gate, { at: '/patient', config: { flags } })
    expect(screen.getByRole('status').textContent).toBe('Loading...')
  })

  test('GATE-20: an error view when the user fails to load', async () => {
    fails('getCurrentUser', 503)
    await renderInPortal(gate, { at: '/patient', config: { flags } })
    expect((await screen.findByRole('alert')).textContent).toContain('Request failed with status 503')
  })
})

describe('who it is, on the admin pages and everywhere', () => {
  const gate = <CurrentUserGate>{page}</CurrentUserGate>

  test('GATE-33: while the user loads, the page says so', async () => {
    hangs('getCurrentUser')
    await renderInPortal(gate, { at: '/admin' })
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(isThrough()).toBe(false)
  })

  test('GATE-34, GATE-05: an error display when that fails', async () => {
    fails('getCurrentUser', 503)
    await renderInPortal(gate, { at: '/admin' })
    expect((await screen.findByRole('alert')).textContent).toContain('Request failed with status 503')
    expect(isThrough()).toBe(false)
  })
})

describe('the language of a person', () => {
  const gate = <CurrentUserGate>{page}</CurrentUserGate>

  test('I18N-04, D-80: is the preference', async () => {
    await open(gate, { user: { language_preference: 'fr-ca' } })
    await vi.waitFor(() => expect(currentLocale()).toBe('fr-ca'))
  })

  test.each(badInputs('languagePreference'))('$id: $value is shown in English', async ({ value }) => {
    const match = { operationId: 'getCurrentUser' }
    world().faults.replace([{ kind: 'mutate', match, jsonPath: '$.language_preference', value }])
    await renderInPortal(gate, { at: '/patient' })
    await passes()
    expect(currentLocale()).toBe('en-ca')
  })
})

describe('role', () => {
  const gate = (
    <CurrentUserGate>
      <RoleGate>{page}</RoleGate>
    </CurrentUserGate>
  )
  const rolesAt = (at: string, ...role_types: User['role_types']) => open(gate, { at, user: { role_types } })

  test.each([
    ['GATE-32: a patient in the admin area', '/admin/forms', ['patient']],
    ['GATE-32: a care team in the admin area', '/admin', ['patient', 'provider']],
    ['GATE-35: a patient in the area of care teams', '/provider/organizations', ['patient']],
    ['GATE-35: nobody in particular in the area of care teams', '/provider/organizations', []],
  ] as const)('%s is refused, and nothing else is asked for', async (_, at, roles) => {
    await rolesAt(at, ...roles)
    expect((await heading()).textContent).toBe('Oops!')
    expect(isThrough()).toBe(false)
    expect(calls()).toEqual(['getCurrentUser'])
  })

  test.each([
    ['an administrator in the admin area', '/admin', ['admin']],
    ['a care team in its area', '/provider/organizations', ['provider']],
    ['anybody in the area of patients', '/patient', ['admin']],
  ] as const)('%s passes', async (_, at, roles) => {
    await rolesAt(at, ...roles)
    await passes()
  })
})
