import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { aDocument, documentId, patientId, renderDocuments } from '#tests/dom/documents.tsx'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import DocumentEditPage from './DocumentEditPage.tsx'

const place = paths.patient.healthStory.editDocument
const show = () =>
  renderDocuments(<DocumentEditPage />, { pattern: place.pattern, at: place({ patientId, documentId }) })
const changes = () => callsTo('updateDocument').map(({ body }) => body)
const name = () => screen.findByRole('textbox', { name: /^Name/ })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

beforeEach(() => {
  answer('getDocument', aDocument())
  answer('updateDocument', ({ body }) => aDocument(body))
})

test('ROUTE-33, HEALTH-05 the fields are filled in; only what was changed is sent', async () => {
  const { address } = await show()
  expect(await name()).toHaveProperty('value', 'Blood test of March')
  expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveProperty('value', 'Dr. Singh asked for it.')
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveProperty('value', 'lab')
  expect(screen.getByText('blood-test.pdf')).toBeTruthy()
  await userEvent.type(await name(), ' 2026')
  await save()
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy()
  expect(changes()).toEqual([{ name: 'Blood test of March 2026' }])
  expect(address()).toBe(paths.patient.healthStory.document({ patientId, documentId }))
})

test('VAL-35 without a name nothing is sent', async () => {
  await show()
  await userEvent.clear(await name())
  await save()
  expect(screen.getAllByText('This field is required').length).toBeGreaterThan(0)
  expect(changes()).toEqual([])
})

test('F02 what was typed stays when it could not be saved', async () => {
  fails('updateDocument', 0)
  await show()
  await userEvent.type(await name(), '!')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't save your changes")
  expect(await name()).toHaveProperty('value', 'Blood test of March!')
})

test('shows the server’s error at its field', async () => {
  fails('updateDocument', 400, { name: ['This name is taken.'] })
  await show()
  await userEvent.type(await name(), '!')
  await save()
  expect((await screen.findAllByText('This name is taken.')).length).toBeGreaterThan(0)
})

test('what the person may not change leads back', async () => {
  answer('getDocument', () => aDocument({ can_edit: false, source: 'provider' }))
  await show()
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})
