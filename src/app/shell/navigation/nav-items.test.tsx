import { beforeAll, describe, expect, test } from 'vitest'
import { startTexts, texts, type Texts } from '#src/i18n/texts.ts'
import { isKnownPath } from '#src/routes/known.ts'
import { isActive } from './is-active.ts'
import { navItems, type NavItem } from './nav-items.ts'

const organizationId = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'
const id = '11111111-1111-4111-8111-111111111111'
const patient = `/patient/organizations/${organizationId}`
const provider = `/provider/organizations/${organizationId}`

let t: Texts
beforeAll(async () => {
  await startTexts()
  t = texts.get().t
})

const outline = (items: readonly NavItem[]) =>
  items.map(({ label, to, exact, items: below }) => ({
    label,
    to,
    exact,
    ...(below && { below: below.map((item) => `${item.label} ${item.to}`) }),
  }))

const patientItems = () => navItems({ area: 'patient', organizationId, t })
const providerItems = () => navItems({ area: 'provider', organizationId, t })
const adminItems = () => navItems({ area: 'admin', organizationId: undefined, t })

/** The highlighted labels on a page, with sub-items below their item. */
const highlighted = (items: readonly NavItem[], pathname: string) =>
  items.flatMap((item) => [
    ...(isActive(item, pathname) ? [item.label] : []),
    ...(item.items ?? [])
      .filter((sub) => isActive(sub, pathname))
      .map((sub) => `${item.label} > ${sub.label}`),
  ])

describe('what the areas have, all pages present', () => {
  test('SHELL-55, SHELL-56, SHELL-57: the patient area', () => {
    expect(outline(patientItems())).toEqual([
      { label: 'Home', to: patient, exact: true },
      {
        label: 'Library',
        to: `${patient}/library`,
        exact: false,
        below: [`Recommended ${patient}/library`, `Discover ${patient}/library/discover`],
      },
      {
        label: 'Journeys',
        to: `${patient}/journeys`,
        exact: false,
        below: [`Enrolled ${patient}/journeys`, `Recommended ${patient}/journeys/recommended`],
      },
      { label: 'Health Story', to: '/patient/healthstory', exact: false },
    ])
  })

  test('SHELL-58: the home page is the journey, so there is no item for them', () => {
    const items = navItems({ area: 'patient', organizationId, singleJourneyHome: true, t })
    expect(items.map(({ label }) => label)).toEqual(['Home', 'Library', 'Health Story'])
  })

  test('SHELL-60, SHELL-62, SHELL-63, ROUTE-91: the provider area', () => {
    expect(outline(providerItems())).toEqual([
      { label: 'Home', to: `${provider}?page=1`, exact: true },
      { label: 'Invites', to: `${provider}/invites`, exact: false },
      { label: 'Organization settings', to: `${provider}/settings`, exact: false },
    ])
  })

  test('SHELL-54, ROUTE-19: the admin area', () => {
    expect(outline(adminItems())).toEqual([
      { label: 'Home', to: '/admin', exact: true },
      { label: 'Forms', to: '/admin/forms', exact: false },
      { label: 'Journeys', to: '/admin/journeys', exact: false },
      { label: 'Organizations', to: '/admin/organizations', exact: false },
      { label: 'Process instances', to: '/admin/process-instance', exact: false },
    ])
  })

  test('SHELL-68: every item has a label, an icon, a route and an exact flag', () => {
    for (const item of [...patientItems(), ...providerItems(), ...adminItems()]) {
      expect(item).toMatchObject({ label: expect.stringMatching(/\S/), to: expect.stringMatching(/^\//) })
      expect(item.icon).toBeTruthy()
      expect(typeof item.exact).toBe('boolean')
    }
  })
})

describe('SHELL-59, D-35: sub-items', () => {
  test('without an organization nothing that needs one', () => {
    // The Health Story belongs to the person, not to an organization (FLAG-01).
    expect(outline(navItems({ area: 'patient', organizationId: undefined, t }))).toEqual([
      { label: 'Health Story', to: '/patient/healthstory', exact: false },
    ])
    expect(outline(navItems({ area: 'provider', organizationId: undefined, t }))).toEqual([
      { label: 'Home', to: '/provider', exact: true },
    ])
  })

  test.each([
    ['this one', organizationId, 2],
    ['another one', '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0002', 0],
    ['none', null, 2],
  ])('the environment names %s for them', (_, onlySubItemsOf, expected) => {
    const items = navItems({ area: 'patient', organizationId, onlySubItemsOf, t })
    expect(items.map((item) => item.items?.length ?? 0)).toEqual([0, expected, expected, 0])
  })
})

describe('SHELL-50: what is highlighted', () => {
  test.each([
    [patient, ['Home']],
    [`${patient}/library`, ['Library', 'Library > Recommended']],
    [`${patient}/library/discover`, ['Library', 'Library > Discover']],
    [`${patient}/content/${id}`, ['Library']],
    [`${patient}/resource/${id}`, ['Library']],
    [`${patient}/journeys`, ['Journeys', 'Journeys > Enrolled']],
    [`${patient}/journeys/recommended`, ['Journeys', 'Journeys > Recommended']],
    [`${patient}/journeys/${id}`, ['Journeys', 'Journeys > Enrolled']],
    [`${patient}/journeys/${id}/history`, ['Journeys', 'Journeys > Enrolled']],
    [`${patient}/journeys/${id}/${id}`, ['Journeys', 'Journeys > Enrolled']],
    [`${patient}/journeys/${id}/${id}/submission`, ['Journeys', 'Journeys > Enrolled']],
    ['/patient/healthstory', ['Health Story']],
    [`/patient/${id}/healthstory/records`, ['Health Story']],
    [`/patient/${id}/healthstory/records/conditions/${id}/edit`, ['Health Story']],
    [`${patient}/activities`, []],
    ['/patient', []],
  ])('patient, on %s', (pathname, expected) => {
    expect(highlighted(patientItems(), pathname)).toEqual(expected)
  })

  test.each([
    [provider, ['Home']],
    [`${provider}/journeys/${id}`, ['Home']],
    [`${provider}/journeys/${id}/${id}`, ['Home']],
    [`${provider}/journeys/${id}/enrolments/${id}/actions/patient`, ['Home']],
    [`${provider}/invites`, ['Invites']],
    [`${provider}/invites/new`, ['Invites']],
    [`${provider}/settings`, ['Organization settings']],
  ])('SHELL-61: provider, on %s', (pathname, expected) => {
    expect(highlighted(providerItems(), pathname)).toEqual(expected)
  })

  test.each([
    ['/admin', ['Home']],
    [`/admin/forms/${id}`, ['Forms']],
    ['/admin/journeys', ['Journeys']],
    [`/admin/organizations/${id}/users/new`, ['Organizations']],
    [`/admin/organizations/${id}/content/media/${id}`, ['Organizations']],
    ['/admin/process-instance', ['Process instances']],
    [`/admin/process-instance/${id}`, ['Process instances']],
  ])('admin, on %s', (pathname, expected) => {
    expect(highlighted(adminItems(), pathname)).toEqual(expected)
  })
})

test('ROUTE-01..81: every item leads to a page of the map, and every area has its home', () => {
  for (const items of [patientItems(), providerItems(), adminItems()]) {
    expect(items[0]?.label).toBe('Home')
    const links = items.flatMap((item) => [item.to, ...(item.items ?? []).map(({ to }) => to)])
    expect(links.filter((to) => !isKnownPath(to.replace(/\?.*/, '')))).toEqual([])
  }
})
