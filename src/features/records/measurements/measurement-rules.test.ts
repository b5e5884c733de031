import { expect } from 'vitest'
import type { Measurement, MeasurementKind, MeasurementUnit } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { convert, unusualOf } from './measurement-rules.ts'

testRows<[number, MeasurementUnit, MeasurementUnit, number]>([
  [150, 'lb', 'kg', 68],
  [68, 'kg', 'lb', 149.9],
  [98.6, 'fahrenheit', 'celsius', 37],
  [36.8, 'celsius', 'fahrenheit', 98.2],
  [5.61, 'mmol_L', 'mmol_L', 5.61],
])('%d %s in %s is %d', (value, from, to, wanted) => {
  expect(convert(value, from, to)).toBe(wanted)
})

const last = { kind: 'weight', value: 80, unit: 'kg', diastolic: null } as Measurement

testRows<[MeasurementKind, MeasurementUnit, number, number | null, string | undefined]>([
  ['weight', 'kg', 88, null, undefined],
  ['weight', 'kg', 88.1, null, 'far'],
  ['weight', 'lb', 176, null, undefined],
  ['weight', 'kg', 71.9, null, 'far'],
  ['blood_pressure', 'mmHg', 180, 120, undefined],
  ['blood_pressure', 'mmHg', 181, 80, 'high'],
  ['blood_pressure', 'mmHg', 130, 121, 'high'],
  ['blood_pressure', 'mmHg', 79, 60, 'low'],
  ['blood_pressure', 'mmHg', 120, 44, 'low'],
  ['blood_glucose', 'mmol_L', 3.9, null, 'low'],
  ['blood_glucose', 'mmol_L', 15.1, null, 'high'],
  ['temperature', 'fahrenheit', 103, null, undefined],
  ['temperature', 'fahrenheit', 104, null, 'high'],
  ['heart_rate', 'bpm', 39, null, 'low'],
  ['pain', 'points', 10, null, undefined],
])('%s in %s of %d/%s is asked about as %s', (kind, unit, value, diastolic, wanted) => {
  expect(unusualOf({ kind, unit, value, diastolic }, last)).toBe(wanted)
})
