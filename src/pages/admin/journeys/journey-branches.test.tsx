// Branches of a journey in the editor: the options offered, the design saved, and the steps a patient gets.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import {
  createProcessInstance,
  leaveProcessInstance,
} from '#generated/endpoints/process-instances/process-instances.ts'
import { completeTask, listTasks } from '#generated/endpoints/tasks/tasks.ts'
import type { FormData, FormField, JourneyDesign } from '#generated/model/index.ts'
import { stepWords } from '#locales/en-ca/journeyEditor/steps.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { userIdOf } from '#mock-server/store/seed-people.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { designWith, journeyWith } from '#src/features/journey-editor/testing/design.ts'
import { definition, form, formSummary } from '#tests/dom/forms.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, fails, signedInAs, world } from '#tests/dom/server.ts'
import AdminJourneysPage from './AdminJourneysPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  signedInAs('maya')
  localStorage.clear()
})

const edit = async (id: string, step: string) => {
  signedInAs('priya')
  const view = await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${id}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
  })
  await userEvent.click(await screen.findByRole('button', { name: step }))
  return view
}
const choose = async (name: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), option)
const offered = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** A journey of three steps; the first two have a form with these questions. */
function designAsking(...asked: readonly (readonly FormField[])[]): JourneyDesign {
  const keys = asked.map((_, at) => `form-${at}`)
  answer('listForms', ({ query }) => {
    const key = query.search ?? ''
    return page([formSummary({ id: uuidOf(key), key })])
  })
  answer('getForm', ({ params }) => {
    const found = definition('Questions')
    const at = keys.findIndex((key) => uuidOf(key) === params.id)
    const fields = [...(asked[at] ?? [])]
    return form({
      id: params.id,
      key: keys[at] ?? '',
      definition: { ...found, pages: found.pages.map((one) => ({ ...one, fields })) },
    })
  })
  const design = designWith(['ask', 'then', 'last'])
  return { ...design, steps: design.steps.map((step, at) => ({ ...step, form: keys[at] ?? null })) }
}
async function openDesign(design: JourneyDesign, step = '1. Step ask') {
  const journey = journeyWith(design)
  answer('getJourneyDefinition', journey)
  answer('listJourneyVersions', page([]))
  answer('saveJourneyDraft', ({ body }) => ({ ...journey, has_draft: true, draft: body.design }))
  return edit(journey.id, step)
}
async function savedSteps(): Promise<JourneyDesign['steps']> {
  const before = callsTo('saveJourneyDraft').length
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(callsTo('saveJourneyDraft')).toHaveLength(before + 1))
  return Object(callsTo('saveJourneyDraft')[before]?.body).design.steps
}

const label = { 'en-ca': 'The question', 'fr-ca': 'La question' }
const asked = { key: 'q', label }
const options = [
  { value: 'a', label: { 'en-ca': 'First answer' } },
  { value: 'b', label: { 'en-ca': 'Second answer' } },
]
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: text } })
const date = async () => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Year' }), { target: { value: '2026' } })
  await choose('Month', 'February')
  fireEvent.change(screen.getByRole('textbox', { name: 'Day' }), { target: { value: '3' } })
}

type Kind = FormField['type']
type Row = readonly [type: Kind, op: string, give: () => unknown, value?: FormData[string], more?: object]

const textRow = (kind: Kind): Row => [kind, 'is', () => type('word'), 'word']

/** A question type, the operator, how its value is entered, the saved `value`, and extra question properties. */
const rows: readonly Row[] = [
  textRow('text'),
  textRow('paragraph'),
  textRow('email'),
  textRow('phone'),
  textRow('postal_code'),
  textRow('url'),
  ['number', 'is more than', () => type('7.5'), 7.5],
  ['scale', 'is at least', () => type('8'), 8, { min: 0, max: 10, min_label: label, max_label: label }],
  ['date', 'is less than', date, '2026-02-03'],
  ['partial_date', 'is', date, '2026-02-03'],
  ['year', 'is at most', () => type('1999'), '1999'],
  ['time', 'is', () => type('9:30'), '09:30'],
  ['boolean', 'is', () => choose('Value', 'No'), false],
  ['consent', 'is', () => choose('Value', 'Yes'), true],
  [
    'choice',
    'is one of',
    () => userEvent.click(screen.getByRole('checkbox', { name: 'Second answer' })),
    ['b'],
    { options },
  ],
  ['multi_choice', 'includes the choice', () => choose('Value', 'First answer'), 'a', { options }],
  ['file', 'was answered', () => undefined, undefined, { accept: [] }],
  ['signature', 'was answered', () => undefined, undefined, { statement: label }],
  ['matrix', 'was not answered', () => undefined, undefined, { rows: [{ key: 'r', label }], options }],
  ['group', 'was not answered', () => undefined, undefined, { fields: [] }],
]

