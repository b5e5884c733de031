import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { FormDefinition } from '#generated/model/index.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'
import type { FormText } from './form-texts.ts'

/** How many texts were drawn in the list of translations, and of those that are missing. */
const drawn = vi.hoisted(() => ({ count: 0 }))
vi.mock('./use-property-name.ts', async (original) => {
  const { usePropertyName } = await original<typeof import('./use-property-name.ts')>()
  return {
    usePropertyName: () => {
      const nameOf = usePropertyName()
      return (text: FormText) => {
        drawn.count += 1
        return nameOf(text)
      }
    },
  }
})

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

test('in the translations of 200 questions a key press draws the one that is typed in', async () => {
  const editor = await openEditor({ form })
  await userEvent.click(screen.getByRole('button', { name: 'Translations' }))
  expect(drawn.count).toBeGreaterThan(400)
  drawn.count = 0
  fireEvent.change(label(), { target: { value: 'Where does it hurt?' } })
  expect(label().value).toBe('Where does it hurt?')
  expect(editor.form().pages[0]?.fields[0]?.label).toEqual({ 'en-ca': 'Where does it hurt?' })
  // its own, and the title of its page
  expect(drawn.count).toBeLessThanOrEqual(2)
  // The ways to what is missing are called by it when the typing pauses.
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Where does it hurt\?/, hidden: true })).toHaveLength(1),
  )
})
