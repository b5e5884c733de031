// PROD-05, ADMIN-01: every administrator change is recorded.
import { useMutation } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AuditEvent } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { AuditList } from './AuditList.tsx'
afterEach(() => vi.restoreAllMocks())

const organization = '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001'

const changed = (n = 1): AuditEvent => ({
  id: `7d0c2f4e-1a3b-4c5d-8e6f-9a0b1c2d${String(n).padStart(4, '0')}`,
  at: '2026-11-20T15:04:00Z',
  actor_id: '8f1e2d3c-4b5a-4968-8776-655443320001',
  actor_name: 'Priya Nair',
  action: 'changed',
  object_type: 'organization',
  object_id: organization,
  object_name: 'Lakeside Family Health',
  organization,
  changes: [{ field: 'phone', before: null, after: '613-555-0199' }],
  comment: null,
})

function Writes() {
  const write = useMutation({ mutationFn: async () => 'written' })
  return (
    <button type="button" onClick={() => write.mutate()}>
      {'Write'}
    </button>
  )
}

const show = (props: { objectId?: string } = { objectId: organization }, locale: Locale = 'en-ca') =>
  renderPage(
    <>
      <AuditList
        objectType="organization"
        {...props}
        fieldName={(field) => (field === 'phone' ? 'Phone' : field)}
      />
      <Writes />
    </>,
    { pattern: '/a', at: '/a', texts: ['audit'], locale },
  )

test('says who did what when, and how it was before', async () => {
  answer('listAuditEvents', page([{ ...changed(), comment: 'New number since May' }]))
  await show()
  const item = within((await screen.findAllByRole('listitem'))[0] ?? document.body)
  expect(item.getByText('Changed')).toBeTruthy()
  expect(item.getByText(/Priya Nair,/).textContent).toContain('November 20, 2026 at')
  expect(item.getByText('Comment: New number since May')).toBeTruthy()
  fireEvent.click(item.getByText('1 field changed'))
  expect(item.getByText('Phone')).toBeTruthy()
  expect(item.getByText('613-555-0199')).toBeTruthy()
  expect(item.getByText('empty')).toBeTruthy()
  expect(callsTo('listAuditEvents')[0]?.query).toEqual({
    object_type: 'organization',
    object_id: organization,
    page: 1,
    page_size: 10,
  })
})

test('changes in words are listed without opening the entry, the first four of them', async () => {
  answer('listAuditEvents', page([changed()]))
  const groups = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
    title,
    changes: [{ field: 'Wording', before: 'old', after: `${title} in full` }],
  }))
  await renderPage(<AuditList objectType="form" objectId={organization} groupsOf={() => groups} />, {
    pattern: '/a',
    at: '/a',
    texts: ['audit'],
  })
  const [item] = await screen.findAllByRole('listitem')
  const [list] = within(item!).getAllByRole('list')
  const lines = within(list!).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    '2 more changes',
  ])
  fireEvent.click(within(item!).getByText('Before and after'))
  expect(within(item!).getByText('Six in full')).toBeTruthy()
})

test('a list about several things names each', async () => {
  answer('listAuditEvents', page([changed()]))
  await show({}, 'fr-ca')
  expect(await screen.findByText('Organisation : Lakeside Family Health')).toBeTruthy()
})

test('says that nothing was changed', async () => {
  answer('listAuditEvents', page([]))
  await show()
  expect(await screen.findByText('No changes have been recorded yet.')).toBeTruthy()
})

test('what fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listAuditEvents', 500)
  await show()
  expect(await screen.findByText("We couldn't load the change history")).toBeTruthy()
  answer('listAuditEvents', page([changed()]))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByText('Changed')).toBeTruthy()
})

test('older changes are on further pages; the heading takes the focus', async () => {
  answer('listAuditEvents', ({ query: { page: number } }) => ({
    ...page([number === 1 ? changed(1) : { ...changed(2), action: 'created', changes: [] }]),
    count: 11,
  }))
  await show()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Older changes' })))
  expect(await screen.findByText('Created')).toBeTruthy()
  expect(screen.getByText('Showing 11 to 11 of 11 changes')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Change history' }))
})

test('shows changes made while it is mounted', async () => {
  answer('listAuditEvents', page([]))
  await show()
  await screen.findByText('No changes have been recorded yet.')
  answer('listAuditEvents', page([changed()]))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Write' })))
  await waitFor(() => expect(screen.getByText('Changed')).toBeTruthy())
})
