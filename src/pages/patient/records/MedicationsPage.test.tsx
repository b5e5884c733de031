import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { allergy, statement } from '#tests/dom/health-records.tsx'
import { mayaId, medication, page, renderForMaya } from '#tests/dom/medications.tsx'
import { answer, callsTo, failure, fails } from '#tests/dom/server.ts'
import MedicationsPage from './MedicationsPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const { healthStory } = paths.patient
const at = healthStory.medications({ patientId: mayaId })
const open = (query = '', locale?: 'fr-ca') =>
  renderForMaya(<MedicationsPage />, {
    pattern: healthStory.medications.pattern,
    at: at + query,
    ...(locale && { locale }),
  })
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
const asked = () => callsTo('listMedications').map(({ query }) => query)

test('ROUTE-40, 2.6: what is taken now, in a sentence, with its source and the way to it', async () => {
  answer('listMedications', page([medication()]))
  await open()
  const link = await screen.findByRole('link', { name: 'Metformin 500 mg' })
  expect(link.getAttribute('href')).toBe(
    healthStory.medication({ patientId: mayaId, medicationId: medication().id }),
  )
  expect(rows()[1]).toContain('1 tablet by mouth twice a day')
  expect(rows()[1]).toContain('Apr 2019')
  expect(asked()).toContainEqual(
    expect.objectContaining({ currently_taking: true, ordering: ['name'], page: 1 }),
  )
})

test('in French the sentence is French', async () => {
  answer('listMedications', page([medication()]))
  await open('', 'fr-ca')
  await screen.findByRole('link', { name: 'Metformin 500 mg' })
  expect(rows()[1]).toContain('1 comprimé par la bouche deux fois par jour')
})

test('past: when it was taken, and nothing to stop', async () => {
  answer(
    'listMedications',
    page([medication({ currently_taking: false, start_date: '2023-02', end_date: '2023-09' })]),
  )
  const { address } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Past' }))
  await waitFor(() => expect(address()).toBe(`${at}?view=past`))
  await waitFor(() => expect(rows()[1]).toContain('February 2023 to September 2023'))
  expect(screen.queryByRole('button', { name: /^I stopped/ })).toBeNull()
})

test('empty: what belongs here, and ways on; DATA-56: I have none is kept, and taken back', async () => {
  answer('listMedications', page([]))
  let said = statement('medications')
  answer('getRecordStatement', () => said)
  answer('saveRecordStatement', ({ body }) => {
    said = statement('medications', body.status)
    return said
  })
  await open()
  expect(await screen.findByText('Add medications, vitamins and natural products you take.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Skip for now' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: "I don't take any medications" }))
  expect(await screen.findByRole('heading', { name: 'No medications' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'This is no longer correct' }))
  expect(await screen.findByRole('button', { name: "I don't take any medications" })).toBeDefined()
  const sent = callsTo('saveRecordStatement')
  expect(sent.map(({ body }) => body)).toEqual([
    { patient: mayaId, status: 'none_known' },
    { patient: mayaId, status: null },
  ])
})

test('nothing in this view is another matter than nothing at all, and than nothing found', async () => {
  answer('listMedications', ({ query: { currently_taking: taking, search } }) =>
    page(search === undefined && taking === undefined ? [medication()] : []),
  )
  await open('?view=past')
  expect(await screen.findByText('Nothing you stopped taking')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Search medications' }), 'zzz')
  expect(await screen.findByText('No results for “zzz”')).toBeDefined()
})

test('shows an error in place; a retry loads the list', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listMedications', 500)
  await open()
  expect(await screen.findByText("We couldn't load your medications")).toBeDefined()
  answer('listMedications', page([medication()]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Metformin 500 mg' })).toBeDefined()
})

test('ERR-45: a profile that is not hers is not found, and nothing of it is asked for', async () => {
  await renderForMaya(<MedicationsPage />, {
    pattern: healthStory.medications.pattern,
    at: healthStory.medications({ patientId: '1f0c1d52-6a34-4c0e-9f64-0d5f3c1a0999' }),
  })
  expect(await screen.findByRole('heading', { name: "We couldn't find this patient." })).toBeDefined()
  expect(asked()).toEqual([])
})

test('a page of 20 of 2,000', async () => {
  answer('listMedications', ({ query: { page: number } }) =>
    page([medication({ name: `Page ${number}` })], 2000),
  )
  await open()
  expect(await screen.findByText('Showing 1 to 20 of 2,000')).toBeDefined()
})

test('what is stopped is sent with its day and reason, and can be taken back', async () => {
  answer('listMedications', page([medication()]))
  answer('updateMedication', ({ body }) => medication(body))
  await open()
  await userEvent.click(
    await screen.findByRole('button', { name: /^I stopped taking this: Metformin 500 mg/ }),
  )
  await userEvent.type(await screen.findByRole('textbox', { name: /Why you stopped/ }), 'No need')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Day' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sent = () => callsTo('updateMedication').map(({ body }) => body)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ currently_taking: false, stop_reason: 'No need' })
  expect(String(Object(sent()[0]).end_date)).toMatch(/^\d{4}-\d{2}$/)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent()[1]).toEqual({ currently_taking: true, end_date: null }))
})

