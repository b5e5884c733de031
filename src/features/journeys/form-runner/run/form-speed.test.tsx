import { act, fireEvent, render } from '@testing-library/react'
import { Profiler, Suspense } from 'react'
import { useForm } from 'react-hook-form'
import { beforeAll, expect, test, vi } from 'vitest'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { type FormValues, valuesFor } from './form-values.ts'
import { questionId } from '../questions/question-id.ts'
import { QuestionField } from '../questions/QuestionField.tsx'
import { RunProvider, type RunTools } from './run-context.ts'
import { createUploads } from '../uploads/uploads.ts'
import { useReadForm } from './use-read-form.ts'

const text = (number: number): FormField => ({
  type: 'text',
  key: `q${number}`,
  label: { 'en-ca': `Question ${number}` },
  // The last one depends on the one before it.
  ...(number === 200 && { visible_when: { all: [{ field: 'q199', op: 'eq', value: 'yes' }] } }),
})
const definition: FormDefinition = {
  key: 'long',
  version: 1,
  title: { 'en-ca': 'Long' },
  pages: [
    { key: 'all', title: { 'en-ca': 'All' }, fields: Array.from({ length: 200 }, (_, at) => text(at + 1)) },
  ],
}

const drawn: string[] = []
function Page() {
  const form = useForm<FormValues>({ defaultValues: valuesFor(definition, {}) })
  const { pages } = useReadForm(definition, form)
  return (
    <RunProvider value={toolsFor(form)}>
      {pages
        .flatMap(({ fields }) => fields)
        .map((field) => (
          <Profiler key={field.key} id={field.key} onRender={(id) => drawn.push(id)}>
            <QuestionField field={field} />
          </Profiler>
        ))}
    </RunProvider>
  )
}

/** By id, because finding 200 of them by name takes seconds. */
const box = (question: number) => document.getElementById(questionId(`q${question}`)) as HTMLInputElement

let tools: RunTools | undefined
const toolsFor = (form: RunTools['form']): RunTools =>
  (tools ??= {
    form,
    uploads: createUploads(vi.fn()),
    prefill: {},
    prefillDates: {},
    organizationName: 'Lakeside',
    answered: vi.fn(),
    leave: vi.fn(),
  })

beforeAll(() => loadTexts('forms', 'validation', 'kit'))

test('of 200 questions a key press draws one, and more only when what shows changes', async () => {
  await act(async () =>
    render(
      <Suspense>
        <Page />
      </Suspense>,
    ),
  )
  const type = (question: number, value: string) => {
    drawn.length = 0
    fireEvent.change(box(question), { target: { value } })
  }
  expect(document.querySelectorAll('input')).toHaveLength(199)

  type(1, 'a')
  expect(drawn).toEqual(['q1'])
  type(1, 'ab')
  expect(drawn).toEqual(['q1'])

  // A condition depends on this answer, but visibility does not change.
  type(199, 'ye')
  expect(drawn).toEqual(['q199'])
  type(199, 'yes')
  expect(document.querySelectorAll('input')).toHaveLength(200)
})
