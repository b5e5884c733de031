import type { Language, Measurement, MeasurementKind, MeasurementUnit } from '#generated/model/index.ts'
import { MeasurementLimits } from '#generated/zod/portageV1.schemas.zod.ts'
import type { Call, Operations } from '../contract.ts'
import { messages } from '../contract/messages.ts'
import { Failure, type FieldErrors, invalid } from '../failures.ts'
import { formMessages } from '../forms/messages.ts'
import type { RecordCheck } from '../records/checks.ts'
import { fieldProblems, sentence } from '../records/checks.ts'
import { recordOperations } from '../records/record-kind.ts'
import { iso } from '../store/clock.ts'
import { ownPatientFor } from './access.ts'
import type { OwnFields, RecordRow } from '../store/record-tables.ts'

type Own = OwnFields<Measurement>
type Row = RecordRow & Own
type Sort = 'measured_at' | 'updated_at'
type Check = RecordCheck & { readonly now: string }

export const unitsOf: Readonly<Record<MeasurementKind, readonly MeasurementUnit[]>> = {
  weight: ['kg', 'lb'],
  blood_pressure: ['mmHg'],
  blood_glucose: ['mmol_L'],
  temperature: ['celsius', 'fahrenheit'],
  pain: ['points'],
  heart_rate: ['bpm'],
}

const unitProblem = ({ kind, unit }: Own, { locale }: Check) =>
  unitsOf[kind].includes(unit) ? null : messages[locale].choice(unit)

/** Why a number is not plausible in this unit, or as the lower value of a blood pressure. */
export function limitProblem(
  limit: keyof typeof MeasurementLimits.shape,
  value: number,
  locale: Language,
): string | null {
  const [issue] = MeasurementLimits.shape[limit].safeParse(value).error?.issues ?? []
  if (!issue) return null
  const text = formMessages[locale]
  if (issue.code === 'too_small') return text.least(Number(issue.minimum))
  return issue.code === 'too_big' ? text.most(Number(issue.maximum)) : text.wholeNumber
}

function diastolicProblem({ kind, value, diastolic }: Own, check: Check): string | null {
  if (kind !== 'blood_pressure') return diastolic === null ? null : messages[check.locale].invalid
  if (diastolic === null) return messages[check.locale].required
  if (diastolic < value) return null
  return sentence(
    check,
    'The lower value must be below the upper one.',
    'La valeur inférieure doit être sous la valeur supérieure.',
  )
}

const timeProblem = ({ measured_at: at }: Own, { locale, now }: Check) =>
  Date.parse(at) > Date.parse(now) ? formMessages[locale].future : null

export const measurementRecords = recordOperations<Own, Sort>({
  name: 'measurement',
  table: ({ measurements: table }) => table,
  blank: {
    kind: 'weight',
    value: 0,
    diastolic: null,
    unit: 'kg',
    measured_at: '',
    notes: null,
  },
  // one moment is written in one way, so that the order of texts is that of time
  derive: (fields) => ({ ...fields, measured_at: iso(Date.parse(fields.measured_at)) }),
  problems: (fields, check) =>
    fieldProblems({
      unit: [unitProblem(fields, check)],
      value: [limitProblem(fields.unit, fields.value, check.locale)],
      diastolic: [diastolicProblem(fields, check)],
      measured_at: [timeProblem(fields, check)],
    }),
  texts: ({ notes }) => [notes],
  sortKeys: {
    measured_at: ({ measured_at: at }) => at,
    updated_at: ({ updated_at: at }) => at,
  },
  defaultOrdering: ['-measured_at'],
})

/** The newest of each kind among these. */
export function latestMeasurements(rows: readonly Row[]): readonly Row[] {
  const newest = new Map<string, Row>()
  for (const row of rows) {
    const known = newest.get(row.kind)
    if (!known || row.measured_at >= known.measured_at) newest.set(row.kind, row)
  }
  return [...newest.values()]
}

/** What makes two measurements the same one. */
const keyOf = ({ kind, measured_at: at, value, diastolic, unit }: Own) =>
  [kind, at, value, diastolic, unit].join(' ')

type ImportCall = Call<'importMeasurements'>

/** All rows of an import, not written down yet; the first that is wrong refuses all, by its number from 0. */
const draftsOf = (call: ImportCall, patient: string): readonly Row[] =>
  call.body.measurements.map((sent, index) => {
    try {
      return measurementRecords.draft(call, patient, sent)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      throw invalid((locale) => ({ measurements: { [index]: error.body(locale) as FieldErrors } }))
    }
  })

function importRows(call: ImportCall) {
  const { world, body } = call
  const { id } = ownPatientFor(call, body.patient)
  const known = new Set(measurementRecords.allOf(world, id).map(keyOf))
  const drafts = draftsOf(call, id)
  let added = 0
  for (const row of drafts) {
    if (known.has(keyOf(row))) continue
    known.add(keyOf(row))
    measurementRecords.insert(world, row)
    added += 1
  }
  return { added, known: drafts.length - added }
}

function isWanted(row: Row, { kind, measured_at__gte: from }: Call<'listMeasurements'>['query']): boolean {
  return (
    (kind === undefined || row.kind === kind) &&
    (from === undefined || Date.parse(row.measured_at) >= Date.parse(from))
  )
}

export const measurements = {
  listMeasurements: (call) => {
    const { world, query } = call
    const wanted = measurementRecords.allOf(world, query.patient).filter((row) => isWanted(row, query))
    const kept = new Set((query.latest ? latestMeasurements(wanted) : wanted).map(({ id }) => id))
    return measurementRecords.list(call, ({ id }) => kept.has(id))
  },
  createMeasurement: measurementRecords.create,
  importMeasurements: importRows,
  getMeasurement: measurementRecords.get,
  updateMeasurement: measurementRecords.update,
  deleteMeasurement: (call) => measurementRecords.remove(call),
  restoreMeasurement: measurementRecords.restore,
} satisfies Partial<Operations>
