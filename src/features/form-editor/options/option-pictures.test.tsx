// Pictures of answers in the editor.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { FormFieldChoice } from '#generated/model/index.ts'
import { openEditor } from '#tests/dom/form-editor.tsx'
import { problemsOf } from '../problems/form-problems.ts'

const words = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })
const choice: FormFieldChoice = {
  type: 'choice',
  key: 'side',
  label: words('Which knee?'),
  options: [
    { value: 'left', label: words('Left') },
    { value: 'right', label: words('Right') },
  ],
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const form = (field: FormFieldChoice) => ({
  key: 'f',
  version: 1,
  title: words('F'),
  pages: [{ key: 'one', title: words('One'), fields: [field] }],
})
const bytes = '\u0089PNG\r\n\u001a\n and so on'
const png = new File([Uint8Array.from(bytes, (char) => char.charCodeAt(0))], 'knee.png', {
  type: 'image/png',
})

test('an answer gets a picture with what it shows, and loses it again', async () => {
  const { form: now } = await openEditor({ form: form(choice) })
  const picture = () => {
    const [field] = now().pages[0]?.fields ?? []
    return field?.type === 'choice' ? field.options[1]?.picture : undefined
  }
  await userEvent.click(document.getElementById('edit-row-question-0-0') as HTMLElement)
  await userEvent.click(screen.getAllByRole('button', { name: 'Add a picture' })[1]!)
  const field = () => document.getElementById('edit-question-0-0-option-1-picture') as HTMLInputElement
  await waitFor(() => expect(document.activeElement).toBe(field()))
  await userEvent.upload(field(), png)
  const alt = await screen.findByRole('textbox', { name: /^What picture 2 shows \(English\)/ })
  await waitFor(() => expect(document.activeElement).toBe(alt))
  expect(picture()).toEqual({ content_type: 'image/png', data: btoa(bytes), alt: { 'en-ca': '' } })
  expect(problemsOf(now()).map(({ code }) => code)).toEqual(['noEnglish'])
  await userEvent.keyboard('A right knee')
  await press('Translations')
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Which knee?: What picture 2 shows (French)' }),
    'Un genou droit',
  )
  expect(picture()?.alt).toEqual({ 'en-ca': 'A right knee', 'fr-ca': 'Un genou droit' })
  expect(problemsOf(now())).toEqual([])
})

test('a list has no pictures to add, and a picture that it has can be removed', async () => {
  const picture = { content_type: 'image/png' as const, data: btoa(bytes), alt: words('A left knee') }
  const [left, right] = choice.options
  const listed = { ...choice, as_list: true, options: [{ ...left!, picture }, right!] }
  const { form: now } = await openEditor({ form: form(listed) })
  await userEvent.click(document.getElementById('edit-row-question-0-0') as HTMLElement)
  expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull()
  expect(screen.getByRole('img', { name: 'A left knee' })).toBeDefined()
  await press('Remove picture 1')
  expect(now().pages[0]?.fields[0]).toEqual({ ...choice, as_list: true })
})
