// Every field of a journey and of a step, and what is sent of it; steps by drag, versions by page, files.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JourneyDesign } from '#generated/model/index.ts'
import { blankStep } from '#src/features/journey-editor/design/design.ts'
import { writeJourneyFile } from '#src/features/journey-editor/design/journey-file.ts'
import { designWith, journeyWith } from '#src/features/journey-editor/testing/design.ts'
import { definition, form, formSummary } from '#tests/dom/forms.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { type Step, take } from '#tests/dom/press.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, settled } from '#tests/dom/server.ts'
import { carer } from '#tests/dom/settings.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

const design = designWith(['ask', 'call', 'rest'])
const journey = journeyWith(design)
const version = (number: number) => ({
  number,
  published_at: '2026-11-01T15:10:00Z',
  published_by: journey.updated_by,
  comment: 'The first one.',
  is_current: number === 12,
  open_enrolment_count: 4,
  design,
})

const open = (query = `?edit=${journey.id}`) =>
  renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys${query}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
  })
const edit = async (published: JourneyDesign = design) => {
  answer('getJourneyDefinition', { ...journey, published })
  await open()
  await screen.findByRole('heading', { level: 1, name: 'Knee' })
}
const takeAll = async (steps: readonly Step[]) => {
  for (const step of steps) await take(step)
}
const saved = async (): Promise<JourneyDesign> => {
  answer('saveJourneyDraft', ({ body }) => ({ ...journey, has_draft: true, draft: body.design }))
  await take('Save the draft')
  return Object(callsTo('saveJourneyDraft').at(-1)?.body).design
}
const stepNames = () =>
  within(screen.getByRole('region', { name: 'Steps' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const both = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })

beforeEach(() => {
  answer('checkJourneyDefinition', { problems: [] })
  answer('getCurrentUser', carer)
  answer('listOrganizations', page([organization]))
  answer('listAuditEvents', page([]))
  answer('listJourneyVersions', page([]))
  answer('listMediaFiles', page([]))
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('JOURNEY-15: every field of a journey is sent', async () => {
  await edit({ ...design, steps: design.steps.map((step) => ({ ...step, variables: ['pain', 'sleep'] })) })
  expect(screen.getByText('Written so far: English 100%, French 100%.')).toBeDefined()
  const whyNoOne = 'What to do, since no one reads the answers'
  await takeAll([
    'Texts',
    ['Name (English)', 'Hip'],
    ['Description (French)', 'Préparez-vous'],
    ['Who it is for (English)', ''],
    'Settings',
    ['Banner picture', 'Hip'],
    'French',
    ['About how many weeks it takes', ''],
    'Offer the next step when one is finished',
    'The care team reads the answers',
    ['Who reads the answers, and when (English)', 'A nurse'],
    'The care team reads the answers',
    [`${whyNoOne} (French)`, 'Appelez'],
    "Recommend it to the organization's patients",
    ['Why it is recommended (English)', 'It helps'],
    'Care team',
    ['Name of the team (English)', 'Nurses'],
    ['Contact person', 'Ana'],
    ['Phone', '514 555-0100'],
    ['Email', 'a@b.ca'],
    ['Email', ''],
    'Say when someone answers',
    ['When someone answers (English)', 'Mornings'],
    'Table',
    'Add a column',
    'Add a column',
    ['Title (English)', 'First'],
    'Remove column 1',
    ['Variable', 'sleep'],
    ['Title (English)', 'Sleep'],
  ])
  // of 14 texts one is empty in English, and three in French
  expect(screen.getByText('Written so far: English 92%, French 78%.')).toBeDefined()
  const { steps: _steps, ...sent } = await saved()
  expect(sent).toEqual({
    next_task_modal: false,
    estimated_weeks: null,
    languages: ['en-ca'],
    start_form: null,
    name: { ...design.name, 'en-ca': 'Hip' },
    description: { ...design.description, 'fr-ca': 'Préparez-vous' },
    audience: { ...design.audience, 'en-ca': '' },
    banner: expect.stringContaining('hip'),
    is_monitored: false,
    response_hours: null,
    monitoring_note: { 'en-ca': 'A nurse', 'fr-ca': 'Appelez' },
    recommendation: { 'en-ca': 'It helps', 'fr-ca': '' },
    care_team: {
      name: { ...design.care_team.name, 'en-ca': 'Nurses' },
      contact_name: 'Ana',
      phone: '514 555-0100',
      email: null,
      hours: { 'en-ca': 'Mornings', 'fr-ca': '' },
    },
    table_columns: [{ variable: 'sleep', label: { 'en-ca': 'Sleep', 'fr-ca': '' } }],
    first: ['ask'],
  })
  await takeAll([
    'Settings',
    "Recommend it to the organization's patients",
    'Care team',
    'Say when someone answers',
  ])
  expect(await saved()).toMatchObject({ recommendation: null, care_team: { hours: null } })
})

test('every field of a step is sent', async () => {
  const [page1] = definition('Questions').pages
  const label = both('The question')
  const fields = [
    { type: 'number' as const, key: 'pain', label },
    { type: 'email' as const, key: 'mail', label: both('The address') },
  ]
  answer('listForms', page([formSummary({ key: 'check', name: 'Check-in' })]))
  answer('getForm', ({ params }) =>
    form({
      id: params.id,
      key: 'check',
      definition: { ...definition('Questions'), ...(page1 && { pages: [{ ...page1, fields }] }) },
    }),
  )
  await edit()
  await takeAll([
    '2. Step call',
    ['Name of the step (French)', 'Appel'],
    ['Kind of step', 'Reading'],
    'Add a paragraph',
    'Add a paragraph',
    ['Paragraph 2 (English)', 'Rest well'],
    'Remove paragraph 1',
    ['Who does it', 'The care team'],
    'Choose a form: Form for this step',
    /^Check-in/,
    'The journey starts with this step',
    'The care team can start it again',
    ['How many minutes it takes', '5'],
    ["Days until it's due", '0'],
    ['Priority, from 0 to 100', '101'],
    ['Priority, from 0 to 100', '100'],
    'Repeat this step',
    ['How many times', '1'],
    ['Days between repeats', '14'],
    ['Variable for the score', ' total '],
    'Add a variable it needs',
    ['Variable 1', ' side '],
    ['Type of variable 1', 'A date'],
    'Add a next step',
    ['Next step 2', 'Step ask'],
  ])
  const fieldset = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
  fireEvent.click(fieldset('Answers saved as variables').getAllByRole('checkbox')[0] ?? document.body)
  fireEvent.click(fieldset('Questions to add up').getByRole('checkbox'))
  fireEvent.click(fieldset('Questions filled in').getByRole('checkbox'))
  expect((await saved()).steps[1]).toEqual({
    ...blankStep('call'),
    name: { 'en-ca': 'Step call', 'fr-ca': 'Appel' },
    description: both('What to do'),
    kind: 'education',
    audience: 'provider',
    form: 'check',
    repeatable: true,
    content: [{ 'en-ca': 'Rest well', 'fr-ca': '' }],
    estimated_minutes: 5,
    due_in_days: 0,
    priority: 100,
    repeat: { times: 2, every_days: 14 },
    variables: ['pain'],
    score: { variable: 'total', of: ['pain'] },
    prefill: [{ field: 'mail', source: 'email' }],
    needs: [{ variable: 'side', kind: 'date' }],
    next: [
      { activity_id: 'rest', when: null },
      { activity_id: 'ask', when: null },
    ],
  })
  fireEvent.click(fieldset('Questions to add up').getByRole('checkbox'))
  await takeAll([['Variable for the score', ''], 'Repeat this step', 'The journey starts with this step'])
  await take('Remove it: Form for this step')
  expect(await saved()).toMatchObject({
    first: ['ask'],
    steps: [{}, { score: null, repeat: null, form: null }, {}],
  })
})

test('a step is dragged onto another, and not past the ends by its arrows', async () => {
  await edit()
  const head = (name: string) => screen.getByRole('heading', { name }).parentElement ?? document.body
  const row = (name: string) => screen.getByRole('heading', { name }).closest('li') ?? document.body
  // without a step that is dragged, nothing can be dropped
  expect(fireEvent.dragOver(row('3. Step rest'))).toBe(true)
  fireEvent.drop(row('3. Step rest'))
  fireEvent.dragStart(head('1. Step ask'), { dataTransfer: {} })
  expect(fireEvent.dragOver(row('3. Step rest'))).toBe(false)
  fireEvent.dragEnd(head('1. Step ask'))
  fireEvent.drop(row('3. Step rest'))
  expect(stepNames()).toEqual(['1. Step ask', '2. Step call', '3. Step rest'])
  fireEvent.dragStart(head('1. Step ask'), { dataTransfer: {} })
  fireEvent.drop(row('3. Step rest'))
  expect(stepNames()).toEqual(['1. Step call', '2. Step rest', '3. Step ask'])
  await take('Move down: Step ask')
  await take('Move up: Step ask')
  expect(stepNames()).toEqual(['1. Step call', '2. Step ask', '3. Step rest'])
})

test('versions are paged, and restoring one can be left', async () => {
  answer('listJourneyVersions', ({ query }) => page(query.page === 2 ? [version(2)] : [version(12)], 12))
  await edit()
  await take('History')
  expect(await screen.findByText('Version 12')).toBeDefined()
  await takeAll(['Previous', 'Next'])
  expect(await screen.findByText('Version 2')).toBeDefined()
  await takeAll(['Next', 'Restore version 2...', 'Cancel'])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await take('Previous')
  expect(await screen.findByText('Version 12')).toBeDefined()
  // A slow machine asks for the first one again.
  expect([...new Set(callsTo('listJourneyVersions').map(({ query }) => query.page))]).toEqual([1, 2])
})

test('an imported journey fills what is empty; a file that is none is refused', async () => {
  answer('checkJourneyImport', { new_key: 'knee-2', copies: [], forms: [], missing_forms: [] })
  answer('importJourney', { journey, forms: [] })
  answer('getJourneyDefinition', journey)
  await open('?new')
  await take('From an exported file')
  const read = async (text: string, size?: number) => {
    const file = new File([text], 'knee.json', { type: 'application/json' })
    if (size) Object.defineProperty(file, 'size', { value: size })
    const [input] = screen.getAllByLabelText('Exported file', { selector: 'input' })
    await act(async () => {
      if (input) fireEvent.change(input, { target: { files: [file] } })
      await settled()
    })
  }
  await read('{}', 4_000_001)
  expect(screen.getByText('The file is too large. Choose one of at most 4 MB.')).toBeDefined()
  await read('{}', 4_000_000)
  expect(
    await screen.findByText("This file doesn't contain a journey. Choose one that was exported here."),
  ).toBeDefined()
  await take(['Name (French)', 'Mon genou'])
  const exported = { kind: 'journey', key: 'Knee 1', design, forms: [] } as const
  await read(writeJourneyFile({ ...exported, forms: [] }))
  await takeAll([['Organization', organization.name], 'Create journey'])
  expect(callsTo('importJourney')[0]?.body).toEqual({
    file: exported,
    name: { 'en-ca': 'Knee', 'fr-ca': 'Mon genou' },
    // The one that is free.
    key: 'knee-2',
    organization: organization.id,
    forms: [],
  })
})
