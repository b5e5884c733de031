// A scale that is shown as a slider.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FormFieldScale } from '#generated/model/index.ts'
import { asks, isUnmonitored, sent } from '#tests/dom/maya-task.ts'
import { renderTask, taskHref } from '#tests/dom/render-task.tsx'
import { surgeryForm } from '#tests/dom/surgery-form.ts'

const pain: FormFieldScale = {
  type: 'scale',
  key: 'pain',
  label: { 'en-ca': 'How bad is your pain?', 'fr-ca': 'Quelle est votre douleur?' },
  required: true,
  min: 0,
  max: 10,
  min_label: { 'en-ca': 'No pain', 'fr-ca': 'Aucune douleur' },
  max_label: { 'en-ca': 'Worst pain', 'fr-ca': 'Pire douleur' },
  as_slider: true,
}

const asking = (field: FormFieldScale) =>
  asks({ ...surgeryForm, pages: [{ key: 'pain', title: surgeryForm.title, fields: [field] }] })
beforeEach(() => {
  localStorage.clear()
  asking(pain)
  isUnmonitored()
})
const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: /^(How bad|Quelle est)/ })
const said = async () => (await slider()).getAttribute('aria-valuetext')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an untouched slider is no answer, not even by its label or a key that moves nothing', async () => {
  await renderTask(`${taskHref}?page=pain`)
  expect(await said()).toBe('No answer yet')
  expect(screen.getByText('No answer yet. Choose a point on the line.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clear your answer' })).toBeNull()
  await userEvent.click(screen.getByText('How bad is your pain?'))
  fireEvent.keyDown(await slider(), { key: 'Tab' })
  expect(await said()).toBe('No answer yet')
  await press('Next')
  const link = within(await screen.findByRole('alert')).getByRole('link')
  expect(link.textContent).toBe('How bad is your pain? Please select an option')
  await userEvent.click(link)
  expect(document.activeElement).toBe(await slider())
  expect((await slider()).getAttribute('aria-describedby')).toContain('needed')
  expect((await slider()).getAttribute('aria-invalid')).toBe('true')
})

test('its value is said in words, read before sending, and sent as a number', async () => {
  await renderTask(`${taskHref}?page=pain`)
  fireEvent.change(await slider(), { target: { value: '7' } })
  expect(await said()).toBe('7')
  fireEvent.change(await slider(), { target: { value: '10' } })
  expect(await said()).toBe('10, Worst pain')
  fireEvent.change(await slider(), { target: { value: '0' } })
  expect(screen.getByText('Your answer: 0, No pain')).toBeDefined()
  await press('Next')
  expect(await screen.findByText('0 (0 = No pain, 10 = Worst pain)')).toBeDefined()
  await press('Submit')
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ form_data: { pain: 0 } })]))
})

test('the middle is chosen by a press where the slider rests, or by the space bar; an answer is cleared', async () => {
  asking({ ...pain, required: false, min: 1 })
  await renderTask(`${taskHref}?page=pain`)
  fireEvent.pointerUp(await slider())
  expect(await said()).toBe('5')
  await press('Clear your answer')
  expect(await said()).toBe('No answer yet')
  expect(document.activeElement).toBe(await slider())
  fireEvent.keyDown(await slider(), { key: ' ' })
  expect(await said()).toBe('5')
  await press('Clear your answer')
  await press('Next')
  expect(await screen.findByText('No answer given')).toBeDefined()
})

test('in French', async () => {
  await renderTask(`${taskHref}?page=pain`, 'fr-ca')
  expect(await said()).toBe('Aucune réponse pour le moment')
  fireEvent.change(await slider(), { target: { value: '10' } })
  expect(screen.getByText(/^Votre réponse.: 10, Pire douleur$/)).toBeDefined()
})