test('a question of every type of the contract is compared as its answers are', async () => {
  const { mapping } = contract.components.schemas.FormField.discriminator
  expect([...rows.map(([kind]) => kind), 'info'].toSorted()).toEqual(Object.keys(mapping).toSorted())
  const fields = rows.map(
    ([kind, , , , more]) =>
      ({ type: kind, key: kind, label: { 'en-ca': `A ${kind}` }, ...more }) as FormField,
  )
  await openDesign(designAsking([...fields, { ...asked, type: 'info' }]))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only for some answers' }))
  expect(offered('Question')).toEqual(rows.map(([kind]) => `A ${kind}`))
  for (const [kind, comparison, give, value] of rows) {
    await choose('Question', `A ${kind}`)
    await choose('Comparison', comparison)
    await give()
    const [first] = await savedSteps()
    const when = first?.next[0]?.when
    expect([when?.field, when && stepWords.condition.ops[when.op], when?.value]).toEqual([
      kind,
      comparison,
      value,
    ])
  }
  // twenty times: more than half a minute on a busy machine
}, 120_000)

test('an answer of a step before is offered by its words, and kept once it is chosen', async () => {
  const pain: FormField = { ...asked, key: 'pain', type: 'number', label: { 'en-ca': 'Pain now' } }
  const own: FormField = { ...asked, type: 'boolean' }
  await openDesign(designAsking([pain], [own]), '2. Step then')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only for some answers' }))
  expect(offered('Question')).toEqual(['The question', 'Pain now (Step ask)'])
  await choose('Question', 'Pain now (Step ask)')
  await choose('Comparison', 'is more than')
  type('5')
  const [before, step] = await savedSteps()
  expect(before?.variables).toEqual(['pain'])
  expect(step?.next).toEqual([{ activity_id: 'last', when: { field: 'pain', op: 'gt', value: 5 } }])
})

test('what becomes of answers is chosen by their words, and what a form asks no longer can be taken out', async () => {
  const fields = [
    { ...asked, key: 'pain', type: 'number', label: { 'en-ca': 'Pain now' } },
    { ...asked, key: 'mail', type: 'email', label: { 'en-ca': 'Your e-mail' } },
    { ...asked, key: 'list', type: 'group', label: { 'en-ca': 'Your medications' }, fields: [] },
  ] satisfies FormField[]
  const design = designAsking(fields)
  await openDesign({
    ...design,
    steps: design.steps.map((step, at) => (at === 0 ? { ...step, variables: ['old'] } : step)),
  })
  const group = (name: RegExp) => within(screen.getByRole('group', { name }))
  const boxes = (name: RegExp) =>
    group(name)
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent)
  expect(await screen.findByRole('group', { name: /^Answers saved/ })).toBeDefined()
  const [kept, added, filled] = [/^Answers saved/, /^Questions to add up/, /^Questions filled/] as const
  expect([kept, added, filled].map((name) => boxes(name))).toEqual([
    ['Pain now', 'Your e-mail', 'old (no longer exists)'],
    ['Pain now'],
    ['Your e-mail'],
  ])
  await userEvent.click(group(kept).getByRole('checkbox', { name: 'Pain now' }))
  await userEvent.click(group(kept).getByRole('checkbox', { name: 'old (no longer exists)' }))
  fireEvent.change(screen.getByRole('textbox', { name: /^Variable for the score/ }), {
    target: { value: 'sum' },
  })
  await userEvent.click(group(added).getByRole('checkbox', { name: 'Pain now' }))
  await userEvent.click(group(filled).getByRole('checkbox', { name: 'Your e-mail' }))
  expect((await savedSteps())[0]).toMatchObject({
    variables: ['pain'],
    score: { variable: 'sum', of: ['pain'] },
    prefill: [{ field: 'mail', source: 'email' }],
  })
})

