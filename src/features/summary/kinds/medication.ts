import type { Medication, MedicationDose, MedicationSchedule } from '#generated/model/index.ts'
import { formatTimeOfDay } from '#src/i18n/format.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import {
  type FhirFields,
  type Resource,
  type FhirContext,
  codeOf,
  elementsOf,
  extensions,
  notes,
  ownCode,
  recorder,
  snomed,
  ucum,
  unknownAs,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  type StoryFacts,
  type StoryItem,
  type Words,
  dateIn,
  itemOf,
  labelled,
  listIn,
  numberIn,
  present,
  sentence,
} from '../story/story-item.ts'

/** 1 January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1)
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

function dayName({ locale }: Words, day: string): string {
  const at = new Date(monday + days.indexOf(day) * 86_400_000)
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at)
}

function scheduleIn(words: Words, { frequency, custom_schedule: own, max_per_day: most }: Medication) {
  const { story } = words.t
  if (frequency === null) return null
  if (frequency !== 'custom' || own === null) {
    const often = story.frequency[frequency]()
    return most === null ? often : `${often}, ${story.maxPerDay({ count: most })}`
  }
  const parts = present(
    own.every_n_days === null ? null : story.everyDays({ count: own.every_n_days }),
    own.days.length > 0 &&
      story.on({
        days: listIn(
          words,
          own.days.map((day) => dayName(words, day)),
        ),
      }),
    own.times.length > 0 &&
      story.at({
        times: listIn(
          words,
          own.times.map((time) => formatTimeOfDay(words.locale, time)),
        ),
      }),
    own.text,
  )
  return parts.length > 0 ? parts.join(', ') : story.frequency.custom()
}

function doseIn(words: Words, { dose, dose_text: text }: Medication): string | null {
  if (dose === null) return text
  return words.t.story.unit[dose.unit]({ count: dose.value, shown: numberIn(words, dose.value) })
}

/** How it is taken, as a sentence: `1 tablet by mouth twice a day`. */
function howTaken(words: Words, medication: Medication): string | null {
  const { route, instruction_type: type, instructions } = medication
  if (type === 'free_text') return instructions
  const parts = present(
    doseIn(words, medication),
    route && words.t.story.route[route](),
    scheduleIn(words, medication),
  )
  return parts.length === 0 ? null : sentence(words, parts.join(' '))
}

/** A medication as text, for screen, print, shares and files. */
export function medicationItem(words: Words, medication: Medication): StoryItem {
  const { story } = words.t
  const { name, strength, currently_taking: taking, start_date: start, end_date: end } = medication
  return itemOf(medication, {
    title: present(name, strength).join(' '),
    brief: howTaken(words, medication) ?? '',
    isPast: !taking,
    state: taking ? null : story.past(),
    facts: {
      name: notHere('the title'),
      strength: notHere('in the title'),
      currently_taking: notHere('the state'),
      dose: howTaken(words, medication),
      ...asTaken,
      instructions: medication.instruction_type === 'structured' && medication.instructions,
      start_date: present(
        start && story.since({ date: dateIn(words, start) }),
        end && story.until({ date: dateIn(words, end) }),
      ).join(', '),
      end_date: notHere('beside the start'),
      reason: labelled(words, story.reason(), medication.reason),
      reaction: labelled(words, story.noticed(), medication.reaction),
      prescriber_text: labelled(words, story.prescriber(), medication.prescriber_text),
      din: notHere('says the name again, for machines'),
      form: notHere('the dose says it'),
      stop_reason: notHere('for the care team, who reads it in FHIR'),
      notes: labelled(words, story.notes(), medication.notes),
      patient_note: labelled(words, story.patientNote(), medication.patient_note),
    } satisfies StoryFacts<Medication>,
  })
}

/** The fields combined into one sentence, or one dosage; the dose is their key. */
const asTaken = {
  dose_text: notHere('with the dose'),
  frequency: notHere('with the dose'),
  custom_schedule: notHere('with the dose'),
  max_per_day: notHere('with the dose'),
  route: notHere('with the dose'),
  instruction_type: notHere('with the dose'),
}

type Route = NonNullable<Medication['route']>
type Frequency = NonNullable<Medication['frequency']>

