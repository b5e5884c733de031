import { useSuspenseQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getGetFormSuspenseQueryOptions } from '#generated/endpoints/forms/forms.ts'
import type { Form } from '#generated/model/index.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { definition, draftedForm, form, formId, formVersion } from '#tests/dom/forms.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { admin } from '#tests/dom/users.ts'
import type { Change } from '../changes/change.ts'
import { type EditorProps, FormWriter } from './FormWriter.tsx'
import type { PlacedProblem } from '../create/definition-problems.ts'

const refuse = (status: number, body?: unknown) => () => {
  throw failure(status, body)
}

/** A stub of the editor, which is another feature: the English title, and unapplied text. */
const editor = ({ value, onChange, onPendingText, problems, versions }: EditorProps) => (
  <>
    <p>{`Problems: ${problems.map(({ pointer, message }) => `${pointer} ${message}`).join(', ')}`}</p>
    <input
      aria-label="Title"
      value={value.title['en-ca']}
      onChange={(event) => onChange({ ...value, title: { ...value.title, 'en-ca': event.target.value } })}
    />
    <input aria-label="JSON" onChange={(event) => onPendingText(event.target.value)} />
    {versions}
  </>
)
const compare = (before: Form['definition'], after: Form['definition']): Change[] =>
  before?.title['en-ca'] === after?.title['en-ca']
    ? []
    : [
        {
          kind: 'changed',
          what: 'form',
          key: 'hip',
          name: { 'en-ca': 'Hip' },
          properties: [{ property: 'title', before: before?.title, after: after?.title }],
        },
      ]

let check: () => PlacedProblem[]
const back = { to: '/admin/forms', label: 'Forms' }

function Loaded() {
  const { data } = useSuspenseQuery(getGetFormSuspenseQueryOptions(formId, { query: { staleTime: 0 } }))
  return <FormWriter {...{ form: data, back, compare, check, editor }} />
}

let held: Form
const serve = (next: Form) => {
  held = next
}
const open = () =>
  renderPage(<Loaded />, {
    pattern: '/admin/forms/:id',
    at: `/admin/forms/${formId}`,
    texts: ['formAdmin', 'formFields', 'kit', 'validation'],
  })
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const device = () => localStorage.getItem(`draft:${admin.id}:form:${formId}`)
const type = async (text: string) => {
  fireEvent.change(await field(), { target: { value: text } })
}

beforeEach(() => {
  check = () => []
  serve(form())
  answer('getCurrentUser', admin)
  answer('getForm', () => held)
  answer('listFormVersions', page([formVersion(2), formVersion(1)]))
  answer('getFormUsage', { journeys: [], open_task_count: 0, open_tasks_by_version: [] })
})
afterEach(() => {
  localStorage.clear()
})

const leave = async ({ router }: Awaited<ReturnType<typeof open>>) => {
  await act(async () => router.navigate('/admin/forms'))
  return (await dialog()).getByText(/^(Your changes|If you leave)/).textContent
}

test('leaving without saving: this device keeps a copy', async () => {
  const view = await open()
  await type('My hip')
  expect(await leave(view)).toMatch(/A copy stays on this device/)
  await press('Leave this page')
  expect(device()).toContain('My hip')
})

test('leaving without saving: text that is not applied will be lost', async () => {
  const view = await open()
  fireEvent.change(screen.getByRole('textbox', { name: 'JSON' }), { target: { value: '{' } })
  expect(await leave(view)).toBe('If you leave now, what you typed on this page will be lost.')
})

describe('saving (ROUTE-07)', () => {
  test('sends what is written with the revision that it was made from', async () => {
    await open()
    answer('saveFormDraft', () => draftedForm('My hip'))
    await type('My hip')
    expect(screen.getByText(/You have unsaved changes/)).toBeTruthy()
    serve(draftedForm('My hip'))
    await press('Save draft')
    await waitFor(() => expect(screen.queryByText(/You have unsaved changes/)).toBeNull())
    const [sent] = callsTo('saveFormDraft')
    expect(sent?.headers['if-match']).toBe('"2"')
    expect(sent?.body).toEqual({ definition: { ...definition('My hip') } })
    expect(device()).toBeNull()
    expect((await field()).value).toBe('My hip')
  })

  test('F55: what is typed is kept on the device, and comes back after a reload', async () => {
    const { unmount } = await open()
    await type('Not saved')
    await waitFor(() => expect(device()).toContain('Not saved'))
    unmount()
    await open()
    expect((await field()).value).toBe('Not saved')
    await press('Go back to the saved version')
    expect((await field()).value).toBe('Your hip')
    expect(device()).toBeNull()
  })

  test.each([
    [0, /You're offline/],
    [503, /We couldn't save the draft/],
  ])('a failure (%s) loses nothing', async (status, words) => {
    await open()
    answer('saveFormDraft', refuse(status))
    await type('Mine')
    await press('Save draft')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect((await field()).value).toBe('Mine')
  })

  test('what the server does not take is named by its place', async () => {
    await open()
    answer('saveFormDraft', refuse(400, { definition: { pages: { 0: { key: ['Wrong.'] } } } }))
    await type('Mine')
    await press('Save draft')
    expect(await screen.findByText('Problems: /pages/0/key Wrong.')).toBeTruthy()
  })
})

describe('412: another person was faster', () => {
  const meet = async () => {
    await open()
    answer('saveFormDraft', refuse(412, { detail: 'x', code: 'revision_changed' }))
    await type('Mine')
    serve(draftedForm('Theirs', { revision: 7 }))
    await press('Save draft')
    const asked = await dialog()
    expect(asked.getByText(/Theirs \/ Votre hanche/)).toBeTruthy()
    expect(asked.getByText(/Mine \/ Votre hanche/)).toBeTruthy()
  }

  test('keeping mine sends it again from their revision', async () => {
    await meet()
    answer('saveFormDraft', () => {
      serve(draftedForm('Mine', { revision: 8 }))
      return held
    })
    await press('Keep mine')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsTo('saveFormDraft').at(-1)?.headers['if-match']).toBe('"7"')
    expect((await field()).value).toBe('Mine')
  })

  test('taking theirs discards mine, and the next save is based on theirs', async () => {
    await meet()
    await press('Use theirs')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await field()).value).toBe('Theirs')
    expect(device()).toBeNull()
    answer('saveFormDraft', () => held)
    await type('After')
    await press('Save draft')
    await waitFor(() => expect(callsTo('saveFormDraft')).toHaveLength(2))
    expect(callsTo('saveFormDraft').at(-1)?.headers['if-match']).toBe('"7"')
  })
})

