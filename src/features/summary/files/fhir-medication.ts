import type { Medication, MedicationDose, MedicationSchedule } from '#generated/model/index.ts'
import { howTaken } from '../medication-item.ts'
import type { Words } from '../story-item.ts'
import type { Told } from './fhir-resources.ts'
import { codeOf, notes, recorder, snomed, ucum, unknownAs, withoutEmpty } from './fhir-types.ts'
import type { Resource } from './fhir-types.ts'

type Route = NonNullable<Medication['route']>
type Frequency = NonNullable<Medication['frequency']>

/** Routes in SNOMED CT. `injection` may be any of several. */
const routes: Readonly<Record<Route, string | undefined>> = {
  oral: '26643006',
  injection: undefined,
  topical: '6064005',
  inhaled: '447694001',
  sublingual: '37839007',
  transdermal: '45890007',
  rectal: '37161004',
}

/** How many times in a period: `[2, 1, 'd']` is twice a day. */
const repeats: Readonly<Record<Frequency, readonly [number, number, 'h' | 'd' | 'wk' | 'mo'] | undefined>> = {
  once_daily: [1, 1, 'd'],
  twice_daily: [2, 1, 'd'],
  three_times_daily: [3, 1, 'd'],
  four_times_daily: [4, 1, 'd'],
  every_4_hours: [1, 4, 'h'],
  every_6_hours: [1, 6, 'h'],
  every_8_hours: [1, 8, 'h'],
  every_12_hours: [1, 12, 'h'],
  every_other_day: [1, 2, 'd'],
  once_weekly: [1, 1, 'wk'],
  once_monthly: [1, 1, 'mo'],
  as_needed: undefined,
  custom: undefined,
}

const repeatOf = ([frequency, period, periodUnit]: readonly [number, number, string]) => ({
  frequency,
  period,
  periodUnit,
})

function customRepeat({ times, days, every_n_days: every }: MedicationSchedule) {
  return withoutEmpty({
    ...(every !== null && repeatOf([Math.max(times.length, 1), every, 'd'])),
    dayOfWeek: days.map((day) => day.slice(0, 3)),
    timeOfDay: times.map((time) => `${time}:00`),
  })
}

function timingOf({ frequency, custom_schedule: schedule }: Medication) {
  if (frequency === null) return undefined
  const fixed = repeats[frequency]
  const repeat = fixed ? repeatOf(fixed) : schedule && customRepeat(schedule)
  return repeat && Object.keys(repeat).length > 0 ? { repeat } : undefined
}

/** Units of measure that UCUM knows; what is counted in pieces has its name only. */
const measures: Readonly<Partial<Record<MedicationDose['unit'], string>>> = {
  ml: 'mL',
  mg: 'mg',
  mcg: 'ug',
  g: 'g',
  drop: '[drp]',
}

function quantityOf({ t }: Words, { value, unit }: MedicationDose) {
  const code = measures[unit]
  const name = t.story.unit[unit]({ count: value, shown: '' }).trim()
  return { value, unit: name, ...(code && { system: ucum, code }) }
}

/** At most so many doses a day, as an amount: 4 times 2 puffs are 8 puffs. */
function maxADay(words: Words, { dose, max_per_day: most }: Medication) {
  if (dose === null || most === null) return undefined
  const value = Number((dose.value * most).toPrecision(12))
  return {
    numerator: quantityOf(words, { ...dose, value }),
    denominator: { value: 1, unit: 'd', system: ucum, code: 'd' },
  }
}

function dosageOf(words: Words, medication: Medication) {
  const text = howTaken(words, medication)
  const { dose, route, frequency, instructions } = medication
  const dosage =
    medication.instruction_type === 'free_text'
      ? { text }
      : {
          text,
          patientInstruction: instructions,
          timing: timingOf(medication),
          asNeededBoolean: frequency === 'as_needed' || undefined,
          route: route && codeOf(words.t.story.route[route](), snomed(routes[route])),
          doseAndRate: dose ? [{ doseQuantity: quantityOf(words, dose) }] : [],
          maxDosePerPeriod: maxADay(words, medication),
        }
  return withoutEmpty(dosage)
}

const din = (code: string | null) =>
  code === null ? null : { system: 'http://hl7.org/fhir/NamingSystem/ca-hc-din', code }

export function medicationResource({ words, patient }: Told, medication: Medication): Resource {
  const { start_date: start, end_date: end, currently_taking: taking, reason } = medication
  const dosage = dosageOf(words, medication)
  return withoutEmpty({
    resourceType: 'MedicationStatement',
    id: medication.id,
    status: taking ? 'active' : 'completed',
    ...(medication.stop_reason && { statusReason: [{ text: medication.stop_reason }] }),
    medicationCodeableConcept: codeOf(
      [medication.name, medication.strength].filter(Boolean).join(' '),
      din(medication.din),
    ),
    subject: patient,
    ...(start || end ? { effectivePeriod: withoutEmpty({ start, end }) } : unknownAs('_effectiveDateTime')),
    dateAsserted: medication.updated_at,
    informationSource: recorder(medication),
    reasonCode: reason ? [{ text: reason }] : undefined,
    dosage: Object.keys(dosage).length > 0 ? [dosage] : undefined,
    note: notes(medication.reaction, medication.notes, medication.patient_note),
  })
}
