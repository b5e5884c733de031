import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FormDefinition } from '#generated/model/index.ts'
import { texts } from '#src/i18n/texts.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'
import { watched } from '#tests/dom/watched.ts'

const questions = 200
const form: FormDefinition = {
  key: 'long',
  version: 1,
  title: { 'en-ca': 'Long' },
  pages: [
    {
      key: 'all',
      title: { 'en-ca': 'All' },
      fields: Array.from({ length: questions }, (_, at) => ({
        type: 'text' as const,
        key: `q${at + 1}`,
        label: { 'en-ca': `Question ${at + 1}` },
      })),
    },
  ],
}
const row = (at: number) => document.getElementById(`edit-row-question-0-${at}`) as HTMLElement
const label = () => document.getElementById('edit-question-0-0-label-en-ca') as HTMLTextAreaElement

test('of many questions a key press draws the one that is typed in; the list follows when the typing pauses', async () => {
  const editor = await openEditor({ form })
  await userEvent.click(row(0))
  fireEvent.change(label(), { target: { value: 'Where does it hurt?' } })
  expect(label().value).toBe('Where does it hurt?')
  expect(editor.form().pages[0]?.fields[0]?.label).toEqual({ 'en-ca': 'Where does it hurt?' })
  expect(row(0).textContent).toContain('Question 1')
  await waitFor(() => expect(row(0).textContent).toContain('Where does it hurt?'))
  // Other edits than typing render immediately.
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  expect(row(questions).textContent).toContain(`Question ${questions}`)
})

test('in the translations of many questions a key press draws the one that is typed in', async () => {
  const editor = await openEditor({ form })
  // Counts rendered texts, in the translation list and in that of missing texts, by reads of their labels.
  let drawn = 0
  const { t, ...state } = texts.get()
  const kinds = ['formEditor', 'texts', 'property']
  act(() => texts.set({ ...state, t: watched(t, kinds, () => (drawn += 1)) }))
  await userEvent.click(screen.getByText('Translations'))
  expect(drawn).toBeGreaterThan(2 * questions)
  drawn = 0
  fireEvent.change(label(), { target: { value: 'Where does it hurt?' } })
  expect(label().value).toBe('Where does it hurt?')
  expect(editor.form().pages[0]?.fields[0]?.label).toEqual({ 'en-ca': 'Where does it hurt?' })
  // its own, and its page title
  expect(drawn).toBeLessThanOrEqual(2)
  // Links to missing texts update after a pause in typing.
  await waitFor(() =>
    expect(screen.getAllByText(/^Where does it hurt\?/, { selector: 'button *, button' })).toHaveLength(1),
  )
})
