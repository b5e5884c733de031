import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { FormSummary } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { definition, form, formId, formSummary } from '#tests/dom/forms.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminFormsPage from './AdminFormsPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

const place = paths.admin.forms
const open = (query = '', rows: FormSummary[] = [formSummary()]) => {
  answer('GET /v1/forms/', () => page(rows))
  return renderPage(<AdminFormsPage />, {
    pattern: place.pattern,
    at: `${place()}${query}`,
    texts: ['formAdmin', 'kit', 'validation'],
  })
}
const asked = () => callsTo('/v1/forms/').map(({ params }) => params)
const created = () => callsTo('/v1/forms/').find(({ method }) => method === 'POST')
const dialog = async () => within(await screen.findByRole('dialog'))
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file')
  return input
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(forget)

test('ROUTE-06: each form with where it stands, by name, twenty a page', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /Your hip/ }))
  expect(row.getByRole('link').getAttribute('href')).toBe(paths.admin.form({ id: formId }))
  expect(row.getByText('French 83%')).toBeTruthy()
  expect(row.getByText('1 journey')).toBeTruthy()
  expect(asked()).toEqual([{ page: 1, page_size: 20, ordering: ['name'] }])
})

test('what the address says is asked for, and what does not fit is not', async () => {
  await open('?status=draft&missing=fr-ca&draft=with&search=hip&ordering=-updated_at&page=2')
  await screen.findByRole('table')
  expect(asked()).toEqual([
    {
      page: 2,
      page_size: 20,
      search: 'hip',
      status__in: ['draft'],
      missing_language: 'fr-ca',
      has_draft: true,
      ordering: ['-updated_at'],
    },
  ])
})

test.each([
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=NaN',
  '?page=9999999999999',
  '?status=lost&ordering=colour',
])('bad input in the address (%s) shows the first page', async (query) => {
  await open(query)
  await screen.findByRole('table')
  expect(asked().at(-1)).toEqual({ page: 1, page_size: 20, ordering: ['name'] })
})

test('nothing there is another matter than nothing found', async () => {
  const { unmount } = await open('', [])
  expect(await screen.findByRole('heading', { name: 'There are no forms yet' })).toBeTruthy()
  unmount()
  await open('?search=zzz', [])
  expect(await screen.findByRole('heading', { name: /zzz/ })).toBeTruthy()
})

test('a new form: problems beside their fields, those of the server too, and nothing is lost', async () => {
  await open()
  await press('New form')
  const inside = await dialog()
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  expect(inside.getByRole('alert').textContent).toContain('Enter a key.')
  await userEvent.type(inside.getByRole('textbox', { name: 'Title in English' }), 'Walks')
  await userEvent.type(inside.getByRole('textbox', { name: /^Key/ }), 'walks')
  answer('POST /v1/forms/', () => {
    throw new ApiError(400, false, { key: ['Another form has this key.'] })
  })
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  expect(await inside.findAllByText('Another form has this key.')).not.toHaveLength(0)
  expect(inside.getByRole<HTMLInputElement>('textbox', { name: 'Title in English' }).value).toBe('Walks')
})

test('a copy begins with the titles of both languages and says what it copies', async () => {
  const { address } = await open()
  await press('Duplicate Your hip')
  const inside = await dialog()
  expect(inside.getByRole<HTMLInputElement>('textbox', { name: 'Title in French' }).value).toBe(
    'Votre hanche',
  )
  answer('POST /v1/forms/', () => form({ id: formId }))
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  await waitFor(() => expect(address()).toBe(paths.admin.form({ id: formId })))
  expect(created()?.data).toEqual({
    key: 'hip-check-in-copy',
    title: { 'en-ca': 'Your hip', 'fr-ca': 'Votre hanche' },
    duplicate_of: formId,
  })
})

test('an imported file is sent as it was read, under the key that it says', async () => {
  const { address } = await open()
  await press('Import JSON')
  const inside = await dialog()
  const file = new File([JSON.stringify(definition('From afar'))], 'form.json', { type: 'application/json' })
  await userEvent.upload(fileInput(), file)
  await waitFor(() =>
    expect(inside.getByRole<HTMLInputElement>('textbox', { name: 'Title in English' }).value).toBe(
      'From afar',
    ),
  )
  answer('POST /v1/forms/', () => form({ id: formId }))
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  await waitFor(() => expect(address()).toBe(paths.admin.form({ id: formId })))
  expect(created()?.data).toMatchObject({
    key: 'hip-check-in',
    definition: definition('From afar'),
  })
})
