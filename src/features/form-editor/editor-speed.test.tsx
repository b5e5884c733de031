import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FormDefinition } from '#generated/model/index.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'

const form: FormDefinition = {
  key: 'long',
  version: 1,
  title: { 'en-ca': 'Long' },
  pages: [
    {
      key: 'all',
      title: { 'en-ca': 'All' },
      fields: Array.from({ length: 200 }, (_, at) => ({
        type: 'text' as const,
        key: `q${at + 1}`,
        label: { 'en-ca': `Question ${at + 1}` },
      })),
    },
  ],
}
const row = (at: number) => document.getElementById(`edit-row-question-0-${at}`) as HTMLElement
const label = () => document.getElementById('edit-question-0-0-label-en-ca') as HTMLTextAreaElement

test('of 200 questions a key press draws the one that is typed in; the list follows when the typing pauses', async () => {
  const editor = await openEditor({ form })
  await userEvent.click(row(0))
  fireEvent.change(label(), { target: { value: 'Where does it hurt?' } })
  expect(label().value).toBe('Where does it hurt?')
  expect(editor.form().pages[0]?.fields[0]?.label).toEqual({ 'en-ca': 'Where does it hurt?' })
  expect(row(0).textContent).toContain('Question 1')
  await waitFor(() => expect(row(0).textContent).toContain('Where does it hurt?'))
  // What is no typing is drawn at once.
  fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  expect(row(200).textContent).toContain('Question 200')
})
