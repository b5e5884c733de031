import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/errors.ts'
import { loadTexts, setLocale, startTexts } from '#src/i18n/texts.ts'
import { RouterProvider } from '#src/lib/router/RouterProvider.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { line, optionalLine, optionalYear, rule } from './fields.ts'
import { useAppForm } from './use-app-form.ts'

const schema = z
  .object({
    name: line(
      z.string().check(
        z.minLength(2),
        z.maxLength(5),
        z.refine((name) => name !== 'Odd', { params: { rule: 'odd' } }),
      ),
    ),
    from: optionalYear,
    to: optionalYear,
    alias: z.object({ 'fr-ca': optionalLine(z.nullish(z.string().check(z.maxLength(5)))) }),
  })
  .check(
    rule('order', 'to', ({ from, to }) =>
      typeof from === 'number' && typeof to === 'number' ? from <= to : true,
    ),
  )

const send = vi.fn<(checked: z.output<typeof schema>) => Promise<string>>()
const onSaved = vi.fn<(saved: string, reset: () => void) => void>()
const recover = vi.fn<(error: unknown) => Promise<boolean>>()

function Form() {
  const { field, form, shell } = useAppForm({
    schema,
    defaultValues: { name: '', from: '', to: '', alias: { 'fr-ca': '' } },
    texts: { order: 'The end is before the beginning', odd: (refused) => `${String(refused)} is odd` },
    send,
    onSaved: (saved) => onSaved(saved, () => form.reset()),
    recover,
    failureText: () => 'It could not be saved',
  })
  const alias = field('alias.fr-ca')
  return (
    <FormShell {...shell} submitLabel="Save">
      <TextField {...field('name')} label="Name" />
      <TextField {...field('from')} label="From" />
      <TextField {...field('to')} label="To" />
      <TextField
        {...alias}
        label="Alias"
        onBlur={() => {
          alias.onChange(alias.value.trim())
          alias.onBlur()
        }}
      />
    </FormShell>
  )
}

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, text: string) => userEvent.type(input(name), text)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
/** The message shown at a field. */
const errorAt = (name: string) => {
  const described = input(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return described.map((id) => document.getElementById(id)?.textContent).join()
}
/** Whether the browser prompts before unloading. */
const isUnsaved = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
const summary = () => screen.queryAllByRole('alert').flatMap((alert) => alert.textContent)

beforeEach(async () => {
  send.mockReset().mockResolvedValue('saved')
  onSaved.mockReset()
  recover.mockReset().mockResolvedValue(false)
  await startTexts()
  await setLocale('en-ca')
  await loadTexts('validation', 'kit')
  const router = createMemoryRouter([{ path: '/', element: <Form /> }])
  await act(async () => render(<RouterProvider router={router} />))
})

test('a field is checked when one leaves it, then while one types', async () => {
  await type('Name', 'a')
  expect(errorAt('Name')).toBe('')
  await userEvent.tab()
  expect(errorAt('Name')).toBe('Enter at least 2 characters')
  await type('Name', 'b')
  expect(errorAt('Name')).toBe('')
  expect(summary()).toEqual([])
})

test('a form that is sent says everything that is wrong, and each field as soon as it is put right', async () => {
  await type('From', '2010')
  await type('To', '2009')
  await save()
  expect(summary()[0]).toContain('This field is required')
  expect(summary()[0]).toContain('The end is before the beginning')
  expect(send).not.toHaveBeenCalled()
  // A rule across fields: the error is at one year, the correction is made at the other.
  await userEvent.clear(input('From'))
  await type('From', '2008')
  expect(errorAt('To')).toBe('')
  expect(errorAt('Name')).toBe('This field is required')
})

test('the words for a rule may name what it refused', async () => {
  await type('Name', ' Odd')
  await userEvent.tab()
  expect(errorAt('Name')).toBe('Odd is odd')
})

test('messages follow the language', async () => {
  await save()
  await act(() => setLocale('fr-ca'))
  await waitFor(() => expect(errorAt('Name')).toBe('Ce champ est obligatoire'))
})

test('what is sent is tidied and typed; it is sent once', async () => {
  let finish: (saved: string) => void = () => undefined
  send.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  await type('Name', '  Ann ')
  await type('From', ' 2010 ')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
  expect(send.mock.calls).toEqual([[{ name: 'Ann', from: 2010, to: null, alias: { 'fr-ca': null } }]])
  expect(onSaved).not.toHaveBeenCalled()
  await act(async () => finish('saved'))
  expect(onSaved).toHaveBeenCalledWith('saved', expect.anything())
})

test('shows the server’s messages at their fields until they change, others in the summary', async () => {
  send.mockRejectedValue(new ApiError(400, false, { name: ['Taken'], hidden: ['Not now'] }))
  await type('Name', 'Ann')
  await save()
  expect(errorAt('Name')).toBe('Taken')
  expect(summary()[0]).toContain('Not now')
  await type('From', '2010')
  await userEvent.tab()
  expect(errorAt('Name')).toBe('Taken')
  await type('Name', 'a')
  expect([errorAt('Name'), summary()]).toEqual(['', []])
})

test('a message of the server stays when one leaves its field without a change', async () => {
  send.mockRejectedValue(new ApiError(400, false, { name: ['Taken'] }))
  await type('Name', 'Anne')
  await save()
  expect(errorAt('Name')).toBe('Taken')
  fireEvent.focus(input('Name'))
  fireEvent.blur(input('Name'))
  await act(async () => undefined)
  expect(errorAt('Name')).toBe('Taken')
})

test('shows a failure above the buttons until something changes, and retries', async () => {
  send.mockRejectedValueOnce(new ApiError(500, false))
  await type('Name', 'Ann')
  await save()
  expect(summary()).toEqual(['It could not be saved'])
  await save()
  expect(summary()).toEqual([])
  expect(onSaved).toHaveBeenCalledTimes(1)
})

test('a nested field has its path as its name', async () => {
  send.mockRejectedValue(new ApiError(400, false, { alias: { 'fr-ca': ['Taken'], 'en-ca': ['Not now'] } }))
  await type('Name', 'Ann')
  await type('Alias', 'Nannie')
  await userEvent.tab()
  expect(errorAt('Alias')).toBe('Enter no more than 5 characters')
  await type('Alias', '{Backspace}')
  expect(errorAt('Alias')).toBe('')
  await save()
  expect(send.mock.calls[0]?.[0].alias).toEqual({ 'fr-ca': 'Nanni' })
  expect(errorAt('Alias')).toBe('Taken')
  expect(summary()[0]).toContain('Not now')
})

test('a field may tidy its text when one leaves it', async () => {
  await type('Alias', ' Nan ')
  await userEvent.tab()
  expect(input('Alias').value).toBe('Nan')
})

test('a form that stays open restarts on reset, and later input is unsaved', async () => {
  onSaved.mockImplementation((_, reset) => reset())
  await type('Name', 'Ann')
  await save()
  expect(input('Name').value).toBe('')
  await userEvent.click(input('Name'))
  await userEvent.tab()
  expect(errorAt('Name')).toBe('')
  await type('From', '2010')
  expect([errorAt('Name'), isUnsaved()]).toEqual(['', true])
  await userEvent.click(input('Name'))
  await userEvent.tab()
  expect(errorAt('Name')).not.toBe('')
})

test('a failure the form recovers from shows no message', async () => {
  send.mockRejectedValueOnce(new ApiError(412, false))
  recover.mockResolvedValue(true)
  await type('Name', 'Ann')
  await save()
  expect(recover.mock.calls).toEqual([[new ApiError(412, false)]])
  expect([summary(), onSaved.mock.calls]).toEqual([[], []])
})
