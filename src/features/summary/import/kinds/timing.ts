import { MedicationFrequency, type MedicationSchedule, Weekday } from '#generated/model/index.ts'
import { repeats } from '../../kinds/medication.ts'
import { codingsOf, nameOf } from '../fhir-values.ts'
import { at, line, list, number } from '../json.ts'

type Timing = { frequency: MedicationFrequency | null; schedule: MedicationSchedule | null }

/** Abbreviations of HL7 (GTSAbbreviation). */
const abbreviations: Readonly<Record<string, MedicationFrequency>> = {
  QD: 'once_daily',
  BID: 'twice_daily',
  TID: 'three_times_daily',
  QID: 'four_times_daily',
  Q4H: 'every_4_hours',
  Q6H: 'every_6_hours',
  Q8H: 'every_8_hours',
  QOD: 'every_other_day',
  WK: 'once_weekly',
  MO: 'once_monthly',
}

export const isRead = (timing: Timing | 'unread'): timing is Timing => timing !== 'unread'

function fixedOf(timing: unknown): MedicationFrequency | undefined {
  const repeat = at(timing, 'repeat')
  const [times = 1, period, unit] = [at(repeat, 'frequency'), at(repeat, 'period'), at(repeat, 'periodUnit')]
  const [abbreviation] = codingsOf(at(timing, 'code')).flatMap(({ code }) =>
    Object.hasOwn(abbreviations, code) ? [abbreviations[code]] : [],
  )
  return (
    Object.values(MedicationFrequency).find((one) => {
      const fixed = repeats[one]
      return fixed && fixed[0] === times && fixed[1] === period && fixed[2] === unit
    }) ?? abbreviation
  )
}

const MOMENT = /^([01]\d|2[0-3]):[0-5]\d/

/** When a medicine is taken: a frequency, or times and days of its own. */
export function timingOf(timing: unknown): Timing | 'unread' {
  if (timing === undefined) return { frequency: null, schedule: null }
  const repeat = at(timing, 'repeat')
  const code = at(timing, 'code')
  const times = list(at(repeat, 'timeOfDay')).flatMap((one) => MOMENT.exec(String(one))?.[0] ?? [])
  const days = Object.values(Weekday).filter((day) => list(at(repeat, 'dayOfWeek')).includes(day.slice(0, 3)))
  const words = codingsOf(code).length === 0 ? line(at(code, 'text')) : null
  const period = number(at(repeat, 'period'))
  const everyDays = at(repeat, 'periodUnit') === 'd' && period !== null && period >= 2 ? period : null
  const fixed = fixedOf(timing)
  const isOther = list(at(repeat, 'when')).length > 0
  if (fixed && !isOther && times.length === 0 && days.length === 0 && !words) {
    return { frequency: fixed, schedule: null }
  }
  if (isOther || (times.length === 0 && !words)) return 'unread'
  return { frequency: 'custom', schedule: { times, days, every_n_days: everyDays, text: words } }
}

/** A timing that has no field, as text. */
export function scheduleText(timing: unknown): string | null {
  const repeat = at(timing, 'repeat')
  const [times, period] = [number(at(repeat, 'frequency')), number(at(repeat, 'period'))]
  const unit = line(at(repeat, 'periodUnit'))
  // Some files count doses without saying how often.
  const counted = number(at(repeat, 'count'))
  const often =
    period === null
      ? counted && [counted, unit].filter(Boolean).join(' / ')
      : `${times ?? 1} / ${period} ${unit ?? ''}`
  const parts = [
    nameOf(at(timing, 'code')),
    often,
    ...list(at(repeat, 'when')),
    ...list(at(repeat, 'dayOfWeek')),
  ]
  return parts.flatMap((one) => line(one) ?? []).join(', ') || null
}
