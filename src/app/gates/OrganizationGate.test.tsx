import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { page as listOf } from '#tests/dom/journeys.ts'
import { fleuve, lakeside, maya, renderInPortal } from '#tests/dom/render-shell.tsx'
import { answer, fails, settled } from '#tests/dom/server.ts'
import { CurrentUserGate } from './session/CurrentUserGate.tsx'
import { OrganizationGate } from './OrganizationGate.tsx'

const gate = (
  <CurrentUserGate>
    <OrganizationGate>The page</OrganizationGate>
  </CurrentUserGate>
)
const openGate = (at: string, role_types: User['role_types']) => {
  answer('getCurrentUser', { ...maya, role_types })
  return renderInPortal(<Suspense fallback={null}>{gate}</Suspense>, { at })
}
const openAt = async (at: string, ...role_types: User['role_types']) => {
  answer('listOrganizations', listOf([lakeside]))
  answer('getOrganization', fleuve)
  await openGate(at, role_types)
}
const foreign = `/provider/organizations/${fleuve.id}`

test('a care team learns that it is not part of an organization', async () => {
  await openAt(`${foreign}/invites`, 'provider')
  expect(await screen.findByText("You aren't part of this organization")).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(fleuve.name)
  expect(screen.queryByText('The page')).toBeNull()
  const link = screen.getByRole('link', { name: 'Go to your organization' })
  expect(link.getAttribute('href')).toBe('/provider')
})

test.each([
  ['their own organization', `/provider/organizations/${lakeside.id}`, 'provider'],
  ['any organization for administrators', foreign, 'admin'],
] as const)('%s passes', async (_, at, role) => {
  await openAt(at, role)
  await screen.findByText('The page')
  await act(settled)
  expect(screen.getByText('The page')).toBeDefined()
})

test('D-34: an unknown organization is left to the page', async () => {
  answer('listOrganizations', listOf([lakeside]))
  fails('getOrganization', 404)
  await openGate(foreign, ['provider'])
  await act(settled)
  expect(await screen.findByText('The page')).toBeDefined()
})
