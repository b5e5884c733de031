import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Form, FormDefinition, FormField } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { form, formId, formVersion } from '#tests/dom/forms.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { admin } from '#tests/dom/users.ts'
import AdminFormPage from './AdminFormPage.tsx'

const place = paths.admin.form
const open = (shown: Form = form(), locale: 'en-ca' | 'fr-ca' = 'en-ca') => {
  answer('getForm', () => shown)
  return renderPage(<AdminFormPage />, {
    pattern: place.pattern,
    at: place({ id: formId }),
    texts: ['formAdmin', 'formEditor', 'formFields', 'forms', 'audit', 'kit', 'validation'],
    locale,
  })
}
const refuse = (status: number, body?: unknown) => () => {
  throw failure(status, body)
}
/** Changes the English title. */
const retitle = async (title: string) => {
  const [field] = await screen.findAllByRole<HTMLTextAreaElement>('textbox', { name: /^Title.*English/ })
  if (!field) throw new Error('There is no field for the title')
  await userEvent.clear(field)
  await userEvent.type(field, title)
  return field
}

beforeEach(() => {
  answer('getCurrentUser', admin)
  answer('listAuditEvents', page([]))
  answer('listFormVersions', page([formVersion(2), formVersion(1)]))
  answer('getFormUsage', { journeys: [], open_task_count: 0, open_tasks_by_version: [] })
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each([
  ['en-ca', 'Your hip', 'Forms', 'Save draft', 'Does it hurt?'],
  ['fr-ca', 'Votre hanche', 'Formulaires', 'Enregistrer le brouillon', 'Avez-vous mal ?'],
] as const)(
  'ROUTE-07, %s: the form, its editor and the way back',
  async (locale, name, back, save, question) => {
    await open(form({ name }), locale)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(paths.admin.forms())
    expect(screen.getByRole('button', { name: save })).toBeTruthy()
    expect(screen.getAllByText(question).length).toBeGreaterThan(0)
  },
)

test('what keeps a form from being published is said in words before anything is asked', async () => {
  const { definition } = form()
  const pages = (definition?.pages ?? []).map((one) => ({
    ...one,
    fields: one.fields.map((field) => ({ ...field, label: { 'en-ca': field.label['en-ca'], 'fr-ca': '' } })),
  }))
  const draft = {
    ...definition,
    key: 'Not a key',
    pages: [...pages, { ...pages[0], key: 'other', fields: [] }],
  } as Form['draft']
  await open(form({ has_draft: true, draft }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  const lines = within(await screen.findByRole('alert')).getAllByRole('button')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Pain: It has no questions yet.',
    'Does it hurt?: The French text is missing.',
  ])
  expect(document.body.textContent).not.toContain('/pages/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a form that is only begun has no version, and its editor no question', async () => {
  const blank = { ...form().definition, title: { 'en-ca': '', 'fr-ca': '' }, pages: [] } as Form['definition']
  answer('listFormVersions', page([]))
  await open(
    form({
      name: 'hip-check-in',
      status: 'draft',
      version: null,
      definition: null,
      draft: blank,
      has_draft: true,
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'hip-check-in' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'History' }))
  expect(await screen.findByText('Nothing has been published yet.')).toBeTruthy()
  expect(screen.queryByText('Does it hurt?')).toBeNull()
})

test.each([
  [500, "We couldn't load this form"],
  [404, "We couldn't load this form"],
])('a failure with %d is said in place of the form', async (status, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const view = open()
  answer('getForm', refuse(status))
  await view
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull()
})

test.each([
  [
    0,
    undefined,
    "You're offline. What you typed is still here. Check your internet connection, then try again.",
  ],
  [500, undefined, "We couldn't save the draft. What you typed is still here. Please try again."],
])('saving fails with %d: it is said, and what was typed stays', async (status, body, words) => {
  answer('saveFormDraft', refuse(status, body))
  await open()
  const field = await retitle('My hip')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(field.value).toBe('My hip')
  expect(Object(callsTo('saveFormDraft')[0]?.body).definition.title['en-ca']).toBe('My hip')
})

test('versions are paged: the heading takes the focus, and there is nothing newer or older at the ends', async () => {
  answer('listFormVersions', ({ query }) => page([formVersion(query.page === 2 ? 1 : 12)], 12))
  await open()
  const go = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const has = (name: string) => screen.queryByRole('button', { name }) !== null
  await go('History')
  await go('Older versions')
  expect(await screen.findByRole('button', { name: 'Newer versions' })).toBeTruthy()
  expect(has('Older versions')).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Versions' }))
  await go('Newer versions')
  expect(await screen.findByRole('button', { name: 'Older versions' })).toBeTruthy()
  expect(has('Newer versions')).toBe(false)
  // A slow machine asks for the first one again.
  expect([...new Set(callsTo('listFormVersions').map(({ query }) => query.page))]).toEqual([1, 2])
})

const hurts: FormField = { type: 'boolean', key: 'hurts', label: { 'en-ca': 'Does it hurt?' } }
const where: FormField = { type: 'text', key: 'where', label: { 'en-ca': 'Where?' }, max_length: 50 }
const definitionOf = (fields: FormField[]): FormDefinition => ({
  key: 'hip',
  version: 1,
  title: { 'en-ca': 'Your hip' },
  pages: [{ key: 'one', title: { 'en-ca': 'One' }, fields }],
})
const visible_when = { all: [{ field: 'hurts', op: 'eq' as const, value: true }] }
const hasVersions = (...versions: FormDefinition[]) =>
  answer('getFormVersion', ({ params }) => {
    const definition = versions[Number(params.number) - 1] ?? definitionOf([])
    return { ...formVersion(Number(params.number)), definition }
  })

test('a version lists what a person changed, with conditions in the words of the questions', async () => {
  hasVersions(definitionOf([hurts, where]), definitionOf([hurts, { ...where, max_length: 90, visible_when }]))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  await userEvent.click(await screen.findByText('What changed since version 1'))
  const title = await screen.findByText('Changed: Question “Where?”')
  expect(title.closest('li')?.textContent).toBe(
    'Changed: Question “Where?”Maximum charactersBefore50After90Shown whenBeforenothingAfterDoes it hurt? is Yes',
  )
  expect(screen.queryByText('What changed since version 0')).toBeNull()
})

test('two versions are side by side, question by question, in either language', async () => {
  const words = (english: string, french: string) => ({ 'en-ca': english, 'fr-ca': french })
  const level: FormField = {
    type: 'choice',
    key: 'level',
    label: words('How bad?', 'À quel point ?'),
    options: [{ value: 'low', label: words('Low', 'Faible') }],
  }
  const high = { value: 'high', label: words('High', 'Élevé') }
  const later = definitionOf([
    { ...level, required: true, options: [...level.options, high] },
    { ...where, visible_when },
  ])
  hasVersions(definitionOf([hurts, level]), later)
  await open(form({ version: 2, definition: later, draft: definitionOf([where]), has_draft: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'History' }))
  await userEvent.click(await screen.findByText('Versions 1 and 2, side by side'))
  await screen.findByText('Added')
  const rows = () =>
    screen.getAllByRole('group', { name: 'Version 1' }).map((side) => side.closest('li')?.textContent)
  const spoken = (...texts: string[]) =>
    texts.map((text, index) => (index === 0 ? text : `Version ${index}${text}`)).join('')
  expect(rows()).toEqual([
    spoken('', 'One', 'One'),
    spoken('Removed', 'Does it hurt?YesNo', 'Not in this version'),
    spoken('Changed', 'How bad?Low', 'How bad? (required)LowHigh'),
    spoken('Added', 'Not in this version', 'Where?Shown when: Removed question (hurts) is Yes'),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Français' }))
  expect(rows()[2]).toBe(spoken('Changed', 'À quel point ?Faible', 'À quel point ? (required)FaibleÉlevé'))
  await userEvent.click(screen.getByText('Version 2 and the draft, side by side'))
  const drafts = await screen.findAllByRole('group', { name: 'Draft' })
  expect(drafts.map((side) => side.textContent)).toEqual([
    'DraftOne',
    'DraftNot in this version',
    'DraftWhere?',
  ])
})
