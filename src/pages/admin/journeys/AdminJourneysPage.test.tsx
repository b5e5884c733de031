import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withStep } from '#src/features/journey-editor/design/design.ts'
import { designWith, journeyWith, summaryWith } from '#src/features/journey-editor/testing/design.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { carer } from '#tests/dom/settings.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

const design = designWith(['ask', 'call', 'rest'])
const journey = journeyWith(design)
const version = {
  number: 1,
  published_at: '2026-11-01T15:10:00Z',
  published_by: journey.updated_by,
  comment: 'The first one.',
  is_current: true,
  open_enrolment_count: 4,
  design,
}

const open = (query = '', locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
  renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys${query}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
    locale,
  })
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const edit = (view = 'steps') => open(`?edit=${journey.id}&view=${view}`)
const stepNames = () =>
  within(screen.getByRole('region', { name: 'Steps' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

beforeEach(() => {
  answer('checkJourneyDefinition', { problems: [] })
  answer('getCurrentUser', carer)
  answer('listOrganizations', page([organization]))
  answer('listAuditEvents', page([]))
  answer('listJourneyDefinitions', page([summaryWith(design)]))
  answer('getJourneyDefinition', journey)
  answer('listJourneyVersions', page([version]))
  answer('getJourneyUsage', () => ({
    organizations: [
      {
        id: organization.id,
        name: 'Lakeside Family Health',
        is_offered: true,
        open_enrolment_count: 4,
        pending_invitation_count: 0,
      },
    ],
    open_enrolment_count: 4,
    open_enrolments_by_version: [{ version: 1, open_enrolment_count: 4 }],
    pending_invitation_count: 0,
  }))
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the list links to the editor and asks the server for what the address says', async () => {
  await open('?status=published&ordering=-updated_at')
  const link = await screen.findByRole('link', { name: 'Knee' })
  expect(link.getAttribute('href')).toBe(`/admin/journeys?edit=${journey.id}`)
  expect(callsTo('listJourneyDefinitions')[0]?.query).toEqual({
    page: 1,
    page_size: 20,
    status__in: ['published'],
    ordering: ['-updated_at'],
  })
})

test('a list without journeys, and one in which nothing fits', async () => {
  answer('listJourneyDefinitions', page([]))
  await open()
  expect(await screen.findByRole('heading', { name: 'There are no journeys yet' })).toBeDefined()
})

test('a step moves by its buttons, the focus follows, and the draft is saved with its revision', async () => {
  answer('saveJourneyDraft', ({ body }) => ({
    ...journey,
    revision: 4,
    has_draft: true,
    draft: body.design,
  }))
  await edit()
  await screen.findByRole('heading', { level: 1, name: 'Knee' })
  const down = await screen.findByRole('button', { name: 'Move down: Step ask' })
  await userEvent.click(down)
  expect(stepNames()).toEqual(['1. Step call', '2. Step ask', '3. Step rest'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Step ask' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  const sent = await waitFor(() => {
    const [found] = callsTo('saveJourneyDraft')
    if (!found) throw new Error('not sent yet')
    return found
  })
  expect(sent.headers).toMatchObject({ 'if-match': '"3"' })
  expect(Object(sent.body).design.steps.map((one: { activity_id: string }) => one.activity_id)).toEqual([
    'call',
    'ask',
    'rest',
  ])
  expect(await screen.findByText('A saved draft, not published')).toBeDefined()
})

test('a step that was removed comes back with the ways to it', async () => {
  await edit()
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Step call' }))
  expect(stepNames()).toEqual(['1. Step ask', '2. Step rest'])
  const undo = screen.getByRole('button', { name: 'Put it back' })
  expect(document.activeElement).toBe(undo)
  await userEvent.click(undo)
  expect(stepNames()).toEqual(['1. Step ask', '2. Step call', '3. Step rest'])
  expect(screen.getByText('Same as the published version')).toBeDefined()
})

test('publishing says what changes and for whom, and puts problems at their field, never as pointers', async () => {
  answer('saveJourneyDraft', ({ body }) => ({
    ...journey,
    revision: 4,
    has_draft: true,
    draft: body.design,
  }))
  fails('publishJourneyDefinition', 400, {
    design: { '/name/fr-ca': ['The French text is missing.'], '/steps/0/form': ['Choose a form.'] },
  })
  await edit('settings')
  await userEvent.type(await screen.findByRole('textbox', { name: /^About how many weeks/ }), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Publish...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the journey' }))
  expect(dialog.getByText('Changed: weeks')).toBeDefined()
  expect(await dialog.findByText('4 people are in it now.')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  const problem = await screen.findByRole('link', { name: '1. Step ask: Form for this step: Choose a form.' })
  expect(screen.getByRole('link', { name: 'Name (French): The French text is missing.' })).toBeDefined()
  expect(callsTo('publishJourneyDefinition')[0]?.headers).toMatchObject({ 'if-match': '"4"' })
  expect(document.body.textContent).not.toContain('/steps/')
  await userEvent.click(problem)
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Choose a form: Form for this step' }),
    ),
  )
})

test('when another person saved, shows both values, each of which can be kept', async () => {
  fails('saveJourneyDraft', 412, { detail: 'changed' })
  await edit('settings')
  const weeks = await screen.findByRole('textbox', { name: /^About how many weeks/ })
  fill(weeks, '8')
  const theirs = { ...withStep(design, 1, { priority: 90 }), estimated_weeks: 9 }
  answer('getJourneyDefinition', () => ({ ...journey, revision: 5, has_draft: true, draft: theirs }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved this journey' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep your choices' }))
  expect(dialog.getAllByText('Choose one of the two.').length).toBeGreaterThan(0)
  const mine = within(dialog.getByRole('radiogroup', { name: /^weeks/ }))
  expect(mine.getByText('8')).toBeDefined()
  expect(mine.getByText('9')).toBeDefined()
  await userEvent.click(mine.getByRole('radio', { name: 'Keep mine' }))
  const step = within(dialog.getByRole('radiogroup', { name: /^Step: Step call/ }))
  await userEvent.click(step.getByRole('radio', { name: 'Use theirs' }))
  answer('saveJourneyDraft', journey)
  await userEvent.click(dialog.getByRole('button', { name: 'Keep your choices' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(callsTo('saveJourneyDraft')).toHaveLength(2))
  const last = callsTo('saveJourneyDraft')[1]
  expect(last?.headers).toMatchObject({ 'if-match': '"5"' })
  expect(Object(last?.body).design).toEqual({ ...theirs, estimated_weeks: 8 })
})

test('restoring a version warns of what is typed', async () => {
  answer('restoreJourneyVersion', () => ({ ...journey, revision: 4, has_draft: true, draft: design }))
  await edit('texts')
  const name = await screen.findByRole('textbox', { name: 'Name (English)' })
  fill(name, 'Knee and hip')
  await userEvent.click(screen.getByRole('link', { name: 'History' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 1?' }))
  expect(dialog.getByText(/It will replace your draft and what you typed/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Knee' })).toBeDefined()
  expect(callsTo('restoreJourneyVersion')[0]?.body).toEqual({ version: 1 })
})

test('what was typed is kept on the device, and offered again', async () => {
  const view = await edit('texts')
  fill(await screen.findByRole('textbox', { name: 'Name (English)' }), 'Knee 2')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Knee 2'))
  await userEvent.click(screen.getByRole('link', { name: 'Journeys' }))
  const leaving = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  expect(leaving.getByText(/A copy stays on this device/)).toBeDefined()
  view.unmount()
  await edit()
  await userEvent.click(await screen.findByRole('button', { name: 'Restore your changes' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Knee 2' })).toBeDefined()
})

test('a new journey: reports missing fields, and a duplicate key at its field', async () => {
  fails('createJourneyDefinition', 400, { key: ['Another journey has this key already.'] })
  const { router } = await open('?new=true')
  const form = within(await screen.findByRole('form', { name: 'New journey' }))
  await userEvent.click(form.getByRole('button', { name: 'Create journey' }))
  expect(await form.findByRole('alert')).toBeDefined()
  await userEvent.type(form.getByRole('textbox', { name: /^Name \(English\)/ }), 'Knee replacement')
  await userEvent.type(form.getByRole('textbox', { name: /^Name \(French\)/ }), 'Genou')
  // Refused while it was empty, so it stays open.
  const key = form.getByRole('textbox', { name: /^Key/ })
  expect(key).toHaveProperty('value', 'knee-replacement')
  expect(key).toHaveProperty('maxLength', 64)
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Organization/ }), organization.id)
  await userEvent.click(form.getByRole('button', { name: 'Create journey' }))
  await waitFor(() => expect(key.getAttribute('aria-invalid')).toBe('true'))
  answer('createJourneyDefinition', journey)
  await userEvent.type(key, '-2')
  await userEvent.click(form.getByRole('button', { name: 'Create journey' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?edit=${journey.id}`))
})

test('a diagram: its tasks, the missing form, and steps of them', async () => {
  answer('listForms', page([]))
  await edit()
  await userEvent.click(await screen.findByRole('button', { name: 'Steps from a BPMN diagram...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Steps from a BPMN diagram' }))
  const file = dialog.getByLabelText('BPMN file', { selector: 'input' })
  const bad = new File(['<!DOCTYPE d [<!ENTITY a "b">]><d/>'], 'bad.bpmn')
  await userEvent.upload(file, bad, { applyAccept: false })
  expect(await dialog.findByText(/that could be harmful/)).toBeDefined()
  const good = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
    xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="d" targetNamespace="t"><process id="p">
    <userTask id="scan" name="Scan" camunda:formKey="scan-form" /></process></definitions>`
  await userEvent.upload(file, new File([good], 'good.bpmn'), { applyAccept: false })
  expect(await dialog.findByText('Form missing')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 step' }))
  expect(stepNames()).toContain('4. Scan')
})
