import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { mayaId, medication, medicationId, page, renderForMaya } from '#tests/dom/medications.tsx'
import MedicationEditPage from './MedicationEditPage.tsx'
import MedicationPage from './MedicationPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
beforeEach(() => {
  answer('/v1/medications/', () => page([medication()]))
})
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const { healthStory } = paths.patient
const item = `/v1/medications/${medicationId}/`
const open = () =>
  renderForMaya(<MedicationPage />, {
    pattern: healthStory.medication.pattern,
    at: healthStory.medication({ patientId: mayaId, medicationId }),
  })
const openEdit = () =>
  renderForMaya(<MedicationEditPage />, {
    pattern: healthStory.editMedication.pattern,
    at: healthStory.editMedication({ patientId: mayaId, medicationId }),
  })

test('ROUTE-43, DATA-45: all that is known; what is not says so', async () => {
  answer(item, () => medication({ reaction: 'An upset stomach' }))
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Metformin 500 mg' })).toBeDefined()
  expect(screen.getByText('1 tablet by mouth twice a day')).toBeDefined()
  expect(screen.getByText('An upset stomach')).toBeDefined()
  expect(screen.getAllByText('None noted').length).toBeGreaterThan(2)
})

test('a deletion asks and names it; afterwards it can be taken back', async () => {
  answer(item, () => medication())
  answer(`DELETE ${item}`, () => undefined)
  answer(`${item}restore/`, () => medication())
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Metformin 500 mg?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(callsTo(`${item}restore/`)).toHaveLength(1))
})

test('what the care team wrote takes a note and no change', async () => {
  answer(item, () => medication({ source: 'provider', can_edit: false, can_delete: false }))
  await open()
  expect(await screen.findByText('Your care team wrote this')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^I stopped/ })).toBeNull()
})

test('a medicine of another profile is no place of this one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer(item, () => medication({ patient: 'somebody-else' }))
  await open()
  expect(await screen.findByText(/^route failed/)).toBeDefined()
})

test('ROUTE-44, HEALTH-01: the form is filled in, and only what changed is sent', async () => {
  answer(item, (_, data) => medication(Object(data)))
  const { address } = await openEdit()
  const strength = await screen.findByRole('textbox', { name: 'Strength' })
  expect(strength).toHaveProperty('value', '500 mg')
  expect(screen.getByRole('combobox', { name: 'How often' })).toHaveProperty('value', 'twice_daily')
  await userEvent.clear(strength)
  await userEvent.type(strength, '850 mg')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(healthStory.medication({ patientId: mayaId, medicationId })))
  expect(callsTo(item).find(({ method }) => method === 'PATCH')?.data).toEqual({ strength: '850 mg' })
})

test('a change that could not be saved says so, and what was typed stays', async () => {
  answer(item, () => medication())
  answer(`PATCH ${item}`, () => {
    throw new ApiError(500, false)
  })
  await openEdit()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'With food')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'With food')
})
