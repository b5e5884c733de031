import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'

const words = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })
const formOf = (...fields: FormField[]): FormDefinition => ({
  key: 'f',
  version: 1,
  title: words('F'),
  pages: [{ key: 'one', title: words('One'), fields }],
})
/** Opens a form at its first question. */
async function openQuestion(field: FormField, ...others: FormField[]) {
  const editor = await openEditor({ form: formOf(field, ...others) })
  await userEvent.click(document.getElementById('edit-row-question-0-0') as HTMLElement)
  return { ...editor, field: () => editor.form().pages[0]?.fields[0] }
}
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const go = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const side: FormField = {
  type: 'choice',
  key: 'side',
  label: words('Which side?'),
  options: [
    { value: 'left', label: words('Left') },
    { value: 'right', label: words('Right') },
  ],
}

describe('properties', () => {
  test('one choice becomes a drop-down list', async () => {
    const { field } = await openQuestion(side)
    await userEvent.click(screen.getByRole('checkbox', { name: /^Show as a drop-down list/ }))
    expect(field()).toMatchObject({ type: 'choice', as_list: true })
  })

  test('yes, no or I don’t know begins as a choice with these answers in both languages', async () => {
    const { form } = await openEditor({ form: formOf(side) })
    await userEvent.click(screen.getByRole('button', { name: /^Add a question/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: "Yes, no or I don't know" }))
    const added = form().pages[0]?.fields.at(-1)
    expect(added).toMatchObject({ type: 'choice' })
    const options = added && 'options' in added ? added.options : []
    expect(options.map(({ label }) => Object.values(label))).toEqual([
      ['Yes', 'Oui'],
      ['No', 'Non'],
      ['I don’t know', 'Je ne sais pas'],
    ])
  })

  test('a number keeps what is no number in its field, says so, and leaves the form as it was', async () => {
    const { field } = await openQuestion({ type: 'number', key: 'n', label: words('Weight'), max: 200 })
    await userEvent.type(box('Highest'), 'x')
    expect(box('Highest')).toHaveProperty('value', '200x')
    expect(screen.getByText('Write a number.')).toBeTruthy()
    expect(field()).toMatchObject({ max: 200 })
    await userEvent.clear(box('Highest'))
    expect(field()).not.toHaveProperty('max')
    await userEvent.type(box('Lowest'), '2.5')
    expect(field()).toMatchObject({ min: 2.5 })
  })

  test('limits of the contract are said and held', async () => {
    const { field } = await openQuestion({ type: 'text', key: 't', label: words('Name'), max_length: 10 })
    await userEvent.type(box('Maximum characters'), '000')
    expect(screen.getByText(/From 1 to 1,000/, { selector: '[id$=error] *, [id$=error]' })).toBeTruthy()
    expect(field()).toMatchObject({ max_length: 1000 })
  })

  test('files: types, the largest in MB, how many', async () => {
    const { field } = await openQuestion({
      type: 'file',
      key: 'f',
      label: words('Letter'),
      accept: ['application/pdf'],
    })
    await userEvent.click(screen.getByRole('checkbox', { name: 'PNG image' }))
    await userEvent.type(box('Largest file'), '2')
    await userEvent.type(box('Maximum files'), '3')
    expect(field()).toMatchObject({
      accept: ['application/pdf', 'image/png'],
      max_bytes: 2_097_152,
      max_files: 3,
    })
  })

  test('a date is compared with another of its kind; one that is gone is shown as broken', async () => {
    const other: FormField = { type: 'date', key: 'from', label: words('Begin') }
    const { field } = await openQuestion(
      { type: 'date', key: 'to', label: words('End'), not_before: 'gone' },
      other,
    )
    const select = screen.getByRole('combobox', { name: 'Not before the answer to' })
    expect(within(select).getByRole('option', { name: 'Removed question (gone)' })).toBeTruthy()
    await userEvent.selectOptions(select, 'Begin')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Not in the future' }))
    expect(field()).toMatchObject({ not_before: 'from', not_future: true })
  })

  test('a scale has words at both ends, in both languages', async () => {
    const scale = {
      type: 'scale',
      key: 's',
      label: words('Pain'),
      min: 0,
      max: 10,
      min_label: words('No'),
      max_label: words('Most'),
    } as const
    const { field } = await openQuestion(scale)
    await userEvent.clear(box(/Label for the high end \(French\)/))
    await userEvent.type(box(/Label for the high end \(French\)/), 'Pire')
    expect(field()).toMatchObject({ max_label: { 'en-ca': 'Most', 'fr-ca': 'Pire' } })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show as a slider' }))
    expect(field()).toMatchObject({ type: 'scale', as_slider: true })
  })

  test('a signature has the statement that is signed, in both languages, which stays when emptied', async () => {
    const { field } = await openQuestion({
      type: 'signature',
      key: 's',
      label: words('Your signature'),
      statement: words('I agree.'),
    })
    const statement = (language: string) => box(`Statement to sign (${language})`)
    await userEvent.clear(statement('French'))
    await userEvent.type(statement('French'), 'J’accepte.')
    expect(field()).toMatchObject({ statement: { 'en-ca': 'I agree.', 'fr-ca': 'J’accepte.' } })
    await userEvent.clear(statement('French'))
    await userEvent.clear(statement('English'))
    expect(field()).toMatchObject({ statement: { 'en-ca': '' } })
  })

  test('help that is emptied in both languages leaves no trace', async () => {
    const { field } = await openQuestion({
      type: 'email',
      key: 'e',
      label: words('Email'),
      help: { 'en-ca': 'x' },
    })
    await userEvent.clear(box('Help below the question (English)'))
    expect(field()).not.toHaveProperty('help')
  })

  test('words that are hard to read get a hint, and nothing more', async () => {
    const hard = 'Please indicate approximate musculoskeletal manifestations subsequent to arthroplasty.'
    await openQuestion({
      type: 'text',
      key: 't',
      label: { 'en-ca': hard, 'fr-ca': 'Avez-vous mal ce matin ?' },
    })
    expect(box(/^Question \(English\)/).getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getAllByText(/Reads like grade/)).toHaveLength(1)
    expect(screen.queryByText(/to fix before publishing/)).toBeNull()
  })
})

