import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts, setLocale } from '#src/i18n/texts.ts'
import { EmailField } from './EmailField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PostalCodeField } from './PostalCodeField.tsx'
import { ReadOnlyField } from './ReadOnlyField.tsx'
import { SelectField } from './SelectField.tsx'
import { TimeField } from './TimeField.tsx'
import { useProblemText } from '../forms/use-problem-text.ts'
import type { Problem } from '#src/lib/validation/problem.ts'

beforeEach(async () => {
  await setLocale('en-ca')
  await loadTexts('kit', 'validation')
})

type Kept = { value: string; onChange: (value: string) => void }
function Live({ children }: { children: (kept: Kept) => ReactNode }) {
  const [value, onChange] = useState('')
  return children({ value, onChange })
}
const leave = (text: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
  return field
}
const described = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('fields with a form of their own', () => {
  it('VAL-59: a postal code is written as K1A 0B1 when one leaves, and what is none stays as typed', () => {
    render(<Live>{(kept) => <PostalCodeField {...kept} label="Postal code" />}</Live>)
    const field = leave('k1a0b1')
    expect(field.value).toBe('K1A 0B1')
    expect(field.autocomplete).toBe('postal-code')
    expect(described(field)).toEqual(['For example, K1A 0B1'])
    expect(leave('12345').value).toBe('12345')
  })
  it('VAL-58: a phone number has the right keyboard and plain dashes', () => {
    render(<Live>{(kept) => <PhoneField {...kept} label="Phone" error="No" />}</Live>)
    const field = leave('416\u2011555\u20110123 ')
    expect([field.type, field.autocomplete, field.value]).toEqual(['tel', 'tel', '416-555-0123'])
    expect(described(field)).toEqual(['For example, 613-555-0100 or +33 1 23 45 67 89', 'No'])
  })
  it('VAL-36: an e-mail address loses the blanks around it, and is never spelled or capitalized', () => {
    render(<Live>{(kept) => <EmailField {...kept} label="Email" required />}</Live>)
    const field = leave(' maya@portage.test ')
    expect([field.type, field.autocomplete, field.required]).toEqual(['email', 'email', true])
    expect(field.getAttribute('autocapitalize')).toBe('none')
  })
  it('VAL-53: a time is kept as it is typed; the hint is in the language of the page', async () => {
    await setLocale('fr-ca')
    render(<Live>{(kept) => <TimeField {...kept} label="Heure" optional />}</Live>)
    const field = leave('14 h')
    expect(field.value).toBe('14 h')
    expect(described(field)).toEqual(['Par exemple, 14\u00a0h\u00a005'])
    expect(screen.getByLabelText('Heure (facultatif)')).toBe(field)
  })
})

describe('select', () => {
  it('starts without a choice, marks required and invalid, and emits the value', () => {
    const onChange = vi.fn()
    const options = [{ value: 'on', label: 'Ontario' }]
    render(
      <SelectField
        label="Province"
        description="Where you live"
        value=""
        onChange={onChange}
        options={options}
        required
        error="Choose"
      />,
    )
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Province' })
    expect([field.required, field.getAttribute('aria-invalid')]).toEqual([true, 'true'])
    expect(described(field)).toEqual(['Where you live', 'Choose'])
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      'Ontario',
    ])
    fireEvent.change(field, { target: { value: 'on' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('on')
  })
})

it('words to read are a named group without an input', () => {
  render(<ReadOnlyField label="A word">{'Line one'}</ReadOnlyField>)
  expect(screen.getByRole('group', { name: 'A word' }).querySelector('input, textarea')).toBeNull()
})

describe('VAL-35..61: the words for a problem', () => {
  const said = (problem: Problem) => {
    function Probe() {
      return <p>{useProblemText()(problem)}</p>
    }
    const { container, unmount } = render(<Probe />)
    const text = container.textContent
    unmount()
    return text
  }
  it.each<[Problem, string]>([
    [{ code: 'required' }, 'This field is required'],
    [{ code: 'notEmpty' }, 'Add at least one item'],
    [{ code: 'unique' }, 'You already gave this answer. Enter a different one'],
    [{ code: 'minCharacters', min: 1 }, 'Enter at least 1 character'],
    [{ code: 'maxWords', max: 200 }, 'Write no more than 200 words'],
    [{ code: 'minValue', min: 1000.5 }, 'Enter a number that is 1,000.5 or more'],
    [{ code: 'maxValue', max: 3 }, 'Enter a number that is 3 or less'],
    [{ code: 'betweenValues', min: 1, max: 9 }, 'Enter a number between 1 and 9'],
    [{ code: 'day', last: 28 }, 'Enter a day between 1 and 28'],
    [{ code: 'yearFuture', max: 2026 }, "The year can't be in the future. Enter 2026 or earlier"],
    [{ code: 'yearsBack', years: 125 }, 'Enter a date within the last 125 years'],
    [{ code: 'dateMin', min: '2020-03-10' }, 'Enter a date on or after March 10, 2020'],
    [{ code: 'dateMax', max: '2020-03-10' }, 'Enter a date on or before March 10, 2020'],
    [{ code: 'fileTooBig', megabytes: 50 }, 'This file is too big. Choose a file of 50\u00a0MB or less'],
    [{ code: 'fileTooSmall' }, 'This file is empty. Choose another file'],
    [
      { code: 'fileType', types: ['PDF', 'PNG'] },
      "You can't use this kind of file here. Choose one of these: PDF, PNG",
    ],
  ])('%o', (problem, text) => {
    expect(said(problem)).toBe(text)
  })
  it('of a year that is none tells the range that counts today', () => {
    const now = new Date().getFullYear()
    expect(said({ code: 'year' })).toBe(`Enter a year between ${now - 125} and ${now}`)
  })
})