test('rejects a date before the start, and keeps the dialog open', async () => {
  answer('listMedications', page([medication({ start_date: '2026-11' })]))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: /^I stopped/ }))
  const year = await screen.findByRole('textbox', { name: 'Year' })
  await userEvent.clear(year)
  await userEvent.type(year, '2020')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Enter a date on or after November 2026')).length).toBeGreaterThan(0)
  expect(callsTo('updateMedication')).toEqual([])
})

const paper = async () => {
  const name = 'Medications of Maya Tremblay'
  const heading = await screen.findByRole('heading', { name, hidden: true })
  return heading.parentElement?.textContent?.replaceAll('\u00a0', ' ') ?? ''
}
const missingAllergies = "We couldn't load the allergies. Ask about allergies before you rely on this list."

test('the printed list is whole, with the date and the allergies by name (2.6)', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  answer('listMedications', ({ query: { page_size: size } }) =>
    page(
      size === 100
        ? [medication(), medication({ id: '8e2f3b45-6c7d-4e8f-9a01-b2c3d4e5f608', name: 'Ramipril' })]
        : [medication()],
    ),
  )
  answer(
    'listAllergies',
    page([
      allergy({
        id: '5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f7',
        allergen: 'Penicillin',
        reactions: ['anaphylaxis'],
        severity: 'severe',
      }),
      allergy(),
    ]),
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Print the list' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  await waitFor(async () => expect(await paper()).toContain('Penicillin: Anaphylaxis (Severe)'))
  const printed = await paper()
  expect(printed.indexOf('Penicillin')).toBeLessThan(printed.indexOf('Cats: Itchy eyes (Mild)'))
  expect(printed.indexOf('Cats')).toBeLessThan(printed.indexOf('Metformin'))
  expect(printed).toContain('Ramipril')
  expect(asked()).toContainEqual(
    expect.objectContaining({ currently_taking: true, ordering: ['name'], page_size: 100 }),
  )
  expect(printed).toMatch(/Printed on \w+ \d+, \d{4}/)
  expect(callsTo('listAllergies')[0]?.query).toMatchObject({
    status: 'active',
    ordering: ['-severity', 'allergen'],
  })
})

test('paper says that there are no allergies only when that is known', async () => {
  answer('listMedications', page([medication()]))
  answer('listAllergies', page([]))
  await open()
  await waitFor(async () => expect(await paper()).toContain('No allergies noted in this record.'))
})

test.each([
  ['fail', () => fails('listAllergies', 403)],
  [
    'are more than one page',
    () =>
      answer('listAllergies', { ...page([allergy()], 150), next: 'http://localhost/v1/allergies/?page=2' }),
  ],
])('paper never is silent about allergies that %s', async (_, serveAllergies) => {
  answer('listMedications', page([medication()]))
  serveAllergies()
  await open()
  await waitFor(async () => expect(await paper()).toContain('1 tablet by mouth'))
  const printed = await paper()
  expect(printed).toContain(missingAllergies)
  expect(printed).not.toContain('No allergies')
})

test('paper says that the medicines are not all there', async () => {
  answer('listMedications', ({ query: { page_size: size } }) => {
    if (size === 100) throw failure(403)
    return page([medication()])
  })
  answer('listAllergies', page([allergy()]))
  await open()
  await waitFor(async () => expect(await paper()).toContain('Cats: Itchy eyes (Mild)'))
  expect(await paper()).toContain("We couldn't load all of this list.")
})
