import { expect } from 'vitest'
import type { EnrolmentColumn, VariableValue } from '#generated/model/index.ts'
import { formatDate, formatNumber } from '#src/i18n/format.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { enrolment } from '#tests/dom/enrolments.tsx'
import { testRows } from '#tests/support/table.ts'
import { cellText } from './values.ts'

const options = [{ value: 'left', label: 'Left' }]

testRows<readonly [VariableValue | undefined, string, EnrolmentColumn['kind']?]>([
  [undefined, '-'],
  [null, '-'],
  ['', '-'],
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  [1234.5, '1,234.5'],
  [[], '-'],
  [['left', 'other'], 'Left, other'],
  [{ a: 1 }, '{"a":1}'],
  ['left', 'Left'],
  ['other', 'other'],
  ['2026-03-01', 'March 1, 2026', 'date'],
])('a variable of %j reads %j', async (value, words, kind = 'choice') => {
  const { t } = await textsIn('en-ca', 'enrolments')
  const format = {
    date: (date: string) => formatDate('en-ca', date),
    dateTime: (time: string) => time,
    number: (number: number) => formatNumber('en-ca', number),
  }
  const row = enrolment(1, 'Maya', { variables: value === undefined ? {} : { side: value } })
  const column = { key: 'variable:side', label: 'Side', kind, options }
  expect(cellText(column, row, { t, format, nothing: '-' })).toBe(words)
})
