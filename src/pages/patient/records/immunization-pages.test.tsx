// Vaccines: list by vaccine, print, add, edit (ROUTE-36..39, HEALTH-02, DATA-49, 2.5).
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { toasts } from '#src/ui/messages/toast-queue.ts'
import { allCalls, answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { idsOf, uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { immunization, patientId, recordId, renderRecords } from '#tests/dom/records.tsx'
import ImmunizationAddPage from './ImmunizationAddPage.tsx'
import ImmunizationEditPage from './ImmunizationEditPage.tsx'
import ImmunizationPage from './ImmunizationPage.tsx'
import ImmunizationsPage from './ImmunizationsPage.tsx'
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { healthStory } = paths.patient
const list = healthStory.immunizations({ patientId })
const detail = healthStory.immunization({ patientId, immunizationId: recordId })
const sent = () =>
  allCalls()
    .filter(({ body }) => body !== undefined)
    .map(({ body }) => body)
const openList = (query = '') =>
  renderRecords(<ImmunizationsPage />, { pattern: healthStory.immunizations.pattern, at: list + query })
const openForm = () =>
  renderRecords(<ImmunizationAddPage />, {
    pattern: healthStory.newImmunization.pattern,
    at: healthStory.newImmunization({ patientId }),
  })
const nameField = () => screen.getByRole('combobox', { name: /^Vaccine/ })
const received = () => within(screen.getByRole('group', { name: /When did you get it/ }))

test('ROUTE-36, DATA-49: groups doses by vaccine, with the last and the next one', async () => {
  answer(
    'listImmunizations',
    page([
      immunization({
        id: uuid(1),
        vaccine_name: 'Hepatitis B',
        dose_number: 1,
        date_received: '2026-09-09',
        next_dose_date: '2999-12',
      }),
      immunization({ id: uuid(2), location: 'Lakeside pharmacy' }),
      immunization({ id: uuid(3), date_received: '2024-11' }),
    ]),
  )
  await openList()
  expect(await screen.findByText('Next dose planned: December 2999')).toBeDefined()
  const flu = screen.getByRole('list', { name: 'Doses of Flu' })
  expect(
    within(flu)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['October 18, 2025Lakeside pharmacyAdded by you', 'November 2024Added by you'])
  expect(screen.getByRole('link', { name: 'Dose 1, September 9, 2026' })).toBeDefined()
  // the portal never infers due doses from typed records
  expect(document.body.textContent).not.toMatch(/up to date|overdue|due now/i)
})

test('by vaccine or newest first: the order is kept in the URL', async () => {
  answer('listImmunizations', page([immunization()]))
  const { address } = await openList()
  await screen.findByRole('heading', { name: 'Flu' })
  await userEvent.click(screen.getByRole('button', { name: 'A to Z' }))
  await waitFor(() => expect(address()).toBe(`${list}?ordering=vaccine_name`))
  expect(callsTo('listImmunizations').map(({ query }) => query.ordering)).toEqual([
    ['-date_received', 'vaccine_name'],
    ['vaccine_name', '-date_received'],
  ])
})

test('empty, nothing found, and failed are three matters', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listImmunizations', page([]))
  const { unmount } = await openList()
  expect(await screen.findByRole('heading', { name: 'No vaccines yet' })).toBeDefined()
  unmount()
  const { unmount: leave } = await openList('?search=zzz')
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeDefined()
  expect(callsTo('listImmunizations').map(({ query }) => query.search)).toContain('zzz')
  leave()
  fails('listImmunizations', 500)
  await openList()
  expect(await screen.findByText("We couldn't load your vaccines")).toBeDefined()
})

test('the record on paper holds every dose, also those on other pages of the server', async () => {
  const printed = vi.fn(() => document.querySelector('table')?.textContent)
  vi.stubGlobal('print', printed)
  answer('listImmunizations', ({ query: { page: number = 1, page_size: size } }) =>
    size === 100
      ? {
          ...page([immunization({ id: uuid(number), date_received: `202${number}` })], 101),
          next: number === 1 ? 'https://server.example/?page=2' : null,
        }
      : page([immunization()]),
  )
  await openList()
  await screen.findByRole('heading', { name: 'Flu' })
  await userEvent.click(screen.getByRole('button', { name: 'Print vaccine record' }))
  await waitFor(() => expect(printed).toHaveBeenCalledTimes(1))
  const [paper] = printed.mock.results
  expect(String(paper?.value)).toContain('Flu2021')
  expect(String(paper?.value)).toContain('Flu2022')
  expect(screen.getByText('Name: Maya Tremblay')).toBeDefined()
})

test('a record that cannot be had whole is not printed in part', async () => {
  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listImmunizations', ({ query: { page_size: size } }) => {
    if (size === 100) throw failure(403)
    return page([immunization()])
  })
  await openList()
  await screen.findByRole('heading', { name: 'Flu' })
  await userEvent.click(screen.getByRole('button', { name: 'Print vaccine record' }))
  await waitFor(() => expect(toasts.get().map(({ variant }) => variant)).toEqual(['error']))
  expect(printed).not.toHaveBeenCalled()
})

