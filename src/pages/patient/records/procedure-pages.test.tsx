// Procedures: read, add, edit (ROUTE-45..48, HEALTH-04, DATA-51, 2.7).
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { toasts } from '#src/ui/messages/toast-queue.ts'
import { allCalls, answer, callsTo, fails } from '#tests/dom/server.ts'
import { idsOf, uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { patientId, procedure, recordId, renderRecords } from '#tests/dom/records.tsx'
import ProcedureAddPage from './ProcedureAddPage.tsx'
import ProcedureEditPage from './ProcedureEditPage.tsx'
import ProcedurePage from './ProcedurePage.tsx'
import ProceduresPage from './ProceduresPage.tsx'
afterEach(() => vi.restoreAllMocks())

const { healthStory } = paths.patient
const list = healthStory.procedures({ patientId })
const detail = healthStory.procedure({ patientId, procedureId: recordId })
const sent = () =>
  allCalls()
    .filter(({ body }) => body !== undefined)
    .map(({ body }) => body)
const openList = (query = '') =>
  renderRecords(<ProceduresPage />, { pattern: healthStory.procedures.pattern, at: list + query })
const openForm = () =>
  renderRecords(<ProcedureAddPage />, {
    pattern: healthStory.newProcedure.pattern,
    at: healthStory.newProcedure({ patientId }),
  })
const nameField = () => screen.getByRole('combobox', { name: /Name of the procedure/ })

test('ROUTE-45, the list: newest first, what is not known in words', async () => {
  answer(
    'listProcedures',
    page([procedure({ body_site: 'Throat' }), procedure({ id: uuid(2), name: 'Biopsy', date: null })]),
  )
  await openList()
  await screen.findByRole('link', { name: 'Biopsy' })
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NameDateWhere on the bodyHospital or clinicSource',
    'Tonsils removedDate Jul 1998Where on the body ThroatHospital or clinic –Source Added by you',
    'BiopsyDate Not knownWhere on the body –Hospital or clinic –Source Added by you',
  ])
  expect(callsTo('listProcedures')[0]?.query).toMatchObject({
    patient: patientId,
    ordering: ['-date', 'name'],
    page_size: 20,
  })
})

test('F21: empty, nothing found, and failed are three matters', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listProcedures', page([]))
  const { unmount } = await openList()
  expect(await screen.findByRole('heading', { name: 'No procedures yet' })).toBeDefined()
  unmount()
  const { unmount: leave } = await openList('?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
  expect(callsTo('listProcedures').map(({ query }) => query.search)).toContain('zzz')
  leave()
  fails('listProcedures', 403)
  await openList()
  expect(await screen.findByText("We couldn't load your procedures")).toBeDefined()
  answer('listProcedures', page([procedure()]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Tonsils removed' })).toBeDefined()
})

test('ROUTE-47, DATA-51, one procedure: all that is known, and what is not', async () => {
  answer('getProcedure', procedure({ outcome: 'No more sore throats.' }))
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
  answer('listProcedures', page([]))
  answer('createProcedure', ({ body }) => procedure(body))
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

test('F21: what was typed stays when saving fails, and the next try saves it', async () => {
  answer('listProcedures', page([]))
  fails('createProcedure', 500)
  const { address } = await openForm()
  await userEvent.type(await waitFor(nameField), 'MRI')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText("We couldn't create this. Please try again.")).toBeDefined()
  expect(nameField()).toHaveProperty('value', 'MRI')
  answer('createProcedure', ({ body }) => procedure(body))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(detail))
})

test('VAL-60: a day needs its month and year; nothing is sent', async () => {
  answer('listProcedures', page([]))
  await openForm()
  await userEvent.type(await waitFor(nameField), 'MRI')
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getAllByText(/If you enter a day, also enter the month and the year$/).length).toBe(2)
  expect(sent()).toEqual([])
})

test('2.7: the same name and date is in the list already; without a date the same name without one', async () => {
  answer('listProcedures', page([procedure(), procedure({ id: uuid(2), name: 'Biopsy', date: null })]))
  await openForm()
  await userEvent.type(await waitFor(nameField), 'tonsils removed')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), '07')
  await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '1998')
  await userEvent.tab()
  expect(await screen.findByText('Tonsils removed on the same date is already on your list.')).toBeDefined()
  expect(callsTo('listProcedures').at(-1)?.query).toMatchObject({
    patient: patientId,
    search: 'tonsils removed',
  })
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), 'Biopsy')
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByText(/already on your list/)).toBeNull())
})

test('ROUTE-48, HEALTH-04, editing starts with the current values, and sends only changes', async () => {
  answer('listProcedures', page([procedure()]))
  answer('getProcedure', procedure())
  answer('updateProcedure', ({ body }) => procedure(body))
  const { address } = await renderRecords(<ProcedureEditPage />, {
    pattern: healthStory.editProcedure.pattern,
    at: healthStory.editProcedure({ patientId, procedureId: recordId }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /Hospital or clinic/ }), 'Rimouski')
  expect(screen.getByRole('textbox', { name: 'Year' })).toHaveProperty('value', '1998')
  expect(screen.queryByText(/already on your list/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(detail))
  expect(sent()).toEqual([{ facility: 'Rimouski' }])
  expect(idsOf('getProcedure')).toContain(recordId)
  expect(idsOf('updateProcedure')).toEqual([recordId])
})
