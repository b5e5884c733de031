import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale, startTexts } from '#src/i18n/texts.ts'
import type { FieldProblem } from './ErrorSummaryLine.tsx'
import { FormShell } from './FormShell.tsx'
import { TextField } from '../fields/TextField.tsx'

beforeEach(async () => {
  document.title = 'Your name'
  await startTexts()
})

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('form shell', () => {
  it('sends once, however often submit is pressed', async () => {
    let finish = () => undefined as void
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(
      <FormShell submitLabel="Save" onSubmit={onSubmit} pending={false} submitError={null}>
        <TextField label="Name" value="Maya" onChange={vi.fn()} />
      </FormShell>,
    )
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await act(async () => finish())
    await submit()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('does not send while pending, and says so without losing the focus', async () => {
    const onSubmit = vi.fn()
    render(
      <FormShell submitLabel="Save" onSubmit={onSubmit} pending submitError={null}>
        {null}
      </FormShell>,
    )
    await submit()
    const button = screen.getByRole('button', { name: 'Save' })
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
  })

  it('takes the focus with the click: what the field before it says moves nothing under the mouse', async () => {
    const user = userEvent.setup()
    const onBlur = vi.fn()
    const onSubmit = vi.fn()
    render(
      <FormShell submitLabel="Save" onSubmit={onSubmit} pending={false} submitError={null}>
        <TextField label="Name" value="" onChange={vi.fn()} onBlur={onBlur} />
      </FormShell>,
    )
    const [field, button] = [screen.getByRole('textbox'), screen.getByRole('button', { name: 'Save' })]
    field.focus()
    await user.pointer({ target: button, keys: '[MouseLeft>]' })
    expect([document.activeElement, onBlur.mock.calls.length]).toEqual([field, 0])
    await user.pointer({ target: button, keys: '[/MouseLeft]' })
    expect([document.activeElement, onSubmit.mock.calls.length]).toEqual([button, 1])
    field.focus()
    await user.keyboard('{Enter}')
    expect([document.activeElement, onSubmit.mock.calls.length]).toEqual([field, 2])
  })

  it('says aloud what the server said', () => {
    render(
      <FormShell submitLabel="Save" onSubmit={vi.fn()} pending={false} submitError="It did not work.">
        {null}
      </FormShell>,
    )
    expect(screen.getByRole('alert').textContent).toBe('It did not work.')
  })
})

describe('error summary', () => {
  type Found = readonly FieldProblem[]
  /** A form with one field; `send` returns the server's response after a delay. */
  function Probe({
    label = 'Name',
    send = () => [],
    ...own
  }: {
    label?: string
    send?: () => Found
    within?: string
    namesField?: boolean
  }) {
    const [name, setName] = useState('')
    const [tried, setTried] = useState(false)
    const [refused, setRefused] = useState<Found>([])
    const missing = { fieldId: 'name', message: 'This field is required', ...own }
    const problems = [...(tried && !name ? [missing] : []), ...refused]
    const submit = () => {
      setTried(true)
      // Like a mutation, which reports its error after the submit has settled.
      setTimeout(() => setRefused(send()))
    }
    return (
      <FormShell submitLabel="Save" onSubmit={submit} pending={false} submitError={null} problems={problems}>
        <TextField
          id="name"
          label={label}
          required
          value={name}
          onChange={setName}
          error={problems[0]?.message}
        />
        <button type="button" onClick={() => setName('')}>
          Empty it
        </button>
      </FormShell>
    )
  }

  it('takes the focus, leads to the field and changes the title of the page', async () => {
    render(<Probe />)
    expect(screen.queryByRole('alert')).toBeNull()
    await submit()
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(summary.textContent).toContain('There is a problem')
    expect(document.title).toBe('Error: Your name')
    await userEvent.click(screen.getByRole('link', { name: 'Name: This field is required' }))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    expect(location.hash).toBe('')
  })

  it('names each field by its label and its row, in the language of now; at the field the message stays', async () => {
    const line = () => screen.getByRole('link').textContent
    const { rerender } = render(<Probe />)
    await submit()
    expect(screen.getByText('This field is required', { ignore: 'a' })).toBeDefined()
    for (const [props, expected] of [
      [{ label: 'What is your name?' }, 'What is your name? This field is required'],
      [{ within: 'Medication 2' }, 'Medication 2: Name: This field is required'],
      [{ namesField: true }, 'This field is required'],
    ] as const) {
      rerender(<Probe {...props} />)
      expect(line()).toBe(expected)
    }
    rerender(<Probe label="Nom" />)
    await act(() => setLocale('fr-ca'))
    expect(line()).toBe('Nom\u00a0: This field is required')
    await act(() => setLocale('en-ca'))
  })

  it('takes the focus again after the next attempt, but never while someone types', async () => {
    render(<Probe />)
    await submit()
    await submit()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    const field = screen.getByRole('textbox')
    await userEvent.type(field, 'M')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.title).toBe('Your name')
    await userEvent.clear(field)
    expect(screen.getByRole('alert')).toBeDefined()
    expect(document.activeElement).toBe(field)
  })

  it('takes the focus for what the server refuses a moment later, not for what is emptied after that', async () => {
    let answer: Found = [{ message: 'Somebody has this name.' }]
    render(<Probe send={() => answer} />)
    await userEvent.type(screen.getByRole('textbox'), 'Maya')
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    answer = []
    await submit()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    const empty = screen.getByRole('button', { name: 'Empty it' })
    await userEvent.click(empty)
    expect(screen.getByRole('alert')).toBeDefined()
    expect(document.activeElement).toBe(empty)
  })
})
