import * as z from 'zod/mini'
import type { Measurement, MeasurementKind, MeasurementUnit } from '#generated/model/index.ts'
import { MeasurementCreate, MeasurementLimits } from '#generated/zod/portageV1.schemas.zod.ts'
import {
  checked,
  choice,
  numberText,
  optionalLines,
  problemsBy,
  rememberedDate,
} from '#src/form-kit/fields.ts'
import { valueProblem } from '#src/form-kit/issue-text.ts'
import { formatNumber, formatTimeOfDay } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { momentOf, timeOf } from '#src/lib/dates/moment-of.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import type { Problem } from '#src/lib/validation/problem.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { unitsOf } from '../measurement-rules.ts'

const { kind, unit, notes } = MeasurementCreate.shape

/** The contract's limits of one number. */
export function limitProblem(limit: keyof typeof MeasurementLimits.shape, value: number | null) {
  if (value === null) return undefined
  const problem = valueProblem(MeasurementLimits.shape[limit], value)
  return problem?.code === 'invalid' ? ({ code: 'wholeNumber' } satisfies Problem) : problem
}

function lowerProblem(lower: string, upper: number | null, locale: Locale) {
  if (lower.trim() === '') return { code: 'required' } satisfies Problem
  const value = parseNumber(lower, locale)
  const isBelow = value === null || upper === null || value < upper
  return limitProblem('diastolic', value) ?? (isBelow ? undefined : { rule: 'lowerFirst' })
}

/** The form of a measurement: numbers stay text as typed. */
export function measurementSchema(locale: Locale) {
  return z
    .object({
      kind: choice(kind),
      value: numberText(locale).check(z.minLength(1)),
      diastolic: numberText(locale),
      unit: choice(unit),
      date: rememberedDate({ whole: true }),
      time: z.string().check(
        z.minLength(1),
        checked((text) => (readTime(text) ? undefined : { code: 'time' })),
      ),
      notes: optionalLines(notes),
    })
    .check(
      problemsBy((typed) => {
        const value = parseNumber(typed.value, locale)
        const at = momentOf(typed.date, typed.time)
        return {
          value: typed.unit ? limitProblem(typed.unit, value) : undefined,
          diastolic:
            typed.kind === 'blood_pressure' ? lowerProblem(typed.diastolic, value, locale) : undefined,
          time:
            at !== undefined && typed.date === localToday() && Date.parse(at) > Date.now()
              ? { rule: 'future' }
              : undefined,
        }
      }),
    )
}

export type MeasurementInput = {
  kind: MeasurementKind | ''
  value: string
  diastolic: string
  unit: MeasurementUnit | ''
  date: string
  time: string
  notes: string
}
export type MeasurementChecked = z.output<ReturnType<typeof measurementSchema>>

const timeText = (at: Date, locale: Locale): string => formatTimeOfDay(locale, timeOf(at))

/** A new measurement of now. */
export const newMeasurement = (
  ofKind: MeasurementKind | undefined,
  ofUnit: MeasurementUnit | undefined,
  locale: Locale,
): MeasurementInput => ({
  kind: ofKind ?? '',
  value: '',
  diastolic: '',
  unit: ofKind ? (ofUnit ?? unitsOf[ofKind][0]) : '',
  date: localToday(),
  time: timeText(new Date(), locale),
  notes: '',
})

export function toFormValues(row: Measurement, locale: Locale): MeasurementInput {
  const at = new Date(row.measured_at)
  return {
    kind: row.kind,
    value: formatNumber(locale, row.value),
    diastolic: row.diastolic === null ? '' : formatNumber(locale, row.diastolic),
    unit: row.unit,
    date: localToday(at),
    time: timeText(at, locale),
    notes: row.notes ?? '',
  }
}

/** Converts the form to a request, without the kind, which never changes. */
export function toRequest(
  { value, diastolic, unit, date, time, notes, kind }: MeasurementChecked,
  locale: Locale,
) {
  return {
    value: parseNumber(value, locale) ?? 0,
    diastolic: kind === 'blood_pressure' ? parseNumber(diastolic, locale) : null,
    unit,
    measured_at: momentOf(date, time) ?? '',
    notes,
  }
}
