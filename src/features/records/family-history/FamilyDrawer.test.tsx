import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { answerEmpty, entry, patientId, renderRecords } from '#tests/dom/health-records.tsx'
import { idsOf } from '#tests/dom/ids.ts'
import { leoId, page } from '#tests/dom/journeys.ts'
import { useDrawerAddress } from '../form/use-drawer-address.ts'
import { FamilyDrawer } from './FamilyDrawer.tsx'
beforeEach(answerEmpty)
afterEach(() => vi.restoreAllMocks())

function Place() {
  return <FamilyDrawer patientId={patientId} drawer={useDrawerAddress()} />
}
const open = (query: string) => renderRecords(<Place />, { pattern: '/list', at: `/list${query}` })
const drawer = async () => within(await screen.findByRole('dialog'))
const entryId = entry().id
const sent = (id: 'createFamilyHistory' | 'updateFamilyHistory') => callsTo(id).map(({ body }) => body)
const illness = (form: ReturnType<typeof within>, at: number) =>
  form.getAllByLabelText(/^Illness/, { selector: 'input' })[at] as HTMLElement

test('HEALTH-06: what was saved leaves the form when the next one fails, and is not sent again', async () => {
  answer('createFamilyHistory', ({ body }) => {
    if (body.condition === 'Gout') throw failure(500)
    return entry()
  })
  const { address } = await open('?add=1&for=father')
  const form = await drawer()
  expect(form.getByLabelText(/Who/)).toHaveProperty('value', 'father')
  await userEvent.type(illness(form, 0), 'Stroke')
  await userEvent.click(form.getByText('Add another illness'))
  await userEvent.type(illness(form, 1), 'Gout')
  await userEvent.click(form.getByText('Save'))
  expect(await form.findByText(/^Saved: 1 of 2/)).toBeDefined()
  expect(form.getAllByLabelText(/^Illness/, { selector: 'input' })).toHaveLength(1)
  expect(illness(form, 0)).toHaveProperty('value', 'Gout')
  answer('createFamilyHistory', () => {
    throw failure(400, { condition: ['Unknown to the server'] })
  })
  await userEvent.click(form.getByText('Save'))
  await waitFor(() => expect(illness(form, 0).getAttribute('aria-invalid')).toBe('true'))
  expect(form.getAllByText(/Unknown to the server/)).toHaveLength(2)
  await userEvent.type(illness(form, 0), ' ')
  answer('createFamilyHistory', entry())
  await userEvent.click(form.getByText('Save'))
  expect(await screen.findByText('2 entries are saved.')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/list'))
  expect(sent('createFamilyHistory')).toMatchObject([
    { patient: patientId, relation: 'father', condition: 'Stroke' },
    ...Array.from({ length: 3 }, () => ({ relation: 'father', condition: 'Gout' })),
  ])
})

test('DATA-53: editing sends only what changed', async () => {
  answer('getFamilyHistory', entry())
  answer('updateFamilyHistory', entry())
  const { address } = await open(`?edit=${entryId}`)
  const form = await drawer()
  await userEvent.click(await form.findByLabelText('No, has died'))
  await userEvent.type(form.getByLabelText(/Age at death/), '88')
  await userEvent.click(form.getByText('Save'))
  await waitFor(() => expect(address()).toBe('/list'))
  expect(sent('updateFamilyHistory')).toEqual([{ is_deceased: true, age_at_death: 88 }])
  expect(idsOf('getFamilyHistory')).toContain(entryId)
  expect(idsOf('updateFamilyHistory')).toEqual([entryId])
})

test('rejects an age at death before the illness', async () => {
  answer('getFamilyHistory', entry({ is_deceased: true, age_at_onset: 70 }))
  await open(`?edit=${entryId}`)
  const form = await drawer()
  await userEvent.type(await form.findByLabelText(/Age at death/), '60')
  await userEvent.click(form.getByText('Save'))
  const words = "The age at death can't be lower than the age when the illness started."
  expect((await form.findAllByText(words)).length).toBeGreaterThan(0)
  expect(sent('updateFamilyHistory')).toEqual([])
})

test('2.9: one that is on the list already is said', async () => {
  answer('listFamilyHistory', page([entry()]))
  await open('?add=1&for=mother')
  const form = await drawer()
  await userEvent.type(illness(form, 0), 'osteoporosis')
  expect(await form.findByText('This illness is already on your list for this relative.')).toBeDefined()
})

test('one of a care team is read, and takes a note', async () => {
  answer('getFamilyHistory', entry({ source: 'provider', can_edit: false, can_delete: false }))
  answer('updateFamilyHistory', ({ body }) => entry(body))
  await open(`?edit=${entryId}`)
  const shown = await drawer()
  expect(await shown.findByText('Your care team wrote this')).toBeDefined()
  expect(shown.getByText('Osteoporosis')).toBeDefined()
  expect(shown.queryByText('Delete')).toBeNull()
  await userEvent.type(shown.getByLabelText(/^Your note/, { selector: 'textarea' }), 'It was my aunt')
  await userEvent.click(shown.getByText('Save the note'))
  await waitFor(() => expect(sent('updateFamilyHistory')).toEqual([{ patient_note: 'It was my aunt' }]))
})

test('one of another profile is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('getFamilyHistory', entry({ patient: leoId }))
  await open(`?edit=${entryId}`)
  expect(await (await drawer()).findByText(/We couldn't find this entry/)).toBeDefined()
})
