import { expect, test } from 'vitest'
import { textsIn } from '#src/i18n/texts.ts'
import { readCsv } from '#src/lib/files/read-csv.ts'
import { testRows } from '#tests/support/table.ts'
import { columnOf } from './columns.ts'
import { exampleOf } from './example.ts'
import { momentOf, orderOf } from './moments.ts'
import { newRows, readRows, tableOf, type Units } from './read-rows.ts'

const units: Units = { weight: 'lb', temperature: 'celsius' }
const now = Date.parse('2026-11-27T18:00:00Z')

function read(text: string) {
  const table = tableOf(readCsv(text))
  if (!table) throw new Error('No table')
  return readRows(table, { order: 'dayFirst', units }, now)
}
const at = (text: string) => new Date(text).toISOString().replace('.000Z', 'Z')

testRows<[string, object]>([
  ['Weight (kg)', { holds: 'value', kind: 'weight', unit: 'kg' }],
  ['Poids (lb)', { holds: 'value', kind: 'weight', unit: 'lb' }],
  ['Weight', { holds: 'value', kind: 'weight', unit: null }],
  ['Fat mass (kg)', { holds: 'nothing' }],
  ['Systolic (mmHg)', { holds: 'upper' }],
  ['Tension diastolique', { holds: 'lower' }],
  ['Blood Pressure', { holds: 'pressure' }],
  ['Pulse (bpm)', { holds: 'value', kind: 'heart_rate', unit: 'bpm' }],
  ['Fréquence cardiaque', { holds: 'value', kind: 'heart_rate', unit: 'bpm' }],
  ['Glycémie (mmol/L)', { holds: 'value', kind: 'blood_glucose', unit: 'mmol_L' }],
  ['Glucose (mg/dL)', { holds: 'otherUnit' }],
  ['Température (°C)', { holds: 'value', kind: 'temperature', unit: 'celsius' }],
  ['Temp (F)', { holds: 'value', kind: 'temperature', unit: 'fahrenheit' }],
  ['Douleur', { holds: 'value', kind: 'pain', unit: 'points' }],
  ['Date et heure', { holds: 'date' }],
  ['measured_at', { holds: 'date' }],
  ['Heure', { holds: 'time' }],
  ['Remarques', { holds: 'notes' }],
])('the column %j is %j', (name, column) => {
  expect(columnOf(name)).toEqual({ name, ...column })
})

testRows<[string, string, 'dayFirst' | 'monthFirst', object]>([
  ['2026-11-20', '', 'dayFirst', { at: at('2026-11-20T12:00') }],
  ['2026-11-20', '7:30 a.m.', 'dayFirst', { at: at('2026-11-20T07:30') }],
  ['2026/1/2 19:05:33', '', 'dayFirst', { at: at('2026-01-02T19:05') }],
  ['2026-11-20T12:30:00Z', '', 'dayFirst', { at: '2026-11-20T12:30:00Z' }],
  ['2026-11-20T12:30:45.5-05:00', '', 'dayFirst', { at: '2026-11-20T17:30:00Z' }],
  ['03/04/2026', '14 h 05', 'dayFirst', { at: at('2026-04-03T14:05') }],
  ['03/04/2026 2:05 PM', '', 'monthFirst', { at: at('2026-03-04T14:05') }],
  ['30/02/2026', '', 'dayFirst', { wrong: 'date' }],
  ['13/12/2026', '', 'monthFirst', { wrong: 'date' }],
  ['yesterday', '', 'dayFirst', { wrong: 'date' }],
  ['2026-11-20', '25:00', 'dayFirst', { wrong: 'time' }],
])('%j %j, %s, is %j', (date, time, order, moment) => {
  expect(momentOf(date, time, order)).toEqual(moment)
})

testRows<[string[], string]>([
  [['2026-11-20'], 'dayFirst'],
  [['03/04/2026', '13/04/2026'], 'dayFirst'],
  [['03/04/2026', '04/13/2026'], 'monthFirst'],
  [['03/04/2026'], 'either'],
  [['03/03/2026'], 'dayFirst'],
])('the order of %j is %s', (dates, order) => {
  expect(orderOf(dates)).toBe(order)
})