/** Routes in SNOMED CT. `injection` is ambiguous. */
export const routes: Readonly<Record<Route, string | undefined>> = {
  oral: '26643006',
  injection: undefined,
  topical: '6064005',
  inhaled: '447694001',
  sublingual: '37839007',
  transdermal: '45890007',
  rectal: '37161004',
}

/** Number of times per period: `[2, 1, 'd']` is twice a day. */
export const repeats: Readonly<
  Record<Frequency, readonly [number, number, 'h' | 'd' | 'wk' | 'mo'] | undefined>
> = {
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
  const timing = withoutEmpty({
    repeat: repeat && Object.keys(repeat).length > 0 ? repeat : undefined,
    code: schedule?.text ? { text: schedule.text } : undefined,
  })
  return Object.keys(timing).length > 0 ? timing : undefined
}

/** Units with a UCUM code; countable units have only a name. */
export const measures: Readonly<Partial<Record<MedicationDose['unit'], string>>> = {
  ml: 'mL',
  mg: 'mg',
  mcg: 'ug',
  g: 'g',
  drop: '[drp]',
}

function quantityOf({ t }: Words, { value, unit }: MedicationDose) {
  const code = measures[unit]
  const name = t.story.unit[unit]({ count: value, shown: '' }).trim()
  return { value, unit: name, ...(code ? { system: ucum, code } : ownCode('unit', unit)) }
}

/** The maximum number of doses a day as an amount: 4 times 2 puffs are 8 puffs. */
function maxADay(words: Words, { dose, max_per_day: most }: Medication) {
  if (most === null) return undefined
  return {
    numerator:
      dose === null
        ? { value: most }
        : quantityOf(words, { ...dose, value: Number((dose.value * most).toPrecision(12)) }),
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
          extension: extensions({
            dose_text: medication.dose_text,
            // For an import: nothing but `text` says so otherwise.
            instruction_type: frequency === null ? 'structured' : null,
          }),
          text,
          patientInstruction: instructions,
          timing: timingOf(medication),
          asNeededBoolean: frequency === 'as_needed' || undefined,
          route:
            route && codeOf(words.t.story.route[route](), snomed(routes[route]) ?? ownCode('route', route)),
          doseAndRate: dose ? [{ doseQuantity: quantityOf(words, dose) }] : [],
          maxDosePerPeriod: maxADay(words, medication),
        }
  return withoutEmpty(dosage)
}

export const dinSystem = 'http://hl7.org/fhir/NamingSystem/ca-hc-din'

const din = (code: string | null) => (code === null ? null : { system: dinSystem, code })

export function medicationResource({ words, patient }: FhirContext, medication: Medication): Resource {
  const { start_date: start, end_date: end, currently_taking: taking, reason, stop_reason: why } = medication
  const dosage = dosageOf(words, medication)
  return withoutEmpty({
    resourceType: 'MedicationStatement',
    id: medication.id,
    subject: patient,
    dateAsserted: medication.updated_at,
    informationSource: recorder(medication),
    extension: extensions({
      strength: medication.strength,
      form: medication.form,
      prescriber_text: medication.prescriber_text,
    }),
    ...elementsOf({
      name: {
        medicationCodeableConcept: codeOf(
          present(medication.name, medication.strength).join(' '),
          din(medication.din),
        ),
      },
      strength: notHere('with the name'),
      din: notHere('with the name'),
      form: notHere('an extension'),
      currently_taking: { status: taking ? 'active' : 'completed' },
      stop_reason: why ? { statusReason: [{ text: why }] } : null,
      start_date:
        start || end ? { effectivePeriod: withoutEmpty({ start, end }) } : unknownAs('_effectiveDateTime'),
      end_date: notHere('with the start'),
      reason: reason ? { reasonCode: [{ text: reason }] } : null,
      dose: Object.keys(dosage).length > 0 && { dosage: [dosage] },
      ...asTaken,
      instructions: notHere('with the dose'),
      prescriber_text: notHere('an extension'),
      reaction: { note: notes(medication) },
      notes: notHere('with the reaction'),
      patient_note: notHere('with the reaction'),
    } satisfies FhirFields<Medication>),
  })
}
