import type { Measurement, MeasurementTarget } from '#generated/model/index.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { endsOf, isOpen, targetText } from '#src/lib/text/target-text.ts'
import { convert } from '../measurement-rules.ts'
import { unitText } from '../measurement-texts.ts'

type Language = { t: Texts; locale: Locale }
type Limits = Omit<MeasurementTarget, 'id' | 'patient' | 'organization' | 'note' | 'set_by' | 'set_at'>
type Ends = { low: number | null; high: number | null }
type Place = 'within' | 'above' | 'below'

/** '60 to 70 kg', 'up to 7 mmol/L', 'upper value 110 to 130, lower value 70 to 80 mmHg'. */
export const targetWords = (target: Limits, { t, locale }: Language): string =>
  `${targetText(target, t.measurements.targets, (value) => formatNumber(locale, value))}\u00a0${unitText(target.unit, t)}`

/** The target in the unit in which the person measures. */
export function inUnit<Target extends Limits>(target: Target, unit: Measurement['unit']): Target {
  const end = (value: number | null) => value && convert(value, target.unit, unit)
  return { ...target, unit, minimum: end(target.minimum), maximum: end(target.maximum) }
}

function placeOf(value: number, { low, high }: Ends): Place {
  if (low !== null && value < low) return 'below'
  return high !== null && value > high ? 'above' : 'within'
}

/** Where a value is compared with a target in its unit; of a blood pressure only what the target has limits for. */
function placesOf({ value, diastolic }: Measurement, target: Limits) {
  const ends = endsOf(target)
  return {
    value: isOpen(ends.value) ? null : placeOf(value, ends.value),
    diastolic: diastolic === null || isOpen(ends.diastolic) ? null : placeOf(diastolic, ends.diastolic),
  }
}

/** One calm sentence for each number; and what to do if the person feels unwell, where that can matter. */
export function placeWords(latest: Measurement, target: Limits, { t }: Language) {
  const texts = t.measurements.targets
  const { value, diastolic } = placesOf(latest, target)
  const ofValue = latest.kind === 'blood_pressure' ? texts.upperPlace : texts.place
  const isOutside = [value, diastolic].some((place) => place !== null && place !== 'within')
  return {
    places: [value && ofValue[value](), diastolic && texts.lowerPlace[diastolic]()].filter(Boolean).join(' '),
    unwell: isOutside && latest.kind !== 'weight' ? texts.unwell() : '',
  }
}

/** 'Target: 60 to 70 kg', with the organization if there are several. */
export function shortWords(target: MeasurementTarget, isOnly: boolean, language: Language): string {
  const { short, shortOf } = language.t.measurements.targets
  const text = targetWords(target, language)
  return isOnly ? short({ target: text }) : shortOf({ organization: target.organization.name, target: text })
}