test('ROUTE-38, 2.5: a reaction leads to the allergies; without one nothing does', async () => {
  answer('getImmunization', immunization({ reaction: 'Hives', next_dose_date: '2027' }))
  const open = () =>
    renderRecords(<ImmunizationPage />, { pattern: healthStory.immunization.pattern, at: detail })
  const { unmount } = await open()
  const link = await screen.findByRole('link', { name: 'Add an allergy' })
  expect(link.getAttribute('href')).toBe(`${healthStory.allergies({ patientId })}?add=1`)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('2027')
  unmount()
  answer('getImmunization', immunization())
  await open()
  await screen.findByRole('heading', { level: 1, name: 'Flu' })
  expect(screen.queryByRole('link', { name: 'Add an allergy' })).toBeNull()
})

test('ROUTE-37, HEALTH-02, adding: the year at least, with the code of a known vaccine', async () => {
  answer('listImmunizations', page([]))
  answer('createImmunization', ({ body }) => immunization(body))
  const { address } = await openForm()
  await userEvent.type(await waitFor(nameField), 'shingles')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent()).toEqual([])
  expect(screen.getAllByText(/This field is required$/).length).toBe(2)
  await userEvent.type(received().getByRole('textbox', { name: 'Year' }), '2020')
  await userEvent.type(screen.getByRole('textbox', { name: /Dose number/ }), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(detail))
  expect(sent()).toEqual([
    {
      patient: patientId,
      vaccine_name: 'shingles',
      vaccine_code: { system: 'http://hl7.org/fhir/sid/cvx', code: '188' },
      date_received: '2020',
      dose_number: 2,
      lot_number: null,
      manufacturer: null,
      location: null,
      next_dose_date: null,
      reaction: null,
      notes: null,
    },
  ])
})

test('2.5: warns about a dose with the same date or number', async () => {
  answer('listImmunizations', page([immunization({ dose_number: 2 })]))
  await openForm()
  await userEvent.type(await waitFor(nameField), 'flu')
  await userEvent.type(screen.getByRole('textbox', { name: /Dose number/ }), '2')
  await userEvent.tab()
  expect(await screen.findByText('Dose 2 of Flu is already on your list.')).toBeDefined()
  expect(callsTo('listImmunizations').at(-1)?.query).toMatchObject({
    patient: patientId,
    vaccine_name__icontains: 'flu',
  })
  await userEvent.clear(screen.getByRole('textbox', { name: /Dose number/ }))
  await userEvent.tab()
  await waitFor(() => expect(screen.queryByText(/You already have/)).toBeNull())
})

test('ROUTE-39, HEALTH-02, editing starts with the current values, and sends only changes', async () => {
  answer('listImmunizations', page([immunization()]))
  answer('getImmunization', immunization())
  answer('updateImmunization', ({ body }) => immunization(body))
  const { address } = await renderRecords(<ImmunizationEditPage />, {
    pattern: healthStory.editImmunization.pattern,
    at: healthStory.editImmunization({ patientId, immunizationId: recordId }),
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /Lot number/ }), ' FJ8472 ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(detail))
  expect(sent()).toEqual([{ lot_number: 'FJ8472' }])
  expect(idsOf('getImmunization')).toContain(recordId)
  expect(idsOf('updateImmunization')).toEqual([recordId])
})
