import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { allergy, allergyId, answerEmpty, old, patientId, renderRecords } from '#tests/dom/health-records.tsx'
import { idsOf } from '#tests/dom/ids.ts'
import { leoId, page } from '#tests/dom/journeys.ts'
import { medication } from '#tests/dom/medications.tsx'
import { useDrawerAddress } from '../form/use-drawer-address.ts'
import { AllergyDrawer } from './AllergyDrawer.tsx'
beforeEach(answerEmpty)
afterEach(() => vi.restoreAllMocks())

function Place() {
  return <AllergyDrawer patientId={patientId} drawer={useDrawerAddress()} />
}
const open = (query: string) => renderRecords(<Place />, { pattern: '/list', at: `/list${query}` })
const drawer = async () => within(await screen.findByRole('dialog'))
const name = /What are you allergic to/
const sent = (id: 'createAllergy' | 'updateAllergy') => callsTo(id).map(({ body }) => body)

test('DATA-56, ?add=1: what is typed is sent, and it closes', async () => {
  answer('createAllergy', ({ body }) => allergy(body))
  const { address } = await open('?add=1')
  const form = await drawer()
  await userEvent.type(form.getByLabelText(name), ' Peanuts ')
  await userEvent.click(form.getByLabelText('Food'))
  await userEvent.click(form.getByLabelText('Another reaction'))
  await userEvent.type(form.getByLabelText(/Which other reaction/), 'Dizzy')
  await userEvent.click(form.getByLabelText('Severe'))
  await userEvent.click(form.getByText('Save'))
  expect(await screen.findByText('Peanuts was added')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/list'))
  expect(sent('createAllergy')).toEqual([
    {
      patient: patientId,
      allergen: 'Peanuts',
      category: 'food',
      reactions: ['other'],
      reaction_text: 'Dizzy',
      severity: 'severe',
      onset_year: null,
      status: 'active',
      notes: null,
    },
  ])
})

test('VAL-35: what is missing is said, and nothing is sent', async () => {
  const { address } = await open('?add=1')
  const form = await drawer()
  await userEvent.click(form.getByText('Save'))
  expect((await form.findAllByText('This field is required')).length).toBeGreaterThan(0)
  expect(sent('createAllergy')).toEqual([])
  expect(address()).toBe('/list?add=1')
})

test('a change that fails keeps what was typed; then only what changed is sent', async () => {
  answer('getAllergy', allergy())
  fails('updateAllergy', 500)
  const { address } = await open(`?edit=${allergyId}`)
  const form = await drawer()
  const field = await form.findByLabelText(name)
  await userEvent.type(field, ' and dogs')
  await userEvent.click(form.getByText('Save'))
  expect(await form.findByText("We couldn't save your changes. Please try again.")).toBeDefined()
  expect(field).toHaveProperty('value', 'Cats and dogs')
  answer('updateAllergy', ({ body }) => allergy(body))
  await userEvent.click(form.getByText('Save'))
  await waitFor(() => expect(address()).toBe('/list'))
  expect(sent('updateAllergy').at(-1)).toEqual({ allergen: 'Cats and dogs' })
  expect(idsOf('getAllergy')).toContain(allergyId)
  expect(idsOf('updateAllergy')).toEqual([allergyId, allergyId])
})

test('2.8: warns about a duplicate without blocking the save', async () => {
  answer('listAllergies', page([allergy({ status: 'resolved' })]))
  await open('?add=1')
  const form = await drawer()
  await userEvent.type(form.getByLabelText(name), 'cats')
  await userEvent.tab()
  expect(await form.findByText(/An allergy to Cats is already on your list of past allergies/)).toBeDefined()
  expect(callsTo('listAllergies').at(-1)?.query).toMatchObject({ patient: patientId, search: 'cats' })
  expect(form.getByText('See Cats').getAttribute('href')).toContain(allergyId)
  expect(form.getByText('Save').closest('button')?.disabled).toBe(false)
})

test('2.8: an allergy to what is taken now is said, of medications only', async () => {
  answer('listMedications', page([medication({ name: 'Pénicilline V 300 mg' })]))
  await open('?add=1')
  const form = await drawer()
  await userEvent.type(form.getByLabelText(name), 'penicilline')
  await userEvent.click(form.getByLabelText('Food'))
  expect(form.queryByText(/on your list of current medications/)).toBeNull()
  await userEvent.click(form.getByLabelText('Medication'))
  expect(await form.findByText(/^You have Pénicilline V 300 mg on your list of current/)).toBeDefined()
  expect(callsTo('listMedications')[0]?.query).toMatchObject({ currently_taking: true })
})

test('one of a care team is read, and takes a note', async () => {
  answer('getAllergy', allergy({ source: 'provider', can_edit: false, can_delete: false }))
  answer('updateAllergy', ({ body }) => allergy(body))
  await open(`?edit=${allergyId}`)
  const shown = await drawer()
  expect(await shown.findByText('Your care team wrote this')).toBeDefined()
  expect(shown.queryByText('Delete')).toBeNull()
  expect(shown.queryByLabelText(name)).toBeNull()
  await userEvent.type(shown.getByLabelText(/^Your note/, { selector: 'textarea' }), 'It was dogs')
  await userEvent.click(shown.getByText('Save the note'))
  await waitFor(() => expect(sent('updateAllergy')).toEqual([{ patient_note: 'It was dogs' }]))
})

test.each([
  ['gone', () => fails('getAllergy', 404)],
  ['of another profile', () => answer('getAllergy', allergy({ patient: leoId }))],
])('one that is %s is missing', async (_, serve) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  serve()
  await open(`?edit=${allergyId}`)
  expect(await (await drawer()).findByText(/We couldn't find this allergy/)).toBeDefined()
})

test('HEALTH-07: it is deleted after a question that names it, and Undo brings it back', async () => {
  answer('getAllergy', allergy(old))
  answer('deleteAllergy', () => undefined)
  answer('restoreAllergy', allergy())
  const { address } = await open(`?edit=${allergyId}`)
  await userEvent.click(await (await drawer()).findByText('Delete'))
  const question = within(await screen.findByRole('dialog', { name: 'Delete Cats?' }))
  expect(callsTo('deleteAllergy')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(address()).toBe('/list'))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Cats is back')).toBeDefined()
  expect([idsOf('deleteAllergy'), idsOf('restoreAllergy')]).toEqual([[allergyId], [allergyId]])
})