test('what is no number is said and not written; without any question there is no branch', async () => {
  await openDesign(designAsking([{ ...asked, type: 'number', min: 0, max: 10 }]))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only for some answers' }))
  type('5')
  expect(screen.getByText('From 0 to 10')).toBeDefined()
  type('a lot')
  expect(screen.getByText('Enter a number.')).toBeDefined()
  const [first] = await savedSteps()
  expect(first?.next).toEqual([{ activity_id: 'then', when: { field: 'q', op: 'eq' } }])
})

test('a journey that asks nothing has no branches, and says why', async () => {
  await openDesign(designWith(['ask', 'then']))
  const box = await screen.findByRole('checkbox', { name: 'Only for some answers' })
  expect(box).toHaveProperty('disabled', true)
  expect(screen.getByText(/^Choose a form first/)).toBeDefined()
})

test('questions that do not load are asked for again, and the rest of the step stays', async () => {
  const design = designAsking([{ ...asked, type: 'boolean' }])
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listForms', 503)
  await openDesign(design)
  // for the answers and for the branch
  expect(await screen.findAllByText("We couldn't load the questions")).toHaveLength(2)
  expect(screen.getByRole('combobox', { name: 'Next step 1' })).toBeDefined()
  designAsking([{ ...asked, type: 'boolean' }])
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!)
  expect(await screen.findByRole('checkbox', { name: 'Only for some answers' })).toBeDefined()
})

const hip = hipReplacement.id
const patientOf = (person: string) =>
  [...world().tables.patients.values()].find(({ user }) => user === userIdOf(person))?.id ?? ''
const checkIn = hipReplacement.steps.findIndex(({ activity }) => activity === 'hip_check_in')
const painCall = async () => {
  await edit(hip, `${checkIn + 1}. How is your hip today?`)
  await userEvent.click(screen.getByRole('button', { name: 'Add a next step' }))
  await choose('Next step 2', 'Call before surgery')
  const boxes = await screen.findAllByRole('checkbox', { name: 'Only for some answers' })
  await userEvent.click(boxes[1]!)
  await choose('Question', 'How much does your hip hurt?')
  await choose('Comparison', 'is more than')
}
const openPublishing = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Publish...' }))
  return within(await screen.findByRole('dialog', { name: 'Publish the journey' }))
}

test('a comparison that can never be true is refused at its value, and the link leads there', async () => {
  await painCall()
  type('10')
  const dialog = await openPublishing()
  const problem = await dialog.findByRole('button', {
    name: /How is your hip today\? · what comes next: This is never true/,
  })
  expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull()
  await userEvent.click(problem)
  const value = screen.getByRole('textbox', { name: 'Value' })
  await waitFor(() => expect(document.activeElement).toBe(value))
  expect(value.getAttribute('aria-invalid')).toBe('true')
  type('5')
  await waitFor(() => expect(value.getAttribute('aria-invalid')).not.toBe('true'), { timeout: 5000 })
})

test('edited, published, and a patient with a pain of 9 gets the branch', async () => {
  await painCall()
  type('5')
  const dialog = await openPublishing()
  const confirm = await dialog.findByRole('button', { name: 'Publish' })
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false))
  await userEvent.click(confirm)
  expect(await screen.findByText('Version 2 is published.')).toBeDefined()
  signedInAs('maya')
  await leaveProcessInstance(journeyIdOf('maya-hip'), {})
  const journey = await createProcessInstance({ process_definition: hip, patient: patientOf('maya') })
  const send = async (activity: string, answers: FormData) => {
    const { results } = await listTasks({ process_instance: journey.id })
    const task = results.find((one) => one.activity_id === activity)
    await completeTask(task?.id ?? '', { form_data: answers })
  }
  await send('about_you', { side: 'left', how_long: 'years' })
  const answers = { pain: 9, uses_cane: false, hard_activities: ['none'], walk_minutes: 20, fell: false }
  await send('hip_check_in', answers)
  signedInAs('samuel')
  const { results } = await listTasks({ process_instance: journey.id })
  expect(results.map((one) => one.activity_id)).toContain('readiness_call')
})
