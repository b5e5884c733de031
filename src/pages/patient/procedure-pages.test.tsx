// Procedures: read, added, changed (ROUTE-45..48, HEALTH-04, DATA-51, 2.7).
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { clearToasts, toasts } from '#src/ui/toast-queue.ts'
import { answer, calls, callsTo, forget } from '#tests/dom/fake-http.ts'
import { page } from '#tests/dom/journeys.ts'
import { patientId, procedure, recordId, renderRecords } from '#tests/dom/records.tsx'
import ProcedureAddPage from './ProcedureAddPage.tsx'
import ProcedureEditPage from './ProcedureEditPage.tsx'
import ProcedurePage from './ProcedurePage.tsx'
import ProceduresPage from './ProceduresPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
  forget()
})

const { healthStory } = paths.patient
const list = healthStory.procedures({ patientId })
const detail = healthStory.procedure({ patientId, procedureId: recordId })
const wire = `/v1/procedures/${recordId}/`
const sent = () => calls.filter(({ data }) => data !== undefined).map(({ data }) => data)
const openList = (query = '') =>
  renderRecords(<ProceduresPage />, { pattern: healthStory.procedures.pattern, at: list + query })
const openForm = () =>
  renderRecords(<ProcedureAddPage />, {
    pattern: healthStory.newProcedure.pattern,
    at: healthStory.newProcedure({ patientId }),
  })
const nameField = () => screen.getByRole('combobox', { name: /Name of the procedure/ })

test('ROUTE-45, the list: newest first, what is not known in words', async () => {
  answer('/v1/procedures/', () =>
    page([procedure({ body_site: 'Throat' }), procedure({ id: '2', name: 'Biopsy', date: null })]),
  )
  await openList()
  await screen.findByRole('link', { name: 'Biopsy' })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NameDateWhere on the bodyHospital or clinicSource',
    'Tonsils removedDate July 1998Where on the body ThroatHospital or clinic –Source Added by you',
    'BiopsyDate Not knownWhere on the body –Hospital or clinic –Source Added by you',
  ])
  expect(callsTo('/v1/procedures/')[0]?.params).toMatchObject({
    patient: patientId,
    ordering: ['-date', 'name'],
    page_size: 20,
  })
})

test('empty, nothing found, and failed are three matters', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('/v1/procedures/', () => page([]))
  const { unmount } = await openList()
  expect(await screen.findByRole('heading', { name: 'No procedures yet' })).toBeDefined()
  unmount()
  const { unmount: leave } = await openList('?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
  leave()
  answer('/v1/procedures/', () => {
    throw new ApiError(500, false)
  })
  await openList()
  expect(await screen.findByText("We couldn't load your procedures")).toBeDefined()
})

test('ROUTE-47, DATA-51, one procedure: all that is known, and what is not', async () => {
  answer(wire, () => procedure({ outcome: 'No more sore throats.' }))
  await renderRecords(<ProcedurePage />, { pattern: healthStory.procedure.pattern, at: detail })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tonsils removed' })).toBeDefined()
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts.slice(0, 5)).toEqual([
    'July 1998',
    'None noted',
    'None noted',
    'No more sore throats.',
    'None noted',
  ])
})

test('ROUTE-46, HEALTH-04, adding: a year alone will do; what is empty is not known', async () => {
  answer('/v1/procedures/', () => page([]))
  answer('POST /v1/procedures/', (_, data) => procedure({ ...Object(data) }))
  const { address } = await openForm()
  await userEvent.type(await waitFor(nameField), 'MRI')
  await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '2020')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(detail))
  expect(sent()).toEqual([
    {
      patient: patientId,
      name: 'MRI',
      date: '2020',
      body_site: null,
      facility: null,
      outcome: null,
      notes: null,
    },
  ])
  expect(toasts.get().map(({ message }) => message)).toEqual(['MRI was added'])
})

test('VAL-60: a day needs its month and year; nothing is sent', async () => {
  answer('/v1/procedures/', () => page([]))
  await openForm()
  await userEvent.type(await waitFor(nameField), 'MRI')
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText('To give a day, also give the month and the year').length).toBe(2)
  expect(sent()).toEqual([])
})

test('2.7: the same name and date is in the list already; without a date the same name without one', async () => {
  answer('/v1/procedures/', () => page([procedure(), procedure({ id: '2', name: 'Biopsy', date: null })]))
  await openForm()
  await userEvent.type(await waitFor(nameField), 'tonsils removed')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '07')
  await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '1998')
  await userEvent.tab()
  expect(await screen.findByText('Tonsils removed on the same date is already in your list.')).toBeDefined()
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'Biopsy')
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByText(/already in your list/)).toBeNull())
})

test('ROUTE-48, HEALTH-04, changing begins with what there is, and sends what is different', async () => {
  answer('/v1/procedures/', () => page([procedure()]))
  answer(wire, () => procedure())
  answer(`PATCH ${wire}`, (_, data) => procedure(Object(data)))
  const { address } = await renderRecords(<ProcedureEditPage />, {
    pattern: healthStory.editProcedure.pattern,
    at: healthStory.editProcedure({ patientId, procedureId: recordId }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /Hospital or clinic/ }), 'Rimouski')
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveProperty('value', '1998')
  expect(screen.queryByText(/already in your list/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(detail))
  expect(sent()).toEqual([{ facility: 'Rimouski' }])
})
