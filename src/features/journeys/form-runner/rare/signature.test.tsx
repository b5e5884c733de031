// A statement that is signed with a typed name.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FormFieldSignature } from '#generated/model/index.ts'
import { asks, hasDraft, isSent, isUnmonitored, sent } from '#tests/dom/maya-task.ts'
import { renderTask, submissionHref, taskHref } from '#tests/dom/render-task.tsx'
import { surgeryForm } from '#tests/dom/surgery-form.ts'

const signature: FormFieldSignature = {
  type: 'signature',
  key: 'signed',
  label: { 'en-ca': 'Your signature', 'fr-ca': 'Votre signature' },
  statement: { 'en-ca': 'My answers are true.', 'fr-ca': 'Mes réponses sont exactes.' },
  required: true,
}

beforeEach(() => {
  localStorage.clear()
  asks({ ...surgeryForm, pages: [{ key: 'sign', title: surgeryForm.title, fields: [signature] }] })
  isUnmonitored()
})
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^(Your|Votre) signature/ })
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }))

test('the name is needed, a blank one is none; the name and its day are read and sent', async () => {
  await renderTask(`${taskHref}?page=sign`)
  expect(await screen.findByRole('group', { name: 'My answers are true.' })).toBeDefined()
  expect((await name()).autocomplete).toBe('name')
  await userEvent.type(await name(), '  ')
  expect(screen.queryByText(/^Signed on/)).toBeNull()
  await press('Next')
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('link'))
  expect(document.activeElement).toBe(await name())
  await userEvent.type(await name(), 'Maya Chen ')
  const day = screen.getByText(/^Signed on/).textContent.replace('Signed on ', '')
  expect(day).toMatch(/^\w+ \d{1,2}, \d{4}$/)
  await press('Next')
  expect(await screen.findByText(`Maya Chen, signed on ${day}`)).toBeDefined()
  expect(screen.getByText('My answers are true.')).toBeDefined()
  await press('Submit')
  const row = { name: 'Maya Chen', signed_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string }
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ form_data: { signed: [row] } })]))
})

test('a draft keeps the day of the name; an emptied name takes it away', async () => {
  hasDraft({ signed: [{ name: 'Maya', signed_on: '2026-11-18' }] }, { page: 'sign' })
  await renderTask(`${taskHref}?page=sign`, 'fr-ca')
  expect((await name()).value).toBe('Maya')
  expect(screen.getByText(/^Date de la signature.: 18 novembre 2026$/)).toBeDefined()
  await userEvent.clear(await name())
  expect(screen.getByText('La date s’ajoute quand vous tapez votre nom.')).toBeDefined()
})

test('the statement is shown with the answer that was sent', async () => {
  isSent({ signed: [{ name: 'Maya Chen', signed_on: '2026-11-18' }] })
  await renderTask(submissionHref)
  expect(await screen.findByText('Maya Chen, signed on November 18, 2026')).toBeDefined()
  expect(screen.getByText('My answers are true.')).toBeDefined()
})
