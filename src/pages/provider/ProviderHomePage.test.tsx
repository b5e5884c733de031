import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answer, callsTo } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderHomePage from './ProviderHomePage.tsx'

afterEach(() => {
  localStorage.clear()
})

const north = { ...organization, id: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0003', name: 'Northern Virtual Care' }
const open = (at = '/provider') =>
  renderPage(<ProviderHomePage />, { pattern: '/provider', at, texts: ['provider'] })

test.each([
  ['ORG-08: the first', null, '/provider', organization],
  ['ORG-06: the one that was selected before', north.id, '/provider', north],
  ['ROUTE-85: the one that the query names', organization.id, `/provider?organizationId=${north.id}`, north],
])('ROUTE-65, ROUTE-88: leads to page 1 of an organization, %s', async (_, stored, at, chosen) => {
  if (stored) localStorage.setItem('organization_id', stored)
  answer('listOrganizations', page([organization, north]))
  const { router, address } = await open(at)
  await waitFor(() => expect(address()).toBe(`/provider/organizations/${chosen.id}?page=1`))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(callsTo('listOrganizations')[0]?.query).toEqual({ my_role_type: 'provider', page_size: 100 })
})

test('without an organization it says whom to ask', async () => {
  answer('listOrganizations', page([]))
  await open()
  expect(
    await screen.findByText('Ask the administrator of your clinic or hospital to add you.'),
  ).toBeDefined()
})
