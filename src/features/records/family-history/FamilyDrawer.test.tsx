import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { answerEmpty, entry, patientId, renderRecords } from '#tests/dom/health-records.tsx'
import { page } from '#tests/dom/journeys.ts'
import { useDrawerAddress } from '../use-drawer-address.ts'
import { FamilyDrawer } from './FamilyDrawer.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
beforeEach(answerEmpty)
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

function Place() {
  return <FamilyDrawer patientId={patientId} drawer={useDrawerAddress()} />
}
const open = (query: string) => renderRecords(<Place />, { pattern: '/list', at: `/list${query}` })
const drawer = async () => within(await screen.findByRole('dialog'))
const entryId = entry().id
const one = `/v1/family-history/${entryId}/`
const sent = (path: string, method: string) =>
  callsTo(path)
    .filter((call) => call.method === method)
    .map(({ data }) => data)
const illness = (form: ReturnType<typeof within>, at: number) =>
  form.getAllByLabelText(/^Illness/, { selector: 'input' })[at] as HTMLElement

test('HEALTH-06: what was saved leaves the form when the next one fails, and is not sent again', async () => {
  answer('POST /v1/family-history/', (_, data) => {
    if (Object(data).condition === 'Gout') throw new ApiError(500, false)
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
  answer('POST /v1/family-history/', () => entry())
  await userEvent.click(form.getByText('Save'))
  expect(await screen.findByText('2 entries are saved.')).toBeDefined()
  await waitFor(() => expect(address()).toBe('/list'))
  expect(sent('/v1/family-history/', 'POST')).toMatchObject([
    { patient: patientId, relation: 'father', condition: 'Stroke' },
    { relation: 'father', condition: 'Gout' },
    { relation: 'father', condition: 'Gout' },
  ])
})

test('DATA-53: one is changed; only what changed is sent', async () => {
  answer(one, () => entry())
  answer(`PATCH ${one}`, () => entry())
  const { address } = await open(`?edit=${entryId}`)
  const form = await drawer()
  await userEvent.click(await form.findByLabelText('No, has died'))
  await userEvent.type(form.getByLabelText(/Age at death/), '88')
  await userEvent.click(form.getByText('Save'))
  await waitFor(() => expect(address()).toBe('/list'))
  expect(sent(one, 'PATCH')).toEqual([{ is_deceased: true, age_at_death: 88 }])
})

test('an age at death before the illness began is refused', async () => {
  answer(one, () => entry({ is_deceased: true, age_at_onset: 70 }))
  await open(`?edit=${entryId}`)
  const form = await drawer()
  await userEvent.type(await form.findByLabelText(/Age at death/), '60')
  await userEvent.click(form.getByText('Save'))
  const words = 'The age at death cannot be lower than the age when the illness began.'
  expect((await form.findAllByText(words)).length).toBeGreaterThan(0)
  expect(sent(one, 'PATCH')).toEqual([])
})

test('2.9: one that is on the list already is said', async () => {
  answer('/v1/family-history/', () => page([entry()]))
  await open('?add=1&for=mother')
  const form = await drawer()
  await userEvent.type(illness(form, 0), 'osteoporosis')
  expect(await form.findByText('This illness of this relative is on your list already.')).toBeDefined()
})

test('one of a care team is read, and takes a note', async () => {
  answer(one, () => entry({ source: 'provider', can_edit: false, can_delete: false }))
  answer(`PATCH ${one}`, (_, data) => entry(Object(data)))
  await open(`?edit=${entryId}`)
  const shown = await drawer()
  expect(await shown.findByText('Your care team wrote this')).toBeDefined()
  expect(shown.getByText('Osteoporosis')).toBeDefined()
  expect(shown.queryByText('Delete')).toBeNull()
  await userEvent.type(shown.getByLabelText(/^Your note/, { selector: 'textarea' }), 'It was my aunt')
  await userEvent.click(shown.getByText('Save the note'))
  await waitFor(() => expect(sent(one, 'PATCH')).toEqual([{ patient_note: 'It was my aunt' }]))
})

test('one of another profile is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer(one, () => entry({ patient: 'somebody else' }))
  await open(`?edit=${entryId}`)
  expect(await (await drawer()).findByText(/We couldn't find this entry/)).toBeDefined()
})
