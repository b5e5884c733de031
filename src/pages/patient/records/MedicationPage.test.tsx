import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { idsOf } from '#tests/dom/ids.ts'
import { leoId } from '#tests/dom/journeys.ts'
import { mayaId, medication, medicationId, page, renderForMaya } from '#tests/dom/medications.tsx'
import MedicationEditPage from './MedicationEditPage.tsx'
import MedicationPage from './MedicationPage.tsx'
beforeEach(() => {
  answer('listMedications', page([medication()]))
})
afterEach(() => vi.restoreAllMocks())

const { healthStory } = paths.patient
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
  answer('getMedication', medication({ reaction: 'An upset stomach' }))
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Metformin 500 mg' })).toBeDefined()
  expect(screen.getByText('1 tablet by mouth twice a day')).toBeDefined()
  expect(screen.getByText('An upset stomach')).toBeDefined()
  expect(screen.getAllByText('None noted').length).toBeGreaterThan(2)
})

test('a deletion asks and names it; afterwards it can be taken back', async () => {
  answer('getMedication', medication())
  answer('deleteMedication', () => undefined)
  answer('restoreMedication', medication())
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Metformin 500 mg?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(idsOf('restoreMedication')).toEqual([medicationId]))
  expect(idsOf('deleteMedication')).toEqual([medicationId])
})

test('what the care team wrote takes a note and no change', async () => {
  answer('getMedication', medication({ source: 'provider', can_edit: false, can_delete: false }))
  await open()
  expect(await screen.findByText('Your care team wrote this')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^I stopped/ })).toBeNull()
})

test('a medicine of another profile is no place of this one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('getMedication', medication({ patient: leoId }))
  await open()
  expect(await screen.findByText(/^route failed/)).toBeDefined()
})

test('ROUTE-44, HEALTH-01: the form is filled in, and only what changed is sent', async () => {
  answer('getMedication', medication())
  answer('updateMedication', ({ body }) => medication(body))
  const { address } = await openEdit()
  const strength = await screen.findByRole('textbox', { name: 'Strength' })
  expect(strength).toHaveProperty('value', '500 mg')
  expect(screen.getByRole('combobox', { name: 'How often' })).toHaveProperty('value', 'twice_daily')
  await userEvent.clear(strength)
  await userEvent.type(strength, '850 mg')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(healthStory.medication({ patientId: mayaId, medicationId })))
  expect(idsOf('getMedication')).toContain(medicationId)
  expect(idsOf('updateMedication')).toEqual([medicationId])
  expect(callsTo('updateMedication')[0]?.body).toEqual({
    strength: '850 mg',
  })
})

test('a change that could not be saved says so, and what was typed stays', async () => {
  answer('getMedication', medication())
  fails('updateMedication', 500)
  await openEdit()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'With food')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'With food')
})
