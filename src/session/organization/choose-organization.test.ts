import { describe, expect, test } from 'vitest'
import type { Organization } from '#generated/model/index.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { chooseOrganization, organizationInUrl } from './choose-organization.ts'
import { testRows } from '#tests/support/table.ts'

const make = (id: string): Organization => ({ id, name: id, icon: null, theme: null })
const [a, b, c] = [make('a'), make('b'), make('c')]
const mine = [a, b, c]

describe('which organization is selected', () => {
  testRows([
    ['ORG-04: the one in the address', { inUrl: 'b', stored: 'c', fallback: 'a' }, b],
    ['ORG-06: else the stored one', { inUrl: undefined, stored: 'c', fallback: 'b' }, c],
    [
      'D-32: a stored one that is not theirs does not count',
      { inUrl: undefined, stored: 'x', fallback: 'b' },
      b,
    ],
    ['ORG-07: else the default', { inUrl: undefined, stored: null, fallback: 'b' }, b],
    ['ORG-08: else the first', { inUrl: undefined, stored: null, fallback: null }, a],
  ] as const)('%s', (_, hints, expected) => {
    expect(chooseOrganization(mine, hints).organization).toBe(expected)
  })

  test('ORG-05: distinguishes an organization in the URL that is not theirs', () => {
    expect(chooseOrganization(mine, { inUrl: 'x', stored: null }).belongs).toBe(false)
    expect(chooseOrganization(mine, { inUrl: 'a', stored: null }).belongs).toBe(true)
  })

  test('an empty list selects no organization', () => {
    expect(chooseOrganization([], { inUrl: undefined, stored: null }).organization).toBeUndefined()
  })
})

describe('ROUTE-84, ROUTE-85, D-33: the organization that the address names', () => {
  testRows(badInputs('organizationId'))('$id: $value', ({ value, expect: expectation }) => {
    const text = String(value)
    const wanted = expectation === 'accept' ? text : undefined
    expect(organizationInUrl('/patient', `?${new URLSearchParams({ organizationId: text })}`)).toBe(wanted)
    expect(organizationInUrl(`/patient/organizations/${encodeURIComponent(text)}/journeys`, '')).toBe(wanted)
  })

  test('ROUTE-84, ROUTE-85: the route parameter comes before the query', () => {
    const [inPath, inQuery] = [1, 2].map((last) => `11111111-1111-4111-8111-11111111111${last}`)
    expect(organizationInUrl(`/patient/organizations/${inPath}`, `?organizationId=${inQuery}`)).toBe(inPath)
  })
})
