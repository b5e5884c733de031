import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { withStep } from '#src/features/journey-editor/design.ts'
import { designWith, journeyWith } from '#src/features/journey-editor/testing/design.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { carer } from '#tests/dom/settings.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

// Journeys and their editor (ROUTE-08, JOURNEY-15).

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

const design = designWith(['ask', 'call', 'rest'])
const journey = journeyWith(design)
const list = '/v1/journey-definitions/'
const item = `${list}${journey.id}/`
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
const edit = () => open(`?edit=${journey.id}`)
const stepNames = () =>
  within(screen.getByRole('region', { name: 'Steps' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const refuse = (path: string, status: number, body?: unknown) =>
  answer(path, () => {
    throw new ApiError(status, false, body)
  })

beforeEach(() => {
  answer('/v1/users/current/', () => carer)
  answer('/v1/organizations/', () => page([organization]))
  answer('/v1/audit-events/', () => page([]))
  answer(list, () => page([journey]))
  answer(item, () => journey)
  answer(`${item}versions/`, () => page([version]))
  answer(`${item}usage/`, () => ({
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
  forget()
})

test('the list links to the editor and asks the server for what the address says', async () => {
  await open('?status=published&ordering=-updated_at')
  const link = await screen.findByRole('link', { name: 'Knee' })
  expect(link.getAttribute('href')).toBe(`/admin/journeys?edit=${journey.id}`)
  expect(callsTo(list)[0]?.params).toEqual({
    page: 1,
    page_size: 20,
    status__in: ['published'],
    ordering: ['-updated_at'],
  })
})

test('a list without journeys, and one in which nothing fits', async () => {
  answer(list, () => page([]))
  await open()
  expect(await screen.findByRole('heading', { name: 'There are no journeys yet' })).toBeDefined()
})

test('a step moves by its buttons, the focus follows, and the draft is saved with its revision', async () => {
  answer(`PUT ${item}draft/`, (_, data) => ({
    ...journey,
    revision: 4,
    has_draft: true,
    draft: Object(data).design,
  }))
  await edit()
  await screen.findByRole('heading', { level: 1, name: 'Knee' })
  const down = screen.getByRole('button', { name: 'Move down: Step ask' })
  await userEvent.click(down)
  expect(stepNames()).toEqual(['1. Step call', '2. Step ask', '3. Step rest'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down: Step ask' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  const sent = await waitFor(() => {
    const [found] = callsTo(`${item}draft/`)
    if (!found) throw new Error('not sent yet')
    return found
  })
  expect(sent.headers).toMatchObject({ 'If-Match': '"3"' })
  expect(Object(sent.data).design.steps.map((one: { activity_id: string }) => one.activity_id)).toEqual([
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
  expect(screen.getByText('The same as is published')).toBeDefined()
})

test('a condition on an answer is written', async () => {
  await edit()
  await userEvent.click(await screen.findByRole('button', { name: '1. Step ask' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Only for some answers' }))
  await userEvent.type(screen.getByRole('combobox', { name: /^Question or variable/ }), 'pain')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Comparison' }), 'is at least')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Compare as' }), 'Number')
  await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '7')
  answer(`PUT ${item}draft/`, () => journey)
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(callsTo(`${item}draft/`)).toHaveLength(1))
  const { steps } = Object(callsTo(`${item}draft/`)[0]?.data).design
  expect(steps[0].next).toEqual([{ activity_id: 'call', when: { field: 'pain', op: 'gte', value: 7 } }])
})

test('publishing says what changes and for whom, and puts problems at their field, never as pointers', async () => {
  answer(`PUT ${item}draft/`, (_, data) => ({
    ...journey,
    revision: 4,
    has_draft: true,
    draft: Object(data).design,
  }))
  refuse(`POST ${item}publish/`, 400, {
    design: { '/name/fr-ca': ['The French text is missing.'], '/steps/0/form': ['Choose a form.'] },
  })
  await edit()
  await userEvent.type(await screen.findByRole('textbox', { name: /^How many weeks/ }), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Publish...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the journey' }))
  expect(dialog.getByText('Changed: weeks')).toBeDefined()
  expect(await dialog.findByText('4 people are in it now.')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  const problem = await screen.findByRole('link', { name: '1. Step ask: Choose a form.' })
  expect(screen.getByRole('link', { name: 'name: The French text is missing.' })).toBeDefined()
  expect(callsTo(`${item}publish/`)[0]?.headers).toMatchObject({ 'If-Match': '"4"' })
  expect(document.body.textContent).not.toContain('/steps/')
  await userEvent.click(problem)
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Choose a form: Form of this step' }),
  )
})

test('when somebody else saved, both values are there, and each is kept or taken', async () => {
  refuse(`PUT ${item}draft/`, 412, { detail: 'changed' })
  await edit()
  const weeks = await screen.findByRole('textbox', { name: /^How many weeks/ })
  await userEvent.clear(weeks)
  await userEvent.type(weeks, '8')
  const theirs = { ...withStep(design, 1, { priority: 90 }), estimated_weeks: 9 }
  answer(item, () => ({ ...journey, revision: 5, has_draft: true, draft: theirs }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this journey' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep what I chose' }))
  expect(dialog.getAllByText('Choose one of the two.').length).toBeGreaterThan(0)
  const mine = within(dialog.getByRole('radiogroup', { name: /^weeks/ }))
  expect(mine.getByText('8')).toBeDefined()
  expect(mine.getByText('9')).toBeDefined()
  await userEvent.click(mine.getByRole('radio', { name: 'Keep mine' }))
  const step = within(dialog.getByRole('radiogroup', { name: /^Step: Step call/ }))
  await userEvent.click(step.getByRole('radio', { name: 'Take theirs' }))
  answer(`PUT ${item}draft/`, () => journey)
  await userEvent.click(dialog.getByRole('button', { name: 'Keep what I chose' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(callsTo(`${item}draft/`)).toHaveLength(2))
  const last = callsTo(`${item}draft/`)[1]
  expect(last?.headers).toMatchObject({ 'If-Match': '"5"' })
  expect(Object(last?.data).design).toEqual({ ...theirs, estimated_weeks: 8 })
})

test('restoring a version warns of what is typed', async () => {
  answer(`POST ${item}restore/`, () => ({ ...journey, revision: 4, has_draft: true, draft: design }))
  await edit()
  const name = await screen.findByRole('textbox', { name: 'Name (English)' })
  await userEvent.type(name, ' and hip')
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 1?' }))
  expect(dialog.getByText(/It replaces your draft and what you typed/)).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Knee' })).toBeDefined()
  expect(callsTo(`${item}restore/`)[0]?.data).toEqual({ version: 1 })
})

test('what was typed is kept on the device, and offered again', async () => {
  const view = await edit()
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name (English)' }), ' 2')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Knee 2'))
  view.unmount()
  await edit()
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with them' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Knee 2' })).toBeDefined()
})

test('a new journey: missing fields are said, and a key that is taken stands at its field', async () => {
  refuse(`POST ${list}`, 400, { key: ['Another journey has this key already.'] })
  const { router } = await open('?new=true')
  const form = within(await screen.findByRole('form', { name: 'New journey' }))
  await userEvent.click(form.getByRole('button', { name: 'Begin the journey' }))
  expect(form.getByRole('alert')).toBeDefined()
  await userEvent.type(form.getByRole('textbox', { name: /^Name \(English\)/ }), 'Knee replacement')
  await userEvent.type(form.getByRole('textbox', { name: /^Name \(French\)/ }), 'Genou')
  const key = form.getByRole('textbox', { name: /^Key/ })
  expect(key).toHaveProperty('value', 'knee-replacement')
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Organization/ }), organization.id)
  await userEvent.click(form.getByRole('button', { name: 'Begin the journey' }))
  await waitFor(() => expect(key.getAttribute('aria-invalid')).toBe('true'))
  answer(`POST ${list}`, () => journey)
  await userEvent.type(key, '-2')
  await userEvent.click(form.getByRole('button', { name: 'Begin the journey' }))
  await waitFor(() => expect(router.state.location.search).toBe(`?edit=${journey.id}`))
})

test('a diagram: its tasks, the missing form, and steps of them', async () => {
  answer('/v1/forms/', () => page([]))
  await edit()
  await userEvent.click(await screen.findByRole('button', { name: 'Steps from a BPMN diagram...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Steps from a BPMN diagram' }))
  const file = dialog.getByLabelText('BPMN file', { selector: 'input' })
  const bad = new File(['<!DOCTYPE d [<!ENTITY a "b">]><d/>'], 'bad.bpmn')
  await userEvent.upload(file, bad, { applyAccept: false })
  expect(await dialog.findByText(/that can do harm/)).toBeDefined()
  const good = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL"
    xmlns:camunda="http://camunda.org/schema/1.0/bpmn" id="d" targetNamespace="t"><process id="p">
    <userTask id="scan" name="Scan" camunda:formKey="scan-form" /></process></definitions>`
  await userEvent.upload(file, new File([good], 'good.bpmn'), { applyAccept: false })
  expect(await dialog.findByText('Form missing')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Add 1 step' }))
  expect(stepNames()).toContain('4. Scan')
})
