import { trimmed } from '#src/lib/validation/text-rules.ts'
import type {
  Medication,
  MedicationDoseUnit,
  MedicationForm,
  MedicationFrequency,
  MedicationInstructionType,
  MedicationRoute,
  MedicationUpdate,
  Weekday,
} from '#generated/model/index.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { readTime } from '#src/lib/dates/time-of-day.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'

/** Form values as typed (DATA-45); '' means empty. */
export type MedicationValues = {
  name: string
  din: string
  form: MedicationForm | ''
  strength: string
  doseValue: string
  doseUnit: MedicationDoseUnit | ''
  doseText: string
  instructionType: MedicationInstructionType
  frequency: MedicationFrequency | ''
  times: readonly string[]
  days: readonly Weekday[]
  everyNDays: string
  scheduleText: string
  maxPerDay: string
  route: MedicationRoute | ''
  instructions: string
  startDate: string
  taking: 'yes' | 'no'
  endDate: string
  stopReason: string
  reason: string
  reaction: string
  prescriber: string
  notes: string
}

export type MedicationField = keyof MedicationValues

export const emptyMedication: MedicationValues = {
  name: '',
  din: '',
  form: '',
  strength: '',
  doseValue: '',
  doseUnit: '',
  doseText: '',
  instructionType: 'structured',
  frequency: '',
  times: [''],
  days: [],
  everyNDays: '',
  scheduleText: '',
  maxPerDay: '',
  route: '',
  instructions: '',
  startDate: '',
  taking: 'yes',
  endDate: '',
  stopReason: '',
  reason: '',
  reaction: '',
  prescriber: '',
  notes: '',
}

const typed = (value: number | null | undefined, locale: Locale): string =>
  value === null || value === undefined ? '' : formatNumber(locale, value)

/** Converts a medication to form values (HEALTH-01). */
export function valuesOf(medication: Medication, locale: Locale): MedicationValues {
  const { dose, custom_schedule: schedule } = medication
  return {
    name: medication.name,
    din: medication.din ?? '',
    form: medication.form ?? '',
    strength: medication.strength ?? '',
    doseValue: typed(dose?.value, locale),
    doseUnit: dose?.unit ?? '',
    doseText: medication.dose_text ?? '',
    instructionType: medication.instruction_type,
    frequency: medication.frequency ?? '',
    times: schedule && schedule.times.length > 0 ? schedule.times : [''],
    days: schedule?.days ?? [],
    everyNDays: typed(schedule?.every_n_days, locale),
    scheduleText: schedule?.text ?? '',
    maxPerDay: typed(medication.max_per_day, locale),
    route: medication.route ?? '',
    instructions: medication.instructions ?? '',
    startDate: medication.start_date ?? '',
    taking: medication.currently_taking ? 'yes' : 'no',
    endDate: medication.end_date ?? '',
    stopReason: medication.stop_reason ?? '',
    reason: medication.reason ?? '',
    reaction: medication.reaction ?? '',
    prescriber: medication.prescriber_text ?? '',
    notes: medication.notes ?? '',
  }
}

const orNull = (text: string): string | null => trimmed(text.normalize('NFC')) || null

function scheduleOf(values: MedicationValues, locale: Locale): Medication['custom_schedule'] {
  if (values.instructionType === 'free_text' || values.frequency !== 'custom') return null
  return {
    times: [...new Set(values.times.flatMap((time) => readTime(time) ?? []))].toSorted(),
    days: [...values.days],
    every_n_days: parseNumber(values.everyNDays, locale),
    text: orNull(values.scheduleText),
  }
}

type Sent = Required<Omit<MedicationUpdate, 'patient_note'>>

/** Converts form values to a request. Answers to hidden questions are dropped. */
export function toSend(values: MedicationValues, locale: Locale): Sent {
  const isStructured = values.instructionType === 'structured'
  const isTaken = values.taking === 'yes'
  const amount = parseNumber(values.doseValue, locale)
  return {
    name: trimmed(values.name.normalize('NFC')),
    din: orNull(values.din),
    form: values.form || null,
    strength: orNull(values.strength),
    dose: amount === null || values.doseUnit === '' ? null : { value: amount, unit: values.doseUnit },
    dose_text: orNull(values.doseText),
    frequency: (isStructured && values.frequency) || null,
    custom_schedule: scheduleOf(values, locale),
    max_per_day:
      isStructured && values.frequency === 'as_needed' ? parseNumber(values.maxPerDay, locale) : null,
    route: values.route || null,
    instruction_type: values.instructionType,
    instructions: orNull(values.instructions),
    reason: orNull(values.reason),
    start_date: orNull(values.startDate),
    end_date: isTaken ? null : orNull(values.endDate),
    currently_taking: isTaken,
    stop_reason: isTaken ? null : orNull(values.stopReason),
    reaction: orNull(values.reaction),
    prescriber_text: orNull(values.prescriber),
    notes: orNull(values.notes),
  }
}
