import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { OrganizationTabs } from './OrganizationTabs.tsx'

const id = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'
const { organization, content, invitations, organizationJourneys, users } = paths.admin
const all = [
  [organization, 'Details', 'Renseignements'],
  [content, 'Content', 'Contenu'],
  [invitations, 'Invitations', 'Invitations'],
  [organizationJourneys, 'Journeys', 'Parcours'],
  [users, 'Users', 'Comptes'],
] as const

test.each([
  ['en-ca', 1, 'Sections of this organization'],
  ['fr-ca', 2, 'Sections de cette organisation'],
] as const)('ROUTE-10..17, %s: its places, in order', async (locale, at, label) => {
  await renderPage(<OrganizationTabs organizationId={id} current="details" />, {
    pattern: organization.pattern,
    at: organization({ id }),
    texts: ['adminOrganizations'],
    locale,
  })
  const links = within(screen.getByRole('navigation', { name: label })).queryAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    all.map((one) => [one[at], one[0]({ id })]),
  )
  const marked = links.filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual([all[0][at]])
})
