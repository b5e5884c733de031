// One condition: read, confirmed, noted, deleted and brought back; added and changed.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { clearToasts, toasts } from '#src/ui/toast-queue.ts'
import { answer, calls, callsTo, forget } from '#tests/dom/fake-http.ts'
import { page } from '#tests/dom/journeys.ts'
import { condition, patientId, recordId, renderRecords } from '#tests/dom/records.tsx'
import ConditionAddPage from './ConditionAddPage.tsx'
import ConditionEditPage from './ConditionEditPage.tsx'
import ConditionPage from './ConditionPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
afterEach(() => {
  vi.restoreAllMocks()
  clearToasts()
  forget()
})

const { healthStory } = paths.patient
const list = healthStory.conditions({ patientId })
const detail = healthStory.condition({ patientId, conditionId: recordId })
const wire = `/v1/conditions/${recordId}/`
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** What was said; the page that shows it may be left by then. */
const messages = () => toasts.get().map(({ message }) => message)
const writes = () => calls.filter(({ method }) => method !== 'GET' && method !== 'get')

describe('one condition (ROUTE-28)', () => {
  const open = () => renderRecords(<ConditionPage />, { pattern: healthStory.condition.pattern, at: detail })

  test('all that is known, and what is not', async () => {
    answer(wire, () => condition({ resolved_year: 1995, status: 'resolved' }))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Asthma' })).toBeDefined()
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts.slice(0, 4)).toEqual(['Long-lasting', 'I had it before', '1991 to 1995', 'None noted'])
    expect(facts).toContain('Added by you')
    expect(screen.queryByRole('heading', { name: 'Is this still right?' })).toBeNull()
  })

  test('after a year one is asked whether it is still right', async () => {
    const old = condition({ created_at: '2020-01-05T12:00:00Z', updated_at: '2020-01-05T12:00:00Z' })
    answer(wire, () => old)
    answer(`POST ${wire}confirm/`, () => {
      answer(wire, () => ({ ...old, last_confirmed_at: new Date().toISOString() }))
      return old
    })
    await open()
    expect(await screen.findByText('You last looked at this on January 5, 2020.')).toBeDefined()
    await press('Yes, still right')
    expect(await screen.findByText('Noted: this is still right')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Is this still right?' })).toBeNull())
  })

  test('a confirmation that fails says so in place', async () => {
    answer(wire, () => condition({ created_at: '2020-01-05T12:00:00Z' }))
    answer(`POST ${wire}confirm/`, () => {
      throw new ApiError(500, false)
    })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, still right' }))
    expect(await screen.findByText("We couldn't note that. Please try again.")).toBeDefined()
  })

  test('what a care team wrote cannot be changed, but noted', async () => {
    const theirs = condition({
      source: 'provider',
      can_edit: false,
      can_delete: false,
      recorded_by: { id: 'samuel', display_name: 'Samuel Roy' },
    })
    answer(wire, () => theirs)
    answer(`PATCH ${wire}`, (_, data) => ({ ...theirs, ...Object(data) }))
    await open()
    expect(await screen.findByText('Your care team wrote this')).toBeDefined()
    expect(screen.getByText('From your care team: Samuel Roy')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'It is the right hip.')
    await press('Save the note')
    expect(await screen.findByText('Your note was saved')).toBeDefined()
    expect(writes().map(({ data }) => data)).toEqual([{ patient_note: 'It is the right hip.' }])
  })

  test('deleting names it, can be left, happens at once, and can be undone', async () => {
    answer(wire, () => condition())
    answer(`DELETE ${wire}`, () => undefined)
    answer(`POST ${wire}restore/`, () => condition())
    const { address } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Asthma?' })
    expect(dialog.textContent).toContain('You can undo this right after, for 5 seconds.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(writes()).toEqual([])

    await press('Delete')
    const again = await screen.findByRole('dialog', { name: 'Delete Asthma?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('elsewhere')).toBeDefined()
    expect(address()).toBe(list)
    expect(writes().map(({ url }) => url)).toEqual([wire])
    // the page is left, and the deletion can still be taken back
    const [said] = toasts.get()
    expect([said?.message, said?.action?.label]).toEqual(['Asthma was deleted', 'Undo'])
    said?.action?.run()
    await waitFor(() => expect(messages()).toContain('Asthma is back'))
    expect(callsTo(`${wire}restore/`)).toHaveLength(1)
  })

  test('a deletion that fails stays in the dialog', async () => {
    answer(wire, () => condition())
    answer(`DELETE ${wire}`, () => {
      throw new ApiError(500, false)
    })
    const { address } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await within(dialog).findByText("We couldn't delete this. Please try again.")).toBeDefined()
    expect(address()).toBe(detail)
  })

  test('a record of another profile, or one that is gone, is no page', async () => {
    quiet()
    answer(wire, () => condition({ patient: '9f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101' }))
    await open()
    expect(await screen.findByText(/route failed: ApiError.*404/)).toBeDefined()
  })
})

describe('adding (ROUTE-27, HEALTH-03)', () => {
  const open = () =>
    renderRecords(<ConditionAddPage />, {
      pattern: healthStory.newCondition.pattern,
      at: healthStory.newCondition({ patientId }),
    })
  const field = (name: RegExp) => screen.getByRole('textbox', { name })
  const nameField = () => screen.getByRole('combobox', { name: /Name of the condition/ })

  test('VAL-35, VAL-48: says what is missing and wrong, in words, with links; nothing is sent', async () => {
    answer('/v1/conditions/', () => page([]))
    await open()
    await userEvent.type(await waitFor(() => field(/Year it was found/)), '2999')
    await press('Save')
    const summary = screen.getByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'This field is required',
      `The year cannot be in the future. Enter ${new Date().getFullYear()} or earlier`,
    ])
    expect(document.activeElement).toBe(summary)
    expect(document.title.startsWith('Error:')).toBe(true)
    expect(writes()).toEqual([])
  })

  test('sends what was typed, with the code of a known name, and shows the new record', async () => {
    answer('/v1/conditions/', () => page([]))
    answer('POST /v1/conditions/', (_, data) => condition({ ...Object(data), id: recordId }))
    const { address } = await open()
    await userEvent.type(await waitFor(nameField), '  migraine ')
    await userEvent.type(screen.getByRole('combobox', { name: /Type/ }), 'long-lasting')
    await userEvent.type(field(/Year it was found/), '2001')
    await userEvent.click(screen.getByRole('radio', { name: 'I had it before' }))
    await userEvent.type(field(/Year it ended/), '2010')
    await press('Save')
    await waitFor(() => expect(address()).toBe(detail))
    expect(writes().map(({ data }) => data)).toEqual([
      {
        patient: patientId,
        name: 'migraine',
        code: { system: 'http://snomed.info/sct', code: '37796009' },
        type: 'chronic',
        status: 'resolved',
        diagnosis_year: 2001,
        resolved_year: 2010,
        notes: null,
      },
    ])
    expect(messages()).toEqual(['migraine was added'])
  })

  test('2.4: the year of the end goes when one still has it, and that is said', async () => {
    answer('/v1/conditions/', () => page([]))
    await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'I had it before' }))
    await userEvent.type(field(/Year it ended/), '2010')
    await userEvent.click(screen.getByRole('radio', { name: 'I have it now' }))
    expect(screen.queryByRole('textbox', { name: /Year it ended/ })).toBeNull()
    expect(screen.getByText('Because you still have it, the year it ended was taken out.')).toBeDefined()
  })

  test('2.4: says when it is in the list already', async () => {
    answer('/v1/conditions/', () => page([condition()]))
    await open()
    await userEvent.type(await waitFor(nameField), 'ASTHMA')
    await userEvent.tab()
    expect(await screen.findByText('Asthma is already in your list.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'See Asthma' }).getAttribute('href')).toBe(detail)
    expect(screen.queryByRole('button', { name: 'Yes, I have it again' })).toBeNull()
  })

  test('2.4: one that was over can be made current again in place of a new one', async () => {
    answer('/v1/conditions/', () => page([condition({ status: 'resolved', resolved_year: 2000 })]))
    answer(`PATCH ${wire}`, () => condition())
    const { address } = await open()
    await userEvent.type(await waitFor(nameField), 'Asthma')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I have it again' }))
    await waitFor(() => expect(address()).toBe(detail))
    expect(writes().map(({ data }) => data)).toEqual([{ status: 'active', resolved_year: null }])
    expect(messages()).toEqual(['Asthma is current again'])
  })

  test.each([
    [500, "We couldn't create this. Please try again."],
    [0, 'You are offline. What you typed is still here. Save it when you are back online.'],
  ])('what was typed stays when saving fails (%s)', async (status, words) => {
    answer('/v1/conditions/', () => page([]))
    answer('POST /v1/conditions/', () => {
      throw new ApiError(status, false)
    })
    await open()
    await userEvent.type(await waitFor(nameField), 'Migraine')
    await press('Save')
    expect(await screen.findByText(words)).toBeDefined()
    expect(nameField()).toHaveProperty('value', 'Migraine')
  })

  test('what the server says about a field stands at the field, about others above the form', async () => {
    answer('/v1/conditions/', () => page([]))
    answer('POST /v1/conditions/', () => {
      throw new ApiError(400, false, { diagnosis_year: ['Not this year.'], colour: ['No colours.'] })
    })
    await open()
    await userEvent.type(await waitFor(nameField), 'Migraine')
    await press('Save')
    expect(await screen.findByText('No colours.')).toBeDefined()
    expect(screen.getAllByText('Not this year.').length).toBe(2)
    await userEvent.type(field(/Year it was found/), '2001')
    await waitFor(() => expect(screen.queryByText('Not this year.')).toBeNull())
  })

  test('leaving with something typed asks first', async () => {
    answer('/v1/conditions/', () => page([]))
    const { address } = await open()
    await userEvent.type(await waitFor(nameField), 'Migraine')
    await press('Cancel')
    expect(await screen.findByRole('dialog')).toBeDefined()
    expect(address()).toBe(healthStory.newCondition({ patientId }))
  })
})

describe('changing (ROUTE-29, HEALTH-03)', () => {
  const open = () =>
    renderRecords(<ConditionEditPage />, {
      pattern: healthStory.editCondition.pattern,
      at: healthStory.editCondition({ patientId, conditionId: recordId }),
    })

  test('begins with what there is, and sends what is different', async () => {
    answer('/v1/conditions/', () => page([condition()]))
    answer(wire, () => condition({ notes: 'In cold air.' }))
    answer(`PATCH ${wire}`, (_, data) => condition(Object(data)))
    const { address } = await open()
    const notes = await screen.findByRole('textbox', { name: /Notes/ })
    expect(notes).toHaveProperty('value', 'In cold air.')
    expect(screen.getByRole('combobox', { name: /Type/ })).toHaveProperty('value', 'Long-lasting')
    await userEvent.clear(notes)
    await press('Save')
    await waitFor(() => expect(address()).toBe(detail))
    expect(writes().map(({ data }) => data)).toEqual([{ notes: null }])
  })

  test('what cannot be changed leads back to where it is read', async () => {
    answer(wire, () => condition({ source: 'provider', can_edit: false, can_delete: false }))
    const { address } = await open()
    await waitFor(() => expect(address()).toBe(detail))
  })
})
