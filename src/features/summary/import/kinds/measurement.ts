import { type Measurement, MeasurementKind, type MeasurementUnit } from '#generated/model/index.ts'
import { MeasurementLimits } from '#generated/zod/portageV1.schemas.zod.ts'
import { codes, units } from '../../kinds/measurement.ts'
import { codingsOf, type FileContext, nameBehind, notesOf, extensionOf } from '../fhir-values.ts'
import { at, list, number, oneOf, text } from '../json.ts'
import type { Reading } from '../reading.ts'

const kinds = Object.values(MeasurementKind)

/** Other LOINC codes of the same values: measured weights, another panel of blood pressure, where a temperature was taken. */
const others: Readonly<Record<string, MeasurementKind>> = {
  '3141-9': 'weight',
  '55284-4': 'blood_pressure',
  '8331-1': 'temperature',
  '8310-5': 'temperature',
}

/** A laboratory measures blood sugar too: its results are not what people measure at home. */
const atHome = kinds.filter((kind) => kind !== 'blood_glucose')

export function measurementKind(resource: unknown): MeasurementKind | undefined {
  const own = oneOf(kinds, extensionOf(resource, 'measurement'))
  const known = codingsOf(at(resource, 'code')).map(({ code }) => code)
  return (
    own ??
    atHome.find((kind) => known.includes(codes[kind].code)) ??
    known.flatMap((code) => (Object.hasOwn(others, code) ? (others[code] ?? []) : []))[0]
  )
}

function unitOf(quantity: unknown, kind: MeasurementKind): MeasurementUnit | undefined {
  const written = [at(quantity, 'code'), at(quantity, 'unit')]
  return (Object.keys(units) as MeasurementUnit[]).find(
    (unit) =>
      fits[kind].includes(unit) &&
      (written.includes(units[unit].code) || written.includes(units[unit].symbol)),
  )
}

const fits: Readonly<Record<MeasurementKind, readonly MeasurementUnit[]>> = {
  weight: ['kg', 'lb'],
  blood_pressure: ['mmHg'],
  blood_glucose: ['mmol_L'],
  temperature: ['celsius', 'fahrenheit'],
  pain: ['points'],
  heart_rate: ['bpm'],
}

/** A moment as the contract writes it; noon of a day without a time. */
function momentOf(written: string | null): string | null {
  if (written === null || !/^\d{4}-\d{2}-\d{2}/.test(written)) return null
  const moment = new Date(written.length === 10 ? `${written}T12:00` : written)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString().replace('.000Z', 'Z')
}

const isWithin = (limit: keyof typeof MeasurementLimits.shape, value: number) =>
  MeasurementLimits.shape[limit].safeParse(value).success

/** A part of a blood pressure. */
const partOf = (resource: unknown, code: string): unknown =>
  at(
    list(at(resource, 'component')).find((part) =>
      codingsOf(at(part, 'code')).some((one) => one.code === code),
    ),
    'valueQuantity',
  )

export function readMeasurement(
  resource: unknown,
  kind: MeasurementKind,
  file: FileContext,
): Reading<Measurement> {
  const status = at(resource, 'status')
  if (status === 'entered-in-error' || status === 'cancelled') return { left: 'error' }
  const isPressure = kind === 'blood_pressure'
  const quantity = isPressure ? partOf(resource, '8480-6') : at(resource, 'valueQuantity')
  const lower = isPressure ? number(at(partOf(resource, '8462-4'), 'value')) : null
  const [value, unit] = [number(at(quantity, 'value')), unitOf(quantity, kind)]
  const measured =
    momentOf(text(at(resource, 'effectiveDateTime'))) ??
    momentOf(text(at(resource, 'effectivePeriod', 'start')))
  if (!measured) return { left: 'noDate' }
  if (Date.parse(measured) > Date.now()) return { left: 'future' }
  if (value === null || (isPressure && lower === null)) return { left: 'noResult' }
  if (
    !unit ||
    !isWithin(unit, value) ||
    (lower !== null && !(isWithin('diastolic', lower) && lower < value))
  ) {
    return { left: 'unfit' }
  }
  return {
    fields: { kind, value, diastolic: lower, unit, measured_at: measured, notes: notesOf(resource).notes },
    source: nameBehind(file, ...list(at(resource, 'performer'))),
    lost: [],
  }
}
