import * as z from 'zod/mini'
import type { MeasurementKind, MeasurementTarget, MeasurementUnit } from '#generated/model/index.ts'
import { MeasurementCreate, MeasurementTargetSave } from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, numberText, optionalLines, problemsBy } from '#src/form-kit/fields.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { limitProblem } from '../form/measurement-schema.ts'

const { kind } = MeasurementCreate.shape
const { unit, note } = MeasurementTargetSave.shape

export const limitNames = ['minimum', 'maximum', 'diastolic_minimum', 'diastolic_maximum'] as const

type LimitName = (typeof limitNames)[number]

export type TargetInput = Record<LimitName | 'note', string> & {
  kind: MeasurementKind | ''
  unit: MeasurementUnit | ''
}

/** The limits of a kind: only a blood pressure has lower values. */
const limitsOf = ({ kind: chosen }: { kind: string }) =>
  chosen === 'blood_pressure' ? limitNames : limitNames.slice(0, 2)

/** The form of a target: numbers stay text as typed. */
export function targetSchema(locale: Locale) {
  return z
    .object({
      kind: choice(kind),
      unit: choice(unit),
      minimum: numberText(locale),
      maximum: numberText(locale),
      diastolic_minimum: numberText(locale),
      diastolic_maximum: numberText(locale),
      note: optionalLines(note),
    })
    .check(
      problemsBy((typed) => {
        const read = (name: LimitName) => parseNumber(typed[name], locale)
        const limit = (name: LimitName) => (typed.unit ? limitProblem(typed.unit, read(name)) : undefined)
        const order = (low: LimitName, high: LimitName) => {
          const [from, to] = [read(low), read(high)]
          return from === null || to === null || from < to ? undefined : { rule: 'order' }
        }
        const isPressure = typed.kind === 'blood_pressure'
        const isEmpty = limitsOf(typed).every((name) => typed[name].trim() === '')
        return {
          minimum: typed.kind && isEmpty ? { rule: 'empty' } : limit('minimum'),
          maximum: limit('maximum') ?? order('minimum', 'maximum'),
          diastolic_minimum: isPressure ? limitProblem('diastolic', read('diastolic_minimum')) : undefined,
          diastolic_maximum: isPressure
            ? (limitProblem('diastolic', read('diastolic_maximum')) ??
              order('diastolic_minimum', 'diastolic_maximum'))
            : undefined,
        }
      }),
    )
}

export type TargetChecked = z.output<ReturnType<typeof targetSchema>>

export const newTarget: TargetInput = {
  kind: '',
  unit: '',
  minimum: '',
  maximum: '',
  diastolic_minimum: '',
  diastolic_maximum: '',
  note: '',
}

export function toFormValues(target: MeasurementTarget, locale: Locale): TargetInput {
  const text = (value: number | null) => (value === null ? '' : formatNumber(locale, value))
  return {
    kind: target.kind,
    unit: target.unit,
    minimum: text(target.minimum),
    maximum: text(target.maximum),
    diastolic_minimum: text(target.diastolic_minimum),
    diastolic_maximum: text(target.diastolic_maximum),
    note: target.note ?? '',
  }
}

export function toRequest(checked: TargetChecked, locale: Locale) {
  const limits = limitsOf(checked).map((name) => [name, parseNumber(checked[name], locale)] as const)
  return { unit: checked.unit, note: checked.note, ...Object.fromEntries(limits) }
}
