import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderHomePage from './ProviderHomePage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

afterEach(() => {
  forget()
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
  answer('/v1/organizations/', () => page([organization, north]))
  const { router, address } = await open(at)
  await waitFor(() => expect(address()).toBe(`/provider/organizations/${chosen.id}?page=1`))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(callsTo('/v1/organizations/')[0]?.params).toEqual({ my_role_type: 'provider', page_size: 100 })
})

test('without an organization it says whom to ask', async () => {
  answer('/v1/organizations/', () => page([]))
  await open()
  expect(
    await screen.findByText('Ask the administrator of your clinic or hospital to add you.'),
  ).toBeDefined()
})
