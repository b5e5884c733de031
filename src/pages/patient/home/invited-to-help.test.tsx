import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { organization, organizationId, page, profiles, user } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo } from '#tests/dom/server.ts'
import { paths } from '#src/routes/paths.ts'
import { testRows } from '#tests/support/table.ts'
import PatientOrganizationHomePage from './PatientOrganizationHomePage.tsx'

async function openHome(invitations?: number) {
  answer('getCurrentUser', () => ({
    ...user,
    ...(invitations !== undefined && { care_partner_invitations: invitations }),
  }))
  answer('listOrganizations', () => page([organization]))
  answer('listPatients', () => profiles)
  answer('listTasks', () => page([]))
  answer('listProcessInstances', () => page([]))
  answer('listUserContents', () => page([]))
  const view = await renderPage(<PatientOrganizationHomePage />, {
    pattern: paths.patient.organization.pattern,
    at: paths.patient.organization({ organizationId }),
    texts: ['patient', 'care', 'kit'],
  })
  return { ...view, history: await screen.findByRole('link', { name: 'See your history' }) }
}

testRows([
  [1, '1 person asks you to help with their care.'],
  [2, '2 people ask you to help with their care.'],
])('B12: %j open: the home says so below everything else, without a call', async (invitations, text) => {
  const { history, unmount } = await openHome(invitations)
  const hint = await screen.findByText(text)
  expect(history.compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See who asks you to help' }).getAttribute('href')).toBe(
    paths.settings.carePartners(),
  )
  expect(callsTo('listCarePartnerships')).toEqual([])
  unmount()
})

test('B12: without an invitation the home says nothing of it', async () => {
  await openHome()
  expect(screen.queryByRole('link', { name: 'See who asks you to help' })).toBeNull()
})
