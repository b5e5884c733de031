import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { definition, invitation } from '#tests/dom/care-invitations.ts'
import { answer, callsTo } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { overview } from '#tests/dom/organizations.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminInvitationsPage from './AdminInvitationsPage.tsx'
import AdminNewInvitationPage from './AdminNewInvitationPage.tsx'

const { id } = organization

beforeEach(() => {
  answer('getOrganization', organization)
  answer('getOrganizationOverview', overview())
  answer('listProcessDefinitions', page([definition()]))
  answer('listAuditEvents', page([]))
  answer('listInvitations', page([invitation()]))
})

test('ROUTE-14, CALL-32: the invitations of an organization, with the ways of an administrator', async () => {
  await renderPage(<AdminInvitationsPage />, {
    pattern: paths.admin.invitations.pattern,
    at: paths.admin.invitations({ id }, { status: 'bounced' }),
    texts: ['invites', 'adminOrganizations', 'audit', 'kit'],
  })
  expect(await screen.findByRole('row', { name: /jo@portage\.test/ })).toBeDefined()
  expect(callsTo('listInvitations')[0]?.query).toMatchObject({ organization: id, delivery: 'bounced' })
  expect(screen.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toBe(
    paths.admin.newInvitation({ id }),
  )
  const parts = within(screen.getByRole('navigation', { name: 'Sections of this organization' }))
  expect(parts.getByRole('link', { name: 'Invitations' }).getAttribute('aria-current')).toBe('page')
})

test('ROUTE-15: people are invited from here, and the way back leads to this list', async () => {
  await renderPage(<AdminNewInvitationPage />, {
    pattern: paths.admin.newInvitation.pattern,
    at: paths.admin.newInvitation({ id }),
    texts: ['invites', 'kit', 'validation'],
  })
  expect(await screen.findByRole('form', { name: 'Invite people' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Invitations' }).getAttribute('href')).toBe(
    paths.admin.invitations({ id }),
  )
})
