import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { answerCarer, carer, emile, renderSettings, rose, theo } from '#tests/dom/settings.tsx'
import ProfilePage from './ProfilePage.tsx'
import ProfilesPage from './ProfilesPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
})

const user = userEvent.setup()

describe('the profiles (ROUTE-77)', () => {
  const open77 = (at = '/settings/profiles', flags = {}) =>
    renderSettings(<ProfilesPage />, {
      at,
      pattern: '/settings/profiles',
      flags: { multipleProfiles: true, ...flags },
    })
  const cards = async () =>
    within(await screen.findByRole('list', { name: 'Profiles' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('DATA-11..14: shows whose each one is, and which is active', async () => {
    answerCarer()
    await open77()
    expect(await cards()).toEqual([
      'TMTheo MartinYouActiveEdit Theo Martin',
      'RMRose MartinSomeone you care forSwitch to this profile Rose MartinEdit Rose Martin',
      'ÉMÉmile MartinSomeone you care forSwitch to this profile Émile MartinEdit Émile Martin',
    ])
    expect(screen.getByRole('link', { name: 'Edit Rose Martin' }).getAttribute('href')).toBe(
      `/settings/profiles/${rose.id}`,
    )
  })

  test('CALL-19: requests only the current user', async () => {
    answerCarer()
    await open77()
    await cards()
    expect(callsTo('listPatients')[0]?.query).toEqual({ user: 'current_user', page_size: 100 })
  })

  test('FLAG-15: without multiple profiles, none can be added or activated', async () => {
    answerCarer(carer, [theo])
    await open77(undefined, { multipleProfiles: false })
    expect(await cards()).toEqual(['TMTheo MartinYouActiveEdit Theo Martin'])
    expect(screen.queryByRole('link', { name: 'Add a profile' })).toBeNull()
  })

  test('without any profile, the way to the first one', async () => {
    answerCarer({ ...carer, current_patient: null }, [])
    await open77()
    expect(await screen.findByRole('heading', { name: "You don't have a profile yet" })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Create a profile' })).toBeDefined()
  })

  test('PROFILE-01, PROFILE-11: adding one opens the wizard, then returns to the list', async () => {
    answerCarer()
    await open77()
    await user.click(await screen.findByRole('link', { name: 'Add a profile' }))
    const heading = screen.getByRole('heading', { level: 1, name: 'Let’s create a profile' })
    expect(document.activeElement).toBe(heading)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('radio', { name: 'Someone I care for' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Jo')
    await user.type(screen.getByRole('textbox', { name: /^Last name/ }), 'Roy')
    const jo = { ...emile, id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0104', first_name: 'Jo', last_name: 'Roy' }
    answer('createPatient', jo)
    answer('listPatients', page([theo, rose, emile, jo]))
    await user.click(screen.getByRole('button', { name: 'Create profile' }))
    expect(await screen.findByRole('heading', { name: 'Jo Roy' })).toBeDefined()
    expect(document.activeElement?.textContent).toBe('Profiles')
  })

  test('a list that cannot be loaded leaves the rest of the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCarer()
    fails('listPatients', 500)
    await open77()
    expect(await screen.findByText("We couldn't load your profiles")).toBeDefined()
    answerCarer()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(3)
  })
})

describe('one profile (ROUTE-78, ROUTE-86)', () => {
  const openOne = (id: string) =>
    renderSettings(<ProfilePage />, {
      at: `/settings/profiles/${id}`,
      pattern: '/settings/profiles/:profileId',
    })

  test('CALL-21: it is fetched by its id and can be edited', async () => {
    answerCarer()
    await openOne(rose.id)
    expect(await screen.findByRole('heading', { level: 1, name: 'Rose Martin' })).toBeDefined()
    expect(callsTo('getPatient').map(({ params }) => params)).toEqual([{ id: rose.id }])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^First name/ }).value).toBe('Rose')
  })

  test('SEC-06: the profile of a patient that one cares for is not among the settings', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answerCarer(carer, [theo])
    answer('getPatient', rose)
    await openOne(rose.id)
    expect(await screen.findByText(/route failed: ApiError: Request failed with status 404/)).toBeDefined()
  })
})
