import type { Measurement, MeasurementUnit } from '#generated/model/index.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The same in both languages. */
const symbols = {
  kg: 'kg',
  lb: 'lb',
  mmHg: 'mmHg',
  mmol_L: 'mmol/L',
  celsius: '°C',
  fahrenheit: '°F',
} as const

/** 'kg', 'out of 10'. */
export const unitText = (unit: MeasurementUnit, t: Texts): string =>
  unit === 'points' || unit === 'bpm' ? t.measurements.unit[unit]() : symbols[unit]

type Language = { t: Texts; locale: Locale }
type Measured = Pick<Measurement, 'value' | 'diastolic' | 'unit'>

/** '72.1 kg', '128/82 mmHg', '3 out of 10'. */
export function measuredText({ value, diastolic, unit }: Measured, { t, locale }: Language): string {
  const lower = diastolic === null ? '' : `/${formatNumber(locale, diastolic)}`
  return `${formatNumber(locale, value)}${lower}\u00a0${unitText(unit, t)}`
}