test('what keeps a form from being published is said before anything is asked or saved', async () => {
  check = () => [{ pointer: '/pages/0', message: 'It has no questions yet.' }]
  await open()
  await type('Mine')
  await press('Publish')
  expect(screen.getByText('Problems: /pages/0 It has no questions yet.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(callsTo('saveFormDraft')).toEqual([])
})

test('publishing says what changes and who is affected, and sends the comment', async () => {
  serve(draftedForm('New title'))
  answer('getFormUsage', () => ({
    journeys: [{ id: formId, name: 'Hip journey', organization: formId, organization_name: 'Lakeside' }],
    open_task_count: 4,
    open_tasks_by_version: [{ version: 2, open_task_count: 4 }],
  }))
  await open()
  await press('Publish')
  const asked = await dialog()
  expect(await asked.findByText('Hip journey (Lakeside)')).toBeTruthy()
  expect(asked.getByText('4 open tasks keep their version.')).toBeTruthy()
  expect(asked.getByText(/New title \/ Votre hanche/)).toBeTruthy()
  await userEvent.type(asked.getByRole('textbox', { name: /Comment/ }), 'Shorter')
  answer('publishForm', refuse(400, { definition: { '/title/fr-ca': ['The French text is missing.'] } }))
  await press('Publish now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Problems: /title/fr-ca The French text is missing.')).toBeTruthy()
  await press('Publish')
  answer('publishForm', () => {
    serve(form({ version: 3, definition: definition('New title', 3), revision: 4 }))
    return held
  })
  await press('Publish now')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = callsTo('publishForm').at(-1)
  expect(sent).toMatchObject({ body: { comment: 'Shorter' }, headers: { 'if-match': '"3"' } })
})

test('restoring replaces what is typed, after a question that says so', async () => {
  await open()
  await type('Typed')
  answer('restoreFormVersion', () => {
    serve(draftedForm('The first'))
    return held
  })
  await press('Restore version 1')
  const asked = await dialog()
  expect(asked.getByText(/will replace the draft and everything you typed/)).toBeTruthy()
  await press('Restore')
  await waitFor(async () => expect((await field()).value).toBe('The first'))
  expect(callsTo('restoreFormVersion')[0]?.headers['if-match']).toBe('"2"')
  expect(device()).toBeNull()
})

test('discarding goes back to what is published', async () => {
  serve(draftedForm('Draft'))
  await open()
  answer('discardFormDraft', () => {
    serve(form({ revision: 4 }))
    return held
  })
  await press('Discard draft')
  await press('Discard the draft')
  await waitFor(async () => expect((await field()).value).toBe('Your hip'))
  expect(callsTo('discardFormDraft')[0]?.headers['if-match']).toBe('"3"')
})

test('retiring is refused beforehand while journeys use the form, else done', async () => {
  answer('getFormUsage', () => ({
    journeys: [{ id: formId, name: 'Hip journey', organization: formId, organization_name: 'Lakeside' }],
    open_task_count: 0,
    open_tasks_by_version: [],
  }))
  const { unmount } = await open()
  await press('Retire')
  expect(await screen.findByText(/can't retire it while journeys use it/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retire the form' })).toBeNull()
  unmount()
  answer('getFormUsage', { journeys: [], open_task_count: 0, open_tasks_by_version: [] })
  answer('retireForm', () => {
    serve(form({ status: 'retired', revision: 3 }))
    return held
  })
  await open()
  await press('Retire')
  await press('Retire the form')
  expect(await screen.findByText('Retired')).toBeTruthy()
  expect(callsTo('retireForm')[0]?.headers['if-match']).toBe('"2"')
})

test('the form as it is written can be saved as a file', async () => {
  const written: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    written.push(blob as Blob)
    return 'blob:x'
  })
  // Following the link would leave the test page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open()
  await type('Mine')
  await press('Export JSON')
  expect(JSON.parse((await written[0]?.text()) ?? '')).toEqual(definition('Mine'))
  await act(async () => vi.restoreAllMocks())
})

test('FLAG-04: the tools for forms are not shown while formTools is off', async () => {
  const { FormTools } = await import('./FormTools.tsx')
  await renderPage(<FormTools form={form()} />, { pattern: '/x', at: '/x', texts: ['formAdmin'] })
  expect(screen.queryByText('Form tools')).toBeNull()
})
