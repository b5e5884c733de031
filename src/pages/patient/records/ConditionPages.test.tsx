// One condition: read, confirm, note, delete and restore; add and edit.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { toasts } from '#src/ui/messages/toast-queue.ts'
import { allCalls, answer, callsTo, fails } from '#tests/dom/server.ts'
import { idsOf, uuid } from '#tests/dom/ids.ts'
import { leoId, page } from '#tests/dom/journeys.ts'
import { condition, patientId, recordId, renderRecords } from '#tests/dom/records.tsx'
import ConditionAddPage from './ConditionAddPage.tsx'
import ConditionEditPage from './ConditionEditPage.tsx'
import ConditionPage from './ConditionPage.tsx'
afterEach(() => vi.restoreAllMocks())

const { healthStory } = paths.patient
const list = healthStory.conditions({ patientId })
const detail = healthStory.condition({ patientId, conditionId: recordId })
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** Toast messages; the page that shows them may be unmounted. */
const messages = () => toasts.get().map(({ message }) => message)
const writes = () => allCalls().filter(({ method }) => method !== 'GET')

describe('one condition (ROUTE-28)', () => {
  const open = () => renderRecords(<ConditionPage />, { pattern: healthStory.condition.pattern, at: detail })

  test('all that is known, and what is not', async () => {
    answer('getCondition', condition({ resolved_year: 1995, status: 'resolved' }))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Asthma' })).toBeDefined()
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts.slice(0, 4)).toEqual(['Long-lasting', 'I had it before', '1991 to 1995', 'None noted'])
    expect(facts).toContain('Added by you')
    expect(idsOf('getCondition')).toEqual([recordId])
    expect(screen.queryByRole('heading', { name: 'Is this still correct?' })).toBeNull()
  })

  test('after a year asks whether it is still correct', async () => {
    const old = condition({ created_at: '2020-01-05T12:00:00Z', updated_at: '2020-01-05T12:00:00Z' })
    answer('getCondition', old)
    answer('confirmCondition', () => {
      answer('getCondition', { ...old, last_confirmed_at: new Date().toISOString() })
      return old
    })
    await open()
    expect(await screen.findByText('You last looked at this on January 5, 2020.')).toBeDefined()
    await press("Yes, it's still correct")
    expect(await screen.findByText('Marked as still correct')).toBeDefined()
    expect(idsOf('confirmCondition')).toEqual([recordId])
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Is this still correct?' })).toBeNull())
  })

  test('a confirmation that fails says so in place', async () => {
    answer('getCondition', condition({ created_at: '2020-01-05T12:00:00Z' }))
    fails('confirmCondition', 500)
    await open()
    await userEvent.click(await screen.findByRole('button', { name: "Yes, it's still correct" }))
    expect(await screen.findByText("We couldn't save that. Please try again.")).toBeDefined()
  })

  test('what a care team wrote cannot be changed, but noted', async () => {
    const theirs = condition({
      source: 'provider',
      can_edit: false,
      can_delete: false,
      recorded_by: { id: uuid(1), display_name: 'Samuel Roy' },
    })
    answer('getCondition', theirs)
    answer('updateCondition', ({ body }) => ({ ...theirs, ...body }))
    await open()
    expect(await screen.findByText('Your care team wrote this')).toBeDefined()
    expect(screen.getByText('From your care team: Samuel Roy')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    await userEvent.type(screen.getByRole('textbox', { name: 'Your note' }), 'It is the right hip.')
    await press('Save the note')
    expect(await screen.findByText('Your note was saved')).toBeDefined()
    expect(writes().map(({ body }) => body)).toEqual([{ patient_note: 'It is the right hip.' }])
  })

  test('deleting names it, can be cancelled, happens immediately, and can be undone', async () => {
    answer('getCondition', condition())
    answer('deleteCondition', () => undefined)
    answer('restoreCondition', condition())
    const { address } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Asthma?' })
    expect(dialog.textContent).toContain("You'll have 5 seconds to undo this.")
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(writes()).toEqual([])

    await press('Delete')
    const again = await screen.findByRole('dialog', { name: 'Delete Asthma?' })
    await userEvent.click(within(again).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('elsewhere')).toBeDefined()
    expect(address()).toBe(list)
    expect(writes()).toMatchObject([{ id: 'deleteCondition', params: { id: recordId } }])
    // the page has closed, and the deletion can still be undone
    const [said] = toasts.get()
    expect([said?.message, said?.action?.label]).toEqual(['Asthma was deleted', 'Undo'])
    said?.action?.run()
    await waitFor(() => expect(messages()).toContain('Asthma is back'))
    expect(idsOf('restoreCondition')).toEqual([recordId])
  })

  test('a deletion that fails stays in the dialog', async () => {
    answer('getCondition', condition())
    fails('deleteCondition', 500)
    const { address } = await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await within(dialog).findByText("We couldn't delete this. Please try again.")).toBeDefined()
    expect(address()).toBe(detail)
  })

  test('a record of another profile, or one that is gone, is no page', async () => {
    quiet()
    answer('getCondition', condition({ patient: leoId }))
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
    answer('listConditions', page([]))
    await open()
    await userEvent.type(await waitFor(() => field(/Year of diagnosis/)), '2999')
    await press('Save')
    const summary = screen.getByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name of the condition: This field is required',
      `Year of diagnosis: The year can't be in the future. Enter ${new Date().getFullYear()} or earlier`,
    ])
    expect(document.activeElement).toBe(summary)
    expect(document.title.startsWith('Error:')).toBe(true)
    expect(writes()).toEqual([])
  })

  test('sends what was typed, with the code of a known name, and shows the new record', async () => {
    answer('listConditions', page([]))
    answer('createCondition', ({ body }) => condition(body))
    const { address } = await open()
    await userEvent.type(await waitFor(nameField), '  migraine ')
    await userEvent.type(screen.getByRole('combobox', { name: /Type/ }), 'long-lasting')
    await userEvent.type(field(/Year of diagnosis/), '2001')
    await userEvent.click(screen.getByRole('radio', { name: 'I had it before' }))
    await userEvent.type(field(/Year it ended/), '2010')
    await press('Save')
    await waitFor(() => expect(address()).toBe(detail))
    expect(writes().map(({ body }) => body)).toEqual([
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
    answer('listConditions', page([]))
    await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'I had it before' }))
    await userEvent.type(field(/Year it ended/), '2010')
    await userEvent.click(screen.getByRole('radio', { name: 'I have it now' }))
    expect(screen.queryByRole('textbox', { name: /Year it ended/ })).toBeNull()
    expect(screen.getByText('Because you still have it, we removed the year it ended.')).toBeDefined()
  })

  test('2.4: says when it is in the list already', async () => {
    answer('listConditions', page([condition()]))
    await open()
    await userEvent.type(await waitFor(nameField), 'ASTHMA')
    await userEvent.tab()
    expect(await screen.findByText('Asthma is already on your list.')).toBeDefined()
    expect(callsTo('listConditions').at(-1)?.query).toMatchObject({ patient: patientId, search: 'ASTHMA' })
    expect(screen.getByRole('link', { name: 'See Asthma' }).getAttribute('href')).toBe(detail)
    expect(screen.queryByRole('button', { name: 'Yes, I have it again' })).toBeNull()
  })

  test('2.4: one that was over can be made current again in place of a new one', async () => {
    answer('listConditions', page([condition({ status: 'resolved', resolved_year: 2000 })]))
    answer('updateCondition', condition())
    const { address } = await open()
    await userEvent.type(await waitFor(nameField), 'Asthma')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I have it again' }))
    await waitFor(() => expect(address()).toBe(detail))
    expect(writes().map(({ body }) => body)).toEqual([{ status: 'active', resolved_year: null }])
    expect(idsOf('updateCondition')).toEqual([recordId])
    expect(messages()).toEqual(['Asthma is current again'])
  })

  test.each([
    [500, "We couldn't create this. Please try again."],
    [0, "You're offline. What you typed is still here. Save it when you're back online."],
  ])('what was typed stays when saving fails (%s)', async (status, words) => {
    answer('listConditions', page([]))
    fails('createCondition', status)
    await open()
    await userEvent.type(await waitFor(nameField), 'Migraine')
    await press('Save')
    expect(await screen.findByText(words)).toBeDefined()
    expect(nameField()).toHaveProperty('value', 'Migraine')
  })

  test('shows the server’s message at its field, others above the form', async () => {
    answer('listConditions', page([]))
    fails('createCondition', 400, { diagnosis_year: ['Not this year.'], colour: ['No colours.'] })
    await open()
    await userEvent.type(await waitFor(nameField), 'Migraine')
    await press('Save')
    expect(await screen.findByText('No colours.')).toBeDefined()
    expect(screen.getByText('Not this year.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Year of diagnosis: Not this year.' })).toBeDefined()
    await userEvent.type(field(/Year of diagnosis/), '2001')
    await waitFor(() => expect(screen.queryByText(/Not this year/)).toBeNull())
  })

  test('leaving with something typed asks first', async () => {
    answer('listConditions', page([]))
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

  test('starts with the current values, and sends only changes', async () => {
    answer('listConditions', page([condition()]))
    answer('getCondition', condition({ notes: 'In cold air.' }))
    answer('updateCondition', ({ body }) => condition(body))
    const { address } = await open()
    const notes = await screen.findByRole('textbox', { name: /Notes/ })
    expect(notes).toHaveProperty('value', 'In cold air.')
    expect(screen.getByRole('combobox', { name: /Type/ })).toHaveProperty('value', 'Long-lasting')
    await userEvent.clear(notes)
    await press('Save')
    await waitFor(() => expect(address()).toBe(detail))
    expect(writes().map(({ body }) => body)).toEqual([{ notes: null }])
    expect(idsOf('updateCondition')).toEqual([recordId])
  })

  test('what cannot be changed leads back to where it is read', async () => {
    answer('getCondition', condition({ source: 'provider', can_edit: false, can_delete: false }))
    const { address } = await open()
    await waitFor(() => expect(address()).toBe(detail))
  })
})
