import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MediaFileDetail } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminContentMediaPage from './AdminContentMediaPage.tsx'

// A media file and where it is used (ROUTE-13).

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

const file: MediaFileDetail = {
  id: '5d419f63-8e90-4b12-8d3e-4f5061720001',
  organization: organization.id,
  kind: 'picture',
  content_type: 'image/png',
  file_name: 'crutches.png',
  size: 48_213,
  alt: { 'en-ca': 'A person on crutches', 'fr-ca': 'Une personne en béquilles' },
  url: 'https://media.lakeside.example/crutches.png',
  revision: 1,
  uses_count: 0,
  created_at: '2026-11-18T15:04:00Z',
  created_by: 'Priya Nair',
  uses: [],
  journeys: [],
}
const path = `/v1/media-files/${file.id}/`
const hip = '2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001'
const knee = '2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0002'

const open = (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminContentMediaPage />, {
    pattern: paths.admin.media.pattern,
    at: paths.admin.media({ id: organization.id, mediaId: file.id }),
    texts: ['contents', 'adminOrganizations', 'audit', 'kit', 'validation'],
    locale,
  })

beforeEach(() => {
  answer('/v1/audit-events/', () => page([]))
  answer(path, () => file)
  answer(`/v1/organizations/${organization.id}/`, () => organization)
})
afterEach(forget)

test('a file that nothing uses is asked about before it is deleted', async () => {
  await open()
  expect(await screen.findByText('Nothing uses it.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Delete this file' }))
  expect(await screen.findByRole('dialog', { name: 'Delete crutches.png?' })).toBeDefined()
})

test('a banner of journeys is not deleted: it says of which, and leads there', async () => {
  answer(path, () => ({
    ...file,
    uses_count: 2,
    journeys: [
      { id: hip, name: 'Hip replacement', status: 'published', only_earlier: false },
      { id: knee, name: 'Knee', status: 'retired', only_earlier: true },
    ],
  }))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this file' }))
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('It is used in 2 places. Take it out there first:')).toBeDefined()
  expect(told.getByRole('link', { name: 'Hip replacement' }).getAttribute('href')).toBe(
    `/admin/journeys?edit=${hip}`,
  )
  expect(told.getByRole('link', { name: 'Knee' }).getAttribute('href')).toBe(`/admin/journeys?edit=${knee}`)
  expect(told.getAllByText(/^Only people who are in an earlier version see it\./)).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsTo(path).some(({ method }) => method === 'DELETE')).toBe(false)
})
