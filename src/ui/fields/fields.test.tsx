import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { startTexts } from '#src/i18n/texts.ts'
import { CheckboxGroupField } from './CheckboxGroupField.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RadioField } from './RadioField.tsx'
import { ScaleField } from './ScaleField.tsx'
import { TextareaField } from './TextareaField.tsx'
import { TextField } from './TextField.tsx'

beforeEach(startTexts)

const options = [
  { value: 'none', label: 'Not at all' },
  { value: 'some', label: 'A little', help: 'I notice it.' },
]

describe('every field', () => {
  it('is marked required and shows a red asterisk that is not read aloud (UI-27)', () => {
    render(<TextField label="First name" value="" onChange={vi.fn()} required />)
    const field = screen.getByRole('textbox', { name: 'First name' })
    expect(field).toHaveProperty('required', true)
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true')
  })

  it('is disabled when it is read-only (UI-28)', () => {
    render(<TextField label="First name" value="Maya" onChange={vi.fn()} readOnly />)
    expect(screen.getByRole('textbox')).toHaveProperty('disabled', true)
  })

  it('is read with its help and its error (3.3.1)', () => {
    render(
      <TextField
        label="Name"
        description="As on your card"
        error="This field is required"
        value=""
        onChange={vi.fn()}
      />,
    )
    const field = screen.getByRole('textbox')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As on your card',
      'This field is required',
    ])
  })
})

test('a number is read with its unit', () => {
  render(<NumberField label="Weight" description="Without shoes" unit="kg" value="" onChange={vi.fn()} />)
  const described = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Without shoes', 'kg'])
})

describe('password field', () => {
  it('shows and hides, by a button that the keyboard reaches and that says what it does (UI-29)', async () => {
    render(
      <PasswordField label="Password" value="secret" onChange={vi.fn()} autoComplete="current-password" />,
    )
    const field = screen.getByLabelText('Password')
    expect(field).toHaveProperty('type', 'password')
    expect(field.getAttribute('autocomplete')).toBe('current-password')
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }))
    await userEvent.keyboard('{Enter}')
    expect(field).toHaveProperty('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveProperty('type', 'password')
  })
})

describe('radio field', () => {
  it('is a named group that says it is required and wrong', () => {
    render(
      <RadioField
        label="Pain?"
        value={null}
        onChange={vi.fn()}
        options={options}
        required
        error="Please select an option"
      />,
    )
    const group = screen.getByRole('radiogroup', { name: 'Pain?' })
    expect(group.getAttribute('aria-required')).toBe('true')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please select an option',
    )
  })

  it('chooses nothing beforehand and gives back the value', async () => {
    const onChange = vi.fn()
    render(<RadioField label="Pain?" value={null} onChange={onChange} options={options} />)
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false)
    await userEvent.click(screen.getByRole('radio', { name: 'A little' }))
    expect(onChange).toHaveBeenCalledWith('some')
  })
})

describe('scale field', () => {
  it('is eleven radios with the meaning of both ends', async () => {
    const onChange = vi.fn()
    render(
      <ScaleField label="Pain" value={null} onChange={onChange} startLabel="No pain" endLabel="Worst pain" />,
    )
    expect(screen.getAllByRole('radio')).toHaveLength(11)
    await userEvent.click(screen.getByRole('radio', { name: '10 Worst pain' }))
    expect(onChange).toHaveBeenCalledWith(10)
  })
})

describe('checkbox group', () => {
  it('"none of these" clears all other options', async () => {
    function Probe() {
      const [value, setValue] = useState<string[]>([])
      const none = { value: 'x', label: 'None of these', exclusive: true }
      return (
        <CheckboxGroupField label="What?" value={value} onChange={setValue} options={[...options, none]} />
      )
    }
    render(<Probe />)
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    await userEvent.click(box('A little'))
    await userEvent.click(box('Not at all'))
    expect([box('A little').checked, box('Not at all').checked]).toEqual([true, true])
    await userEvent.click(box('None of these'))
    expect([box('A little').checked, box('None of these').checked]).toEqual([false, true])
    await userEvent.click(box('Not at all'))
    expect([box('Not at all').checked, box('None of these').checked]).toEqual([true, false])
  })
})

describe('textarea field', () => {
  it('counts what is left and keeps what is too much', () => {
    const { rerender } = render(
      <TextareaField label="Notes" value="abc" maxCharacters={5} onChange={vi.fn()} />,
    )
    expect(screen.getByText('2 characters left')).toBeDefined()
    rerender(<TextareaField label="Notes" value="abcdef" maxCharacters={5} onChange={vi.fn()} />)
    expect(screen.getByText('1 character too many')).toBeDefined()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'abcdef')
  })
})
