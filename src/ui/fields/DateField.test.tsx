import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTexts } from '#src/i18n/texts.ts'
import { DateField } from './DateField.tsx'
import { joinDate, partialDateProblem, splitDate } from '#src/lib/dates/partial-date.ts'

beforeEach(startTexts)

describe('partial dates', () => {
  it.each([
    ['', undefined],
    ['1958', undefined],
    ['1958-03', undefined],
    ['1958-03-14', undefined],
    ['2024-02-29', undefined],
    ['2023-02-29', { code: 'day', last: 28 }],
    ['1958-04-31', { code: 'day', last: 30 }],
    ['1958-03-00', { code: 'day', last: 31 }],
    ['1958--14', { code: 'dayNeedsMonthAndYear' }],
    ['-03-14', { code: 'dayNeedsMonthAndYear' }],
    ['--14', { code: 'dayNeedsMonthAndYear' }],
    ['-03', { code: 'monthNeedsYear' }],
    ['58', { code: 'year' }],
    ['1958-13', { code: 'month' }],
  ])('%s: VAL-46, VAL-47, VAL-60', (value, problem) => {
    expect(partialDateProblem(value)).toEqual(problem)
  })

  it('nothing typed is lost on the way through the value', () => {
    for (const value of ['', '1958', '1958-03', '1958-03-14', '--14', '-03', '1958--14']) {
      expect(joinDate(splitDate(value))).toBe(value)
    }
  })
})

describe('date field', () => {
  it('hands out ISO text and keeps what was typed', async () => {
    const given = vi.fn<(value: string) => void>()
    function Probe() {
      const [value, setValue] = useState('')
      const onChange = (next: string) => {
        given(next)
        setValue(next)
      }
      return <DateField label="Date of birth" value={value} onChange={onChange} birthday />
    }
    render(<Probe />)
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeDefined()
    const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' })
    await userEvent.type(day, '3')
    expect(given).toHaveBeenLastCalledWith('--03')
    expect(day.value).toBe('3')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March')
    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '1958')
    expect(given).toHaveBeenLastCalledWith('1958-03-03')
    expect(day.getAttribute('autocomplete')).toBe('bday-day')
  })

  it('follows a value that comes from outside', () => {
    const { rerender } = render(<DateField label="Date" value="1958" onChange={() => undefined} />)
    rerender(<DateField label="Date" value="2001-07-09" onChange={() => undefined} />)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' }).value).toBe('09')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value).toBe('07')
  })
})
