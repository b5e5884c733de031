// A long list of choices, shown as a drop-down list.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { FormFieldChoice } from '#generated/model/index.ts'
import { renderTask, taskHref } from '#tests/dom/render-task.tsx'
import { asks, isUnmonitored } from '#tests/dom/maya-task.ts'
import { surgeryForm } from '#tests/dom/surgery-form.ts'

const countries: FormFieldChoice = {
  type: 'choice',
  key: 'country',
  label: { 'en-ca': 'Where were you born?', 'fr-ca': 'Où êtes-vous né(e)?' },
  required: true,
  as_list: true,
  options: [
    { value: 'ca', label: { 'en-ca': 'Canada', 'fr-ca': 'Canada' } },
    { value: 'de', label: { 'en-ca': 'Germany', 'fr-ca': 'Allemagne' } },
    { value: 'vn', label: { 'en-ca': 'Vietnam' } },
  ],
}

beforeEach(() => {
  localStorage.clear()
  asks({ ...surgeryForm, pages: [{ key: 'born', title: surgeryForm.title, fields: [countries] }] })
  isUnmonitored()
})
const list = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^(Where were|Où êtes)/ })
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))

test('nothing is chosen beforehand; a required answer is asked for, chosen, and read before sending', async () => {
  await renderTask(`${taskHref}?page=born`)
  expect((await list()).value).toBe('')
  expect(screen.queryByRole('radio')).toBeNull()
  await next()
  const summary = await screen.findByRole('alert')
  await userEvent.click(within(summary).getByRole('link'))
  expect(document.activeElement).toBe(await list())
  await userEvent.selectOptions(await list(), 'Germany')
  await next()
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(screen.getByText('Germany')).toBeDefined()
})

test('an answer is taken back; choices without French say that they are English', async () => {
  await renderTask(`${taskHref}?page=born`, 'fr-ca')
  const field = await list()
  await userEvent.selectOptions(field, 'Allemagne')
  expect(field.value).toBe('de')
  await userEvent.selectOptions(field, '')
  expect(field.value).toBe('')
  expect(within(field).getByRole('option', { name: 'Vietnam' }).lang).toBe('en')
})
