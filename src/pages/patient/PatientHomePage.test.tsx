import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer, forget } from '#tests/dom/fake-http.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { paths } from '#src/routes/paths.ts'
import PatientHomePage from './PatientHomePage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

afterEach(() => {
  forget()
  localStorage.clear()
})

const second = { ...organization, id: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0002', name: 'Clinique du Fleuve' }
const open = () =>
  renderPage(<PatientHomePage />, { pattern: '/patient', at: '/patient', texts: ['patient'] })

test.each([
  ['ORG-08: the only one', [organization], null, organization],
  ['ORG-08: the first of several', [organization, second], null, organization],
  ['ORG-06: the one that was selected before', [organization, second], second.id, second],
])(
  'leads to the home of an organization, %s, and Back does not come back here',
  async (_, mine, stored, chosen) => {
    if (stored) localStorage.setItem('organization_id', stored)
    answer('/v1/organizations/', () => page(mine))
    const { router, address } = await open()
    await waitFor(() => expect(address()).toBe(paths.patient.organization({ organizationId: chosen.id })))
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

test('somebody without an organization is told how to get in', async () => {
  answer('/v1/organizations/', () => page([]))
  await open()
  expect(await screen.findByText(/Ask your care team for an invitation/)).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeDefined()
})
