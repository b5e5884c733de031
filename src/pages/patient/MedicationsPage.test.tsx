import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { allergy, statement } from '#tests/dom/health-records.tsx'
import { mayaId, medication, page, renderForMaya } from '#tests/dom/medications.tsx'
import MedicationsPage from './MedicationsPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
afterEach(() => {
  vi.restoreAllMocks()
  forget()
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
const asked = () => callsTo('/v1/medications/').map(({ params }) => params)

test('ROUTE-40, 2.6: what is taken now, in a sentence, with its source and the way to it', async () => {
  answer('/v1/medications/', () => page([medication()]))
  await open()
  const link = await screen.findByRole('link', { name: 'Metformin 500 mg' })
  expect(link.getAttribute('href')).toBe(
    healthStory.medication({ patientId: mayaId, medicationId: medication().id }),
  )
  expect(rows()[1]).toContain('1 tablet by mouth twice a day')
  expect(rows()[1]).toContain('April 2019')
  expect(asked()).toContainEqual(
    expect.objectContaining({ currently_taking: true, ordering: ['name'], page: 1 }),
  )
})

test('in French the sentence is French', async () => {
  answer('/v1/medications/', () => page([medication()]))
  await open('', 'fr-ca')
  await screen.findByRole('link', { name: 'Metformin 500 mg' })
  expect(rows()[1]).toContain('1 comprimé par la bouche deux fois par jour')
})

test('past: when it was taken, and nothing to stop', async () => {
  answer('/v1/medications/', () =>
    page([medication({ currently_taking: false, start_date: '2023-02', end_date: '2023-09' })]),
  )
  const { address } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Past' }))
  await waitFor(() => expect(address()).toBe(`${at}?view=past`))
  await waitFor(() => expect(rows()[1]).toContain('February 2023 to September 2023'))
  expect(screen.queryByRole('button', { name: /^I stopped/ })).toBeNull()
})

test('empty: what belongs here, and ways on; DATA-56: I have none is kept, and taken back', async () => {
  answer('/v1/medications/', () => page([]))
  let said = statement('medications')
  answer('GET /v1/record-statements/medications/', () => said)
  answer('PUT /v1/record-statements/medications/', (_, data) => {
    said = statement('medications', Object(data).status)
    return said
  })
  await open()
  expect(await screen.findByText('Add medicines, vitamins and natural products you take.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Skip for now' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'I take no medications' }))
  expect(await screen.findByRole('heading', { name: 'No medications' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'This is not right any more' }))
  expect(await screen.findByRole('button', { name: 'I take no medications' })).toBeDefined()
  const sent = callsTo('/v1/record-statements/medications/').filter(({ method }) => method === 'PUT')
  expect(sent.map(({ data }) => data)).toEqual([
    { patient: mayaId, status: 'none_known' },
    { patient: mayaId, status: null },
  ])
})

test('nothing in this view is another matter than nothing at all, and than nothing found', async () => {
  answer('/v1/medications/', ({ currently_taking: taking, search }) =>
    page(search === undefined && taking === undefined ? [medication()] : []),
  )
  await open('?view=past')
  expect(await screen.findByText('Nothing that you stopped taking')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Search medications' }), 'zzz')
  expect(await screen.findByText('No results for “zzz”')).toBeDefined()
})

test('an error stands in place; trying again brings the list', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  answer('/v1/medications/', () => {
    if (fails) throw new ApiError(500, false)
    return page([medication()])
  })
  await open()
  expect(await screen.findByText("We couldn't load your medications")).toBeDefined()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Metformin 500 mg' })).toBeDefined()
})

test('a page of 20 of 2,000', async () => {
  answer('/v1/medications/', ({ page: number }) => page([medication({ name: `Page ${number}` })], 2000))
  await open()
  expect(await screen.findByText('Showing 1 to 20 of 2000')).toBeDefined()
})

test('what is stopped is sent with its day and reason, and can be taken back', async () => {
  answer('/v1/medications/', () => page([medication()]))
  answer(`/v1/medications/${medication().id}/`, (_, data) => medication(Object(data)))
  await open()
  await userEvent.click(
    await screen.findByRole('button', { name: /^I stopped taking this: Metformin 500 mg/ }),
  )
  await userEvent.type(await screen.findByRole('textbox', { name: /Why you stopped/ }), 'No need')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Day' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const sent = () => callsTo(`/v1/medications/${medication().id}/`).map(({ data }) => data)
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ currently_taking: false, stop_reason: 'No need' })
  expect(String(Object(sent()[0]).end_date)).toMatch(/^\d{4}-\d{2}$/)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent()[1]).toEqual({ currently_taking: true, end_date: null }))
})

test('a day before it began is refused, and the dialog stays', async () => {
  answer('/v1/medications/', () => page([medication({ start_date: '2026-11' })]))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: /^I stopped/ }))
  const year = await screen.findByRole('textbox', { name: 'Year' })
  await userEvent.clear(year)
  await userEvent.type(year, '2020')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Enter a date on or after November 2026')).length).toBeGreaterThan(0)
  expect(callsTo(`/v1/medications/${medication().id}/`)).toEqual([])
})

const paper = async () => {
  const name = 'Medications of Maya Tremblay'
  const heading = await screen.findByRole('heading', { name, hidden: true })
  return heading.parentElement?.textContent?.replaceAll('\u00a0', ' ') ?? ''
}
const missingAllergies =
  'The allergies could not be loaded. Ask about allergies before you rely on this list.'

test('the printed list is whole, with the date and the allergies by name (2.6)', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  answer('/v1/medications/', ({ page_size: size }) =>
    page(size === 100 ? [medication(), medication({ id: 'b', name: 'Ramipril' })] : [medication()]),
  )
  answer('/v1/allergies/', () =>
    page([
      allergy({ id: 'p', allergen: 'Penicillin', reactions: ['anaphylaxis'], severity: 'severe' }),
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
  expect(printed).toMatch(/Printed on \w+ \d+, \d{4}/)
  expect(callsTo('/v1/allergies/')[0]?.params).toMatchObject({
    status: 'active',
    ordering: ['-severity', 'allergen'],
  })
  vi.unstubAllGlobals()
})

test('paper says that there are no allergies only when that is known', async () => {
  answer('/v1/medications/', () => page([medication()]))
  answer('/v1/allergies/', () => page([]))
  await open()
  await waitFor(async () => expect(await paper()).toContain('No allergies noted in this record.'))
})

test.each([
  [
    'fail',
    () => {
      throw new ApiError(403, false)
    },
  ],
  ['are more than one page', () => ({ ...page([allergy()], 150), next: '/v1/allergies/?page=2' })],
])('paper never is silent about allergies that %s', async (_, allergies) => {
  answer('/v1/medications/', () => page([medication()]))
  answer('/v1/allergies/', allergies)
  await open()
  await waitFor(async () => expect(await paper()).toContain('1 tablet by mouth'))
  const printed = await paper()
  expect(printed).toContain(missingAllergies)
  expect(printed).not.toContain('No allergies')
})

test('paper says that the medicines are not all there', async () => {
  answer('/v1/medications/', ({ page_size: size }) => {
    if (size === 100) throw new ApiError(403, false)
    return page([medication()])
  })
  answer('/v1/allergies/', () => page([allergy()]))
  await open()
  await waitFor(async () => expect(await paper()).toContain('Cats: Itchy eyes (Mild)'))
  expect(await paper()).toContain('This list could not be loaded completely.')
})
