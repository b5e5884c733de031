import * as z from 'zod/mini'
import type { TestResult, TestResultUpdate } from '#generated/model/index.ts'
import { TestResultCreate, testResultCreateDecimalsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { line, numberText, optionalLine, optionalLines, rememberedDate, rule } from '#src/form-kit/fields.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { parseNumber, typedDecimals } from '#src/ui/data/number-text.ts'
import { measureText } from '../result-texts.ts'

const { test_name, value_text, unit, lab_name, notes } = TestResultCreate.shape

/** The form of a result (DATA-56, VAL-35, VAL-38, VAL-46, VAL-49, VAL-50): numbers stay text as typed. */
export function resultSchema(locale: Locale) {
  const number = (text: unknown) => parseNumber(String(text ?? ''), locale)
  return z
    .object({
      test_name: line(test_name),
      value: line(value_text),
      unit: optionalLine(unit),
      collected_at: rememberedDate({ whole: true }),
      reference_low: numberText(locale),
      reference_high: numberText(locale),
      lab_name: optionalLine(lab_name),
      notes: optionalLines(notes),
    })
    .check(
      rule('rangeNeedsNumber', 'reference_low', ({ value, reference_low: low, reference_high: high }) =>
        value && (number(low) ?? number(high)) !== null ? number(value) !== null : true,
      ),
      rule('rangeOrder', 'reference_high', ({ reference_low, reference_high }) => {
        const [low, high] = [number(reference_low), number(reference_high)]
        return low === null || high === null || low <= high
      }),
    )
}

export type ResultInput = z.input<ReturnType<typeof resultSchema>>
export type ResultChecked = z.output<ReturnType<typeof resultSchema>>

export const emptyResult: ResultInput = {
  test_name: '',
  value: '',
  unit: '',
  collected_at: '',
  reference_low: '',
  reference_high: '',
  lab_name: '',
  notes: '',
}

export function toFormValues(result: TestResult, locale: Locale): ResultInput {
  const typed = (value: number | null) => (value === null ? '' : measureText(result, value, locale))
  return {
    test_name: result.test_name,
    value: result.value === null ? (result.value_text ?? '') : typed(result.value),
    unit: result.unit ?? '',
    collected_at: result.collected_at,
    reference_low: typed(result.reference_low),
    reference_high: typed(result.reference_high),
    lab_name: result.lab_name ?? '',
    notes: result.notes ?? '',
  }
}

/** The number of decimals typed for the value and its range; undefined for a finding in words. */
function decimalsOf(texts: readonly string[], locale: Locale): number | null {
  const typed = texts.flatMap((text) => typedDecimals(text, locale) ?? [])
  return typed.length === 0 ? null : Math.min(Math.max(...typed), testResultCreateDecimalsMax)
}

/** Converts the form to a request: a number becomes a value, anything else a finding in words. */
export function toRequest(
  { value: typed, reference_low, reference_high, ...rest }: ResultChecked,
  locale: Locale,
) {
  const value = parseNumber(typed, locale)
  return {
    ...rest,
    value,
    value_text: value === null ? typed : null,
    decimals: decimalsOf([typed, reference_low, reference_high], locale),
    reference_low: parseNumber(reference_low, locale),
    reference_high: parseNumber(reference_high, locale),
  } satisfies TestResultUpdate
}
