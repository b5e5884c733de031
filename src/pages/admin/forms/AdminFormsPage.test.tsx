import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { FormSummary } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { definition, form, formId, formSummary } from '#tests/dom/forms.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import AdminFormsPage from './AdminFormsPage.tsx'

const place = paths.admin.forms
const open = (query = '', rows: FormSummary[] = [formSummary()]) => {
  answer('listForms', () => page(rows))
  return renderPage(<AdminFormsPage />, {
    pattern: place.pattern,
    at: `${place()}${query}`,
    texts: ['formAdmin', 'kit', 'validation'],
  })
}
const asked = () => callsTo('listForms').map(({ query }) => query)
const created = () => callsTo('createForm').map(({ body }) => body)
const dialog = async () => within(await screen.findByRole('dialog'))
const fileInput = () => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('There is no field for a file')
  return input
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => void vi.useRealTimers())

test('ROUTE-06: lists forms with their status, by name, twenty per page', async () => {
  await open()
  const row = within(await screen.findByRole('row', { name: /Your hip/ }))
  expect(row.getByRole('link').getAttribute('href')).toBe(paths.admin.form({ id: formId }))
  expect(row.getByText('French 83%')).toBeTruthy()
  expect(row.getByText('1 journey')).toBeTruthy()
  expect(asked()).toEqual([{ page: 1, page_size: 20, ordering: ['name'] }])
})

test('coming back asks again, because other administrators write forms too', async () => {
  const { router } = await open()
  await screen.findByRole('table')
  await act(() => router.navigate('/elsewhere'))
  // A suspending query is fresh for a second, a list for ten by default.
  vi.setSystemTime(Date.now() + 2000)
  await act(() => router.navigate(place()))
  await waitFor(() => expect(asked()).toHaveLength(2))
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
  expect((await inside.findByRole('alert')).textContent).toContain('Enter a key.')
  await userEvent.type(inside.getByRole('textbox', { name: 'Title in English' }), 'Your walks')
  // suggested from the title while it is typed, so that it does not change once one types in it
  const key = inside.getByRole<HTMLInputElement>('textbox', { name: /^Key/ })
  expect(key.value).toBe('your-walks')
  key.focus()
  key.select()
  await userEvent.keyboard('your-steps')
  expect(key.value).toBe('your-steps')
  await userEvent.clear(inside.getByRole('textbox', { name: 'Title in English' }))
  await userEvent.type(inside.getByRole('textbox', { name: 'Title in English' }), 'Walks')
  expect(key.value).toBe('your-steps')
  fails('createForm', 400, { key: ['Another form has this key.'] })
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  expect(await inside.findAllByText('Another form has this key.')).not.toHaveLength(0)
  expect(inside.getByRole<HTMLInputElement>('textbox', { name: 'Title in English' }).value).toBe('Walks')
})

test('a copy starts with the titles of both languages and names its source', async () => {
  const { address } = await open()
  await press('Duplicate Your hip')
  const inside = await dialog()
  expect(inside.getByRole<HTMLInputElement>('textbox', { name: 'Title in French' }).value).toBe(
    'Votre hanche',
  )
  answer('createForm', () => form({ id: formId }))
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  await waitFor(() => expect(address()).toBe(paths.admin.form({ id: formId })))
  expect(created()).toEqual([
    {
      key: 'hip-check-in-copy',
      title: { 'en-ca': 'Your hip', 'fr-ca': 'Votre hanche' },
      duplicate_of: formId,
    },
  ])
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
  answer('createForm', () => form({ id: formId }))
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  await waitFor(() => expect(address()).toBe(paths.admin.form({ id: formId })))
  expect(created()).toMatchObject([{ key: 'hip-check-in', definition: definition('From afar') }])
})

test.each([
  ['no file', undefined, 'Choose a file.'],
  ['a file that is not JSON', '{', "This file can't be used. Choose another one."],
  ['a file that is not a form', '{}', "This file can't be used. Choose another one."],
])('%s to import: the summary says which it is', async (_, content, said) => {
  await open()
  await press('Import JSON')
  const inside = await dialog()
  if (content !== undefined) {
    await userEvent.upload(fileInput(), new File([content], 'form.json', { type: 'application/json' }))
    await inside.findByText(/^This file isn't/)
  }
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  expect(await inside.findByRole('link', { name: `The form as a JSON file: ${said}` })).toBeDefined()
})

test('a validated questionnaire is chosen, names its source, and is sent as its file has it', async () => {
  await open()
  await press('Validated questionnaire')
  const inside = await dialog()
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  await userEvent.click(await inside.findByRole('link', { name: 'Questionnaire: Choose a questionnaire.' }))
  expect(document.activeElement).toBe(inside.getByRole('radio', { name: 'PHQ-9: depression' }))
  await userEvent.click(inside.getByRole('radio', { name: 'GAD-7: anxiety' }))
  expect(await inside.findByText(/^GAD-7\. Developed by .*Spitzer.* No permission required/)).toBeDefined()
  await userEvent.click(inside.getByRole('radio', { name: 'PHQ-9: depression' }))
  expect(await inside.findByText(/^PHQ-9\. Developed by/)).toBeDefined()
  const title = inside.getByRole<HTMLInputElement>('textbox', { name: 'Title in English' })
  expect(title.value).toBe('PHQ-9: your mood')
  answer('createForm', () => form({ id: formId }))
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  await waitFor(() =>
    expect(created()).toMatchObject([
      {
        key: 'phq-9',
        definition: { key: 'phq-9', scores: [{ key: 'phq_9' }], alerts: [{ level: 'emergency' }] },
      },
    ]),
  )
})

test('places that the server refuses of an imported form are listed, until something is changed', async () => {
  await open()
  await press('Import JSON')
  const inside = await dialog()
  const file = new File([JSON.stringify(definition('From afar'))], 'form.json', { type: 'application/json' })
  await userEvent.upload(fileInput(), file)
  await inside.findByText('Key: hip-check-in')
  await userEvent.click(inside.getByRole('button', { name: 'Change the key' }))
  const key = inside.getByRole<HTMLInputElement>('textbox', { name: /^Key/ })
  expect([key.value, document.activeElement === key]).toEqual(['hip-check-in', true])
  fails('createForm', 400, { definition: { '/pages/0': ['Ask something.'] } })
  await userEvent.click(inside.getByRole('button', { name: 'Create the form' }))
  const alert = await inside.findByRole('alert')
  expect(alert.textContent).toContain(
    "This file isn't a valid form. Fix these problems, then choose the file again.",
  )
  expect(within(alert).getByRole('listitem').textContent).toBe('/pages/0 Ask something.')
  await userEvent.type(key, '-2')
  expect(inside.queryByRole('alert')).toBeNull()
})
