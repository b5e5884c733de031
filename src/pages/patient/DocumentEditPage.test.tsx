import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { aDocument, documentId, documentPath, patientId, renderDocuments } from '#tests/dom/documents.tsx'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import DocumentEditPage from './DocumentEditPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

const place = paths.patient.healthStory.editDocument
const show = () =>
  renderDocuments(<DocumentEditPage />, { pattern: place.pattern, at: place({ patientId, documentId }) })
const patches = () => callsTo(documentPath).filter(({ method }) => method === 'PATCH')
const name = () => screen.findByRole('textbox', { name: /^Name/ })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

beforeEach(() => answer(documentPath, () => aDocument()))
afterEach(forget)

test('ROUTE-33, HEALTH-05 the fields are filled in; only what was changed is sent', async () => {
  const { address } = await show()
  expect(await name()).toHaveProperty('value', 'Blood test of March')
  expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveProperty('value', 'Dr. Singh asked for it.')
  expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveProperty('value', 'lab')
  expect(screen.getByText('blood-test.pdf')).toBeTruthy()
  await userEvent.type(await name(), ' 2026')
  await save()
  expect(patches().map(({ data }) => data)).toEqual([{ name: 'Blood test of March 2026' }])
  expect(await screen.findByText('Your changes are saved.')).toBeTruthy()
  expect(address()).toBe(paths.patient.healthStory.document({ patientId, documentId }))
})

test('VAL-35 without a name nothing is sent', async () => {
  await show()
  await userEvent.clear(await name())
  await save()
  expect(screen.getAllByText('This field is required').length).toBeGreaterThan(0)
  expect(patches()).toEqual([])
})

test('F02 what was typed stays when it could not be saved', async () => {
  answer(`PATCH ${documentPath}`, () => {
    throw new ApiError(0, false)
  })
  await show()
  await userEvent.type(await name(), '!')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain("We couldn't save your changes")
  expect(await name()).toHaveProperty('value', 'Blood test of March!')
})

test('what the server refuses stands at its field', async () => {
  answer(`PATCH ${documentPath}`, () => {
    throw new ApiError(400, false, { name: ['This name is taken.'] })
  })
  await show()
  await userEvent.type(await name(), '!')
  await save()
  expect((await screen.findAllByText('This name is taken.')).length).toBeGreaterThan(0)
})

test('what the person may not change leads back', async () => {
  answer(documentPath, () => aDocument({ can_edit: false, source: 'provider' }))
  await show()
  expect(await screen.findByText('elsewhere')).toBeTruthy()
})
