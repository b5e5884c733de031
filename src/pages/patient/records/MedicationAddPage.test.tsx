import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { idsOf, uuid } from '#tests/dom/ids.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { mayaId, medication, page, renderForMaya } from '#tests/dom/medications.tsx'
import MedicationAddPage from './MedicationAddPage.tsx'
beforeEach(() => {
  answer('listMedications', page([]))
})
afterEach(() => vi.restoreAllMocks())

const { healthStory } = paths.patient
const at = healthStory.newMedication({ patientId: mayaId })
const open = () => renderForMaya(<MedicationAddPage />, { pattern: healthStory.newMedication.pattern, at })
const name = () => screen.findByRole('textbox', { name: /^Name/ })
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('ROUTE-41, HEALTH-01: a product that was found fills the form in', async () => {
  answer(
    'listMedicationProducts',
    page([
      {
        id: uuid(1),
        name: 'Ventolin HFA',
        ingredient: 'Salbutamol',
        din: '02241497',
        strength: '100 mcg',
        form: 'inhaler',
        route: 'inhaled',
      },
    ]),
  )
  answer('createMedication', ({ body }) => medication(body))
  const { address } = await open()
  await userEvent.type(await name(), 'vent')
  await userEvent.click(await screen.findByRole('button', { name: /Ventolin HFA 100 mcg/ }))
  expect(callsTo('listMedicationProducts').at(-1)?.query).toMatchObject({ search: 'vent' })
  expect(await name()).toHaveProperty('value', 'Ventolin HFA')
  expect(document.activeElement).toBe(await name())
  expect(screen.queryByRole('list', { name: 'Products found' })).toBeNull()
  await save()
  await waitFor(() =>
    expect(address()).toBe(healthStory.medication({ patientId: mayaId, medicationId: medication().id })),
  )
  const sent = callsTo('createMedication')[0]?.body
  expect(sent).toMatchObject({
    patient: mayaId,
    name: 'Ventolin HFA',
    din: '02241497',
    strength: '100 mcg',
    form: 'inhaler',
    route: 'inhaled',
    currently_taking: true,
    end_date: null,
  })
})

test('the name stays as typed when the search fails', async () => {
  fails('listMedicationProducts', 500)
  await open()
  await userEvent.type(await name(), 'vent')
  expect(await screen.findByText(/The list of products isn't available/)).toBeDefined()
  expect(await name()).toHaveProperty('value', 'vent')
})

test('nothing is sent while something is wrong; each problem leads to its field', async () => {
  await open()
  await userEvent.type(await screen.findByRole('textbox', { name: /How much at a time/ }), '0')
  await save()
  expect(await screen.findByRole('link', { name: 'Name: This field is required' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'How much at a time: Enter a number above 0' })).toBeDefined()
  expect(callsTo('createMedication')).toEqual([])
})

test('rare fields are folded, counted, and unfolded for an error', async () => {
  await open()
  const summary = await screen.findByText('More details (optional)')
  const fold = summary.closest('details')
  expect(fold?.open).toBe(false)
  expect(within(fold as HTMLElement).getByRole('combobox', { name: 'Form' })).toBeDefined()
  await userEvent.type(await name(), 'Ginger')
  await userEvent.type(screen.getByRole('textbox', { name: /^DIN/ }), '12')
  expect(screen.getByText('More details (1 answer)')).toBeDefined()
  expect(fold?.open).toBe(false)
  await save()
  expect(await screen.findByRole('link', { name: /^DIN/ })).toBeDefined()
  expect(fold?.open).toBe(true)
  await userEvent.click(summary)
  expect(fold?.open).toBe(true)
})

test('shows the server’s error at its field; input is kept', async () => {
  fails('createMedication', 400, { start_date: ['Dates cannot be in the future.'] })
  await open()
  await userEvent.type(await name(), 'Ginger')
  await save()
  expect((await screen.findAllByText('Dates cannot be in the future.')).length).toBeGreaterThan(0)
  expect(await name()).toHaveProperty('value', 'Ginger')
})

test('2.6: who still takes it has no end: it is taken out, and that is said', async () => {
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'No, I stopped' }))
  const years = screen.getAllByRole('textbox', { name: 'Year' })
  await userEvent.type(years.at(-1) as HTMLElement, '2020')
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  expect(await screen.findByText('Because you still take it, we removed the day you stopped.')).toBeDefined()
})

test('a double is named, and one that was stopped can be taken again in place of a new one', async () => {
  answer('listMedications', page([medication({ currently_taking: false, end_date: '2024' })]))
  answer('updateMedication', medication())
  const { address } = await open()
  await userEvent.type(await name(), 'metformin')
  await userEvent.click(await screen.findByRole('button', { name: "Yes, I'm taking it again" }))
  await waitFor(() =>
    expect(address()).toBe(healthStory.medication({ patientId: mayaId, medicationId: medication().id })),
  )
  expect(callsTo('listMedications').at(-1)?.query).toMatchObject({ patient: mayaId, search: 'metformin' })
  expect(idsOf('updateMedication')).toEqual([medication().id])
  expect(callsTo('updateMedication')[0]?.body).toEqual({
    currently_taking: true,
    end_date: null,
  })
})