test('a line has several values, each with its unit and the notes', () => {
  const { rows, wrong } = read(
    'Date,Time,Weight,Temp (F),Systolic,Diastolic,Notes\n2026-11-20,07:30,"159,5",98.2,128,82,Before breakfast\n\n',
  )
  const common = { measured_at: at('2026-11-20T07:30'), notes: 'Before breakfast', diastolic: null }
  expect(rows).toEqual([
    { ...common, kind: 'weight', value: 159.5, unit: 'lb' },
    { ...common, kind: 'temperature', value: 98.2, unit: 'fahrenheit' },
    { ...common, kind: 'blood_pressure', value: 128, diastolic: 82, unit: 'mmHg' },
  ])
  expect(wrong).toEqual([])
})

testRows<[string, string, number, string, object]>([
  ['Date,Weight (kg)', ',70', 2, 'Date', { code: 'noDate' }],
  ['Date,Weight (kg)', '2026-13-01,70', 2, 'Date', { code: 'dateUnread' }],
  ['Date,Time,Weight (kg)', '2026-11-01,late,70', 2, 'Time', { code: 'timeUnread' }],
  ['Date,Weight (kg)', '2026-11-01,70\n2026-11-28,70', 3, 'Date', { code: 'future' }],
  ['Date,Weight (kg)', '2026-11-01,heavy', 2, 'Weight (kg)', { code: 'number' }],
  ['Date,Weight (kg)', '2026-11-01,401', 2, 'Weight (kg)', { code: 'maxValue', max: 400 }],
  ['Date,Pain', '2026-11-01,3.5', 2, 'Pain', { code: 'wholeNumber' }],
  ['Date,Systolic,Diastolic', '2026-11-01,120,', 2, 'Systolic', { code: 'pair' }],
  ['Date,Systolic,Diastolic', '2026-11-01,,80', 2, 'Diastolic', { code: 'pair' }],
  ['Date,Blood pressure', '2026-11-01,80/120', 2, 'Blood pressure', { code: 'lowerFirst' }],
  [
    'Date,Weight (kg),Notes',
    `2026-11-01,70,${'x'.repeat(301)}`,
    2,
    'Notes',
    { code: 'maxCharacters', max: 300 },
  ],
])('%s with %s: line %d, %s, %j', (header, line, number, column, problem) => {
  expect(read(`${header}\n${line}`).wrong).toEqual([{ line: number, column, problem }])
})

test('a wrong cell leaves out its value only', () => {
  const { rows } = read('Date,Weight (kg),Pulse\n2026-11-01,heavy,64')
  expect(rows.map(({ kind }) => kind)).toEqual(['heart_rate'])
})

test('what is there, or twice in the file, is added once', () => {
  const text = 'Date,Weight (kg)\n2026-11-01,70\n2026-11-01,70\n2026-11-02,70\n2026-11-03,71'
  const { rows } = read(text)
  const [first] = rows
  const known = [{ ...first, diastolic: null }] as Parameters<typeof newRows>[1]
  expect(newRows(rows, known)).toEqual(rows.slice(2))
  expect(newRows(rows, rows as Parameters<typeof newRows>[1])).toEqual([])
})

test('no columns of dates or values: no table', () => {
  expect(tableOf(readCsv('Name,City\nMaya,Ottawa'))).toBeUndefined()
  expect(tableOf(readCsv('Date,City\n2026-11-01,Ottawa'))).toBeUndefined()
  expect(tableOf(readCsv(''))).toBeUndefined()
})

testRows(['en-ca', 'fr-ca'] as const)('%s: the example can be imported whole', async (locale) => {
  const { t } = await textsIn(locale, 'measurements')
  const { rows, wrong } = read(exampleOf(t))
  expect(wrong).toEqual([])
  expect(rows.map(({ kind, unit, notes }) => [kind, unit, notes])).toEqual(
    [
      ['weight', 'kg'],
      ['blood_pressure', 'mmHg'],
      ['heart_rate', 'bpm'],
      ['blood_glucose', 'mmol_L'],
      ['temperature', 'celsius'],
      ['pain', 'points'],
    ].map((row) => [...row, t.measurements.file.exampleNote()]),
  )
})
