// The rows of a grid in the editor.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FormFieldMatrix } from '#generated/model/index.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'

const words = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })
const grid: FormFieldMatrix = {
  type: 'matrix',
  key: 'moves',
  label: words('How hard is it?'),
  rows: [
    { key: 'stairs', label: words('Stairs') },
    { key: 'chair', label: words('Chair') },
  ],
  options: [{ value: 'easy', label: words('Easy') }],
}
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('rows are worded in both languages, named, moved, added and removed, apart from the answers', async () => {
  const { form } = await openEditor({
    form: {
      key: 'f',
      version: 1,
      title: words('F'),
      pages: [{ key: 'one', title: words('One'), fields: [grid] }],
    },
  })
  await userEvent.click(document.getElementById('edit-row-question-0-0') as HTMLElement)
  await userEvent.clear(box('Row 2 (French)'))
  await userEvent.type(box('Row 2 (French)'), 'Chaise')
  await press('Move row 2 up')
  await press('Add a row')
  expect(document.activeElement).toBe(box(/^Row 3 \(English\)/))
  await userEvent.type(box(/^Row 3 \(English\)/), 'Socks')
  await press('Remove row 2')
  expect(screen.getAllByRole('button', { name: /^Move answer/ })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Add help text' })).toBeNull()
  expect(form().pages[0]?.fields[0]).toEqual({
    ...grid,
    rows: [
      { key: 'chair', label: { 'en-ca': 'Chair', 'fr-ca': 'Chaise' } },
      { key: 'row_3', label: { 'en-ca': 'Socks' } },
    ],
  })
})