describe('answers to choose from', () => {
  test('are added, named, moved with the focus, and removed', async () => {
    const { field } = await openQuestion(side)
    await go('Add an answer')
    await waitFor(() => expect(document.activeElement).toBe(box(/^Answer 3 \(English\)/)))
    await userEvent.keyboard('Both')
    await go('Move answer 3 up')
    expect(field()).toMatchObject({
      options: [{ value: 'left' }, { label: { 'en-ca': 'Both' } }, { value: 'right' }],
    })
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move answer 2 up' })),
    )
    await go('Remove answer 1')
    expect(field()).toMatchObject({ options: [{ label: { 'en-ca': 'Both' } }, { value: 'right' }] })
  })

  test('in a multiple choice, one option can clear the others; each can have help', async () => {
    const { field } = await openQuestion({ ...side, type: 'multi_choice' } as FormField)
    const [, last] = screen.getAllByRole('checkbox', { name: /Clears the other answers/ })
    await userEvent.click(last as HTMLElement)
    await userEvent.click(screen.getAllByRole('button', { name: 'Add help text' })[0] as HTMLElement)
    await userEvent.type(box(/^Help for answer 1 \(English\)/), 'Yours')
    expect(field()).toMatchObject({ options: [{ help: { 'en-ca': 'Yours' } }, { exclusive: true }] })
  })
})

describe('conditions', () => {
  const name: FormField = { type: 'text', key: 'name', label: words('Name') }
  test('are read as a row: a question, a comparison, a value of its answers', async () => {
    const { field } = await openQuestion(name, side)
    expect(screen.getByText('It always shows.')).toBeTruthy()
    await go('Add a condition')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Question of condition 1' })),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Value of condition 1' }), 'Right')
    expect(field()?.visible_when).toEqual({ all: [{ field: 'side', op: 'eq', value: 'right' }] })
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Comparison of condition 1' }),
      'is one of',
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Left' }))
    expect(field()?.visible_when?.all?.[0]).toMatchObject({ op: 'in', value: ['left', 'right'] })
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Comparison of condition 1' }),
      'has an answer',
    )
    expect(field()?.visible_when).toEqual({ all: [{ field: 'side', op: 'answered' }] })
    await go('Remove condition 1')
    expect(field()).not.toHaveProperty('visible_when')
  })

  test('one of which the answer was removed is broken', async () => {
    await openQuestion(
      { ...name, visible_when: { any: [{ field: 'side', op: 'eq', value: 'middle' }] } },
      side,
    )
    expect(screen.getByRole('option', { name: 'Removed answer (middle)' })).toBeTruthy()
    expect(screen.getByText(/its answer was removed/)).toBeTruthy()
  })
})

test('an alert is made: how urgent, when, what is said and what to do', async () => {
  const { form } = await openEditor({
    form: formOf({ type: 'boolean', key: 'chest', label: words('Chest pain?') }),
  })
  await go('Alerts')
  await go('Add an alert')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How urgent' }), 'Emergency: right away')
  await go('Add a condition')
  await userEvent.type(box(/^Message \(English\)/), 'Call now')
  await userEvent.type(box(/^Message \(French\)/), 'Appelez')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Call 911' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Call the clinic' }))
  expect(form().alerts).toEqual([
    {
      key: 'alert',
      level: 'emergency',
      alert_when: { all: [{ field: 'chest', op: 'eq', value: true }] },
      message: { 'en-ca': 'Call now', 'fr-ca': 'Appelez' },
      what_to_do: ['call_911'],
    },
  ])
  await go('Remove alert 1')
  expect(form()).not.toHaveProperty('alerts')
  await go('Put it back')
  expect(form().alerts).toHaveLength(1)
})

test('translations: how much is there, and what is missing leads to its field', async () => {
  const { form } = await openEditor({ form: { ...formOf(side), title: { 'en-ca': 'Hip' } } })
  await go('Translations')
  expect(screen.getByText('French: 4 of 5 texts, 80%')).toBeTruthy()
  await userEvent.click(screen.getByText("What's missing in French"))
  await go('The form: Title')
  const field = box('The form: Title (French)')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('Hanche')
  expect(form().title).toEqual({ 'en-ca': 'Hip', 'fr-ca': 'Hanche' })
  expect(await screen.findByText('French: 5 of 5 texts, 100%')).toBeTruthy()
})

test('what keeps the form back is said in words, takes the focus and leads to its place', async () => {
  const { pages } = hipForm
  await openEditor({
    problems: [
      { pointer: '/pages/0/fields/0/key', message: 'The key is taken.' },
      { pointer: '/pages/9/title', message: 'It has no title.' },
    ],
  })
  const alert = screen.getByRole('alert')
  expect(document.activeElement).toBe(alert)
  const name = pages[0]?.fields[0]?.label['en-ca'] ?? ''
  const lines = within(alert).getAllByRole('button')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    `${name}: The key is taken.`,
    'The form: It has no title.',
  ])
  await userEvent.click(lines[0]!)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Scale'))
})

test('another form that comes from outside has no steps to undo', async () => {
  const { form, restore } = await openEditor()
  await go('Move down: How much does it hurt?')
  restore({ ...hipForm, version: 7 })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true'),
  )
  await go('Undo')
  expect(form().version).toBe(2)
})
