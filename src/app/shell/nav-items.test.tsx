import { beforeAll, describe, expect, test } from 'vitest'
import { startTexts, texts, type Texts } from '#src/i18n/texts.ts'
import { isKnownPath } from '#src/routes/known.ts'
import { isActive } from './is-active.ts'
import { navItems, withPages, type NavItem } from './nav-items.ts'

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

/** The labels that are highlighted on a page, a sub-item under its item. */
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
    ])
  })

  test('SHELL-58: the home page is the journey, so there is no item for them', () => {
    const items = navItems({ area: 'patient', organizationId, singleJourneyHome: true, t })
    expect(items.map(({ label }) => label)).toEqual(['Home', 'Library'])
  })

  test('SHELL-60, SHELL-62, SHELL-63, ROUTE-91: the provider area', () => {
    expect(outline(providerItems())).toEqual([
      { label: 'Home', to: `${provider}?page=1`, exact: true },
      { label: 'Invites', to: `${provider}/invites`, exact: false },
      { label: 'Organization settings', to: `${provider}/settings`, exact: false },
    ])
  })

  test('SHELL-54: the admin area', () => {
    expect(outline(adminItems())).toEqual([
      { label: 'Home', to: '/admin', exact: true },
      { label: 'Forms', to: '/admin/forms', exact: false },
      { label: 'Journeys', to: '/admin/journeys', exact: false },
      { label: 'Organizations', to: '/admin/organizations', exact: false },
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
    expect(navItems({ area: 'patient', organizationId: undefined, t })).toEqual([])
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
    expect(items.map((item) => item.items?.length ?? 0)).toEqual([0, expected, expected])
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
    ['/admin/process-instance', []],
  ])('admin, on %s', (pathname, expected) => {
    expect(highlighted(adminItems(), pathname)).toEqual(expected)
  })
})

describe('an item whose page does not exist yet is not shown', () => {
  test('nor is a sub-item', () => {
    const shown = withPages(patientItems(), (path) => !/library$|recommended$/.test(path))
    expect(outline(shown)).toEqual([
      { label: 'Home', to: patient, exact: true },
      { label: 'Journeys', to: `${patient}/journeys`, exact: false, below: [`Enrolled ${patient}/journeys`] },
    ])
  })

  test('with all pages everything is shown', () => {
    for (const items of [patientItems(), providerItems(), adminItems()]) {
      expect(outline(withPages(items, () => true))).toEqual(outline(items))
    }
  })

  test('today nothing leads to a page that is not there, and every area has its home', () => {
    for (const items of [patientItems(), providerItems(), adminItems()]) {
      const shown = withPages(items, isKnownPath)
      expect(shown[0]?.label).toBe('Home')
      const links = shown.flatMap((item) => [item.to, ...(item.items ?? []).map(({ to }) => to)])
      expect(links.filter((to) => !isKnownPath(to.replace(/\?.*/, '')))).toEqual([])
    }
  })
})
