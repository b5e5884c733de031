import { beforeAll, expect, test } from 'vitest'
import { startTexts, texts, type Texts } from '#src/i18n/texts.ts'
import { navItems, type NavItem } from './nav-items.ts'

const organizationId = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'
const outline = (items: readonly NavItem[]) =>
  items.map(({ label, to, exact, items: below }) => ({
    label,
    to,
    exact,
    ...(below && { below: below.map((item) => `${item.label} ${item.to}`) }),
  }))

let t: Texts
beforeAll(async () => {
  await startTexts()
  t = texts.get().t
})

test('SHELL-55, SHELL-57: the patient area', () => {
  const home = `/patient/organizations/${organizationId}`
  expect(outline(navItems({ area: 'patient', organizationId, t }))).toEqual([
    { label: 'Home', to: home, exact: true },
    { label: 'Journeys', to: `${home}/journeys`, exact: false, below: [`Enrolled ${home}/journeys`] },
  ])
})

test('SHELL-59, D-35: without an organization nothing that needs one', () => {
  expect(navItems({ area: 'patient', organizationId: undefined, t })).toEqual([])
})

test.each([
  ['this one', organizationId, 1],
  ['another one', '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0002', 0],
  ['none', null, 1],
])('SHELL-59, D-35: the environment names %s for sub-items', (_, onlySubItemsOf, expected) => {
  const [, journeys] = navItems({ area: 'patient', organizationId, onlySubItemsOf, t })
  expect(journeys?.items).toHaveLength(expected)
})

test('SHELL-60, SHELL-63, ROUTE-91: the provider area', () => {
  const settings = `/provider/organizations/${organizationId}/settings`
  expect(outline(navItems({ area: 'provider', organizationId, t }))).toEqual([
    { label: 'Home', to: '/provider', exact: true },
    { label: 'Organization settings', to: settings, exact: true },
  ])
})

test('SHELL-54: the admin area', () => {
  expect(outline(navItems({ area: 'admin', organizationId: undefined, t }))).toEqual([
    { label: 'Home', to: '/admin', exact: true },
  ])
})
