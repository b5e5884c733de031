// Answers with a picture: radios or checkboxes as ever, with what the picture shows.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FormFieldChoice, FormFieldMultiChoice } from '#generated/model/index.ts'
import { asks, isUnmonitored, sent } from '#tests/dom/maya-task.ts'
import { renderTask, taskHref } from '#tests/dom/render-task.tsx'
import { surgeryForm } from '#tests/dom/surgery-form.ts'

const option = (value: string, english: string, french: string) => ({
  value,
  label: { 'en-ca': english, 'fr-ca': french },
  picture: {
    content_type: 'image/png' as const,
    data: 'iVBORw0KGgoAAAAA',
    alt: { 'en-ca': `A drawing of ${english}`, 'fr-ca': `Un dessin : ${french}` },
  },
})
const choice: FormFieldChoice = {
  type: 'choice',
  key: 'side',
  label: { 'en-ca': 'Which knee?', 'fr-ca': 'Quel genou ?' },
  required: true,
  options: [option('left', 'Left', 'Gauche'), option('right', 'Right', 'Droite')],
}
const several: FormFieldMultiChoice = {
  type: 'multi_choice',
  key: 'where',
  label: { 'en-ca': 'Where does it hurt?', 'fr-ca': 'Où avez-vous mal ?' },
  options: [
    option('front', 'Front', 'Devant'),
    option('back', 'Back', 'Derrière'),
    { value: 'none', label: { 'en-ca': 'Nowhere', 'fr-ca': 'Nulle part' }, exclusive: true },
  ],
}

beforeEach(() => {
  localStorage.clear()
  asks({ ...surgeryForm, pages: [{ key: 'knee', title: surgeryForm.title, fields: [choice, several] }] })
  isUnmonitored()
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('pictures are described, the summary leads to the first, and the answers are read and sent as ever', async () => {
  await renderTask(`${taskHref}?page=knee`)
  const left = await screen.findByRole('radio', { name: 'Left', description: 'A drawing of Left' })
  await press('Next')
  await userEvent.click(await screen.findByRole('link', { name: /^Which knee/ }))
  expect(document.activeElement).toBe(left)
  await userEvent.keyboard(' ')
  expect(left).toHaveProperty('checked', true)
  // The picture belongs to the label.
  await userEvent.click(screen.getByRole('img', { name: 'A drawing of Right' }))
  expect(screen.getByRole('radio', { name: 'Right' })).toHaveProperty('checked', true)
  for (const name of ['Nowhere', 'Back', 'Front'])
    await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(screen.getByRole('checkbox', { name: 'Nowhere' })).toHaveProperty('checked', false)
  await press('Next')
  const answers = await screen.findAllByRole('definition')
  expect(answers.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Right', expect.stringMatching(/Front.*Back/)]),
  )
  await press('Submit')
  const form_data = { side: 'right', where: ['front', 'back'] }
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ form_data })]))
})

test('in French', async () => {
  await renderTask(`${taskHref}?page=knee`, 'fr-ca')
  expect(
    await screen.findByRole('radio', { name: 'Gauche', description: 'Un dessin : Gauche' }),
  ).toBeDefined()
})
