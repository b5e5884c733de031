// A grid: several questions with the same answers.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FormFieldMatrix } from '#generated/model/index.ts'
import { asks, isUnmonitored, sent } from '#tests/dom/maya-task.ts'
import { renderTask, taskHref } from '#tests/dom/render-task.tsx'
import { surgeryForm } from '#tests/dom/surgery-form.ts'

const grid: FormFieldMatrix = {
  type: 'matrix',
  key: 'moves',
  label: { 'en-ca': 'How hard is it?', 'fr-ca': 'À quel point est-ce difficile?' },
  required: true,
  rows: [
    { key: 'stairs', label: { 'en-ca': 'Climbing stairs', 'fr-ca': 'Monter un escalier' } },
    { key: 'chair', label: { 'en-ca': 'Getting up', 'fr-ca': 'Se lever' } },
  ],
  options: [
    { value: 'easy', label: { 'en-ca': 'Easy', 'fr-ca': 'Facile' } },
    { value: 'hard', label: { 'en-ca': 'Hard', 'fr-ca': 'Difficile' } },
  ],
}

beforeEach(() => {
  localStorage.clear()
  asks({ ...surgeryForm, pages: [{ key: 'grid', title: surgeryForm.title, fields: [grid] }] })
  isUnmonitored()
})
const row = (name: string) => screen.findByRole('radiogroup', { name })
const choose = async (question: string, answer: string) =>
  userEvent.click(within(await row(question)).getByRole('radio', { name: answer }))
/** The questions of the grid and their answers, as they are read. */
const answersRead = async () => {
  const whole = (await screen.findByText(/^(How hard is it|À quel point)/, { selector: 'dt *, dt' })).closest(
    'div',
  )
  return [...(whole?.querySelectorAll('dd dt, dd dd') ?? [])].map(({ textContent }) => textContent)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('each row is asked for; the summary leads to the first without an answer; all are read and sent', async () => {
  await renderTask(`${taskHref}?page=grid`)
  await choose('Climbing stairs', 'Hard')
  await press('Next')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Choose an answer in each row')
  expect((await row('Climbing stairs')).getAttribute('aria-invalid')).toBeNull()
  expect((await row('Getting up')).getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(within(summary).getByRole('link'))
  expect((await row('Getting up')).contains(document.activeElement)).toBe(true)
  await choose('Getting up', 'Easy')
  await press('Next')
  expect(await answersRead()).toEqual(['Climbing stairs', 'Hard', 'Getting up', 'Easy'])
  await press('Submit')
  const answers = { moves: [{ stairs: 'hard', chair: 'easy' }] }
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ form_data: answers })]))
})

test('in French, where nothing needs an answer', async () => {
  asks({
    ...surgeryForm,
    pages: [{ key: 'grid', title: surgeryForm.title, fields: [{ ...grid, required: false }] }],
  })
  await renderTask(`${taskHref}?page=grid`, 'fr-ca')
  await choose('Se lever', 'Difficile')
  await press('Suivant')
  expect(await answersRead()).toEqual(['Monter un escalier', 'Aucune réponse', 'Se lever', 'Difficile'])
})
