import type { Immunization, ImmunizationUpdate } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { localToday } from '#src/lib/local-day.ts'
import {
  isBefore,
  keptLine,
  keptNotes,
  lineProblem,
  notesProblem,
  rememberedDateProblem,
} from '../field-rules.ts'
import type { FormProblems } from '../use-record-form.ts'
import { definedProblems } from '../use-record-form.ts'
import { codeOfVaccine } from './vaccine-names.ts'

/** The form of a dose of a vaccine, as it is typed (DATA-49). */
export type ImmunizationValues = {
  name: string
  date: string
  doseNumber: string
  lot: string
  manufacturer: string
  location: string
  next: string
  reaction: string
  notes: string
}

export const LONGEST_NOTES = 1000
export const LONGEST_REACTION = 500
const MOST_DOSES = 20

export const emptyImmunization: ImmunizationValues = {
  name: '',
  date: '',
  doseNumber: '',
  lot: '',
  manufacturer: '',
  location: '',
  next: '',
  reaction: '',
  notes: '',
}

export const valuesOfImmunization = (immunization: Immunization): ImmunizationValues => ({
  name: immunization.vaccine_name,
  date: immunization.date_received,
  doseNumber: immunization.dose_number === null ? '' : String(immunization.dose_number),
  lot: immunization.lot_number ?? '',
  manufacturer: immunization.manufacturer ?? '',
  location: immunization.location ?? '',
  next: immunization.next_dose_date ?? '',
  reaction: immunization.reaction ?? '',
  notes: immunization.notes ?? '',
})

/** The number of a dose as typed; null when there is none. */
export const doseFrom = (text: string): number | null =>
  /^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : null

/** What is sent. */
export function immunizationFrom(values: ImmunizationValues, t: Texts) {
  const name = keptLine(values.name) ?? ''
  return {
    vaccine_name: name,
    vaccine_code: codeOfVaccine(name, t),
    date_received: values.date,
    dose_number: doseFrom(values.doseNumber),
    lot_number: keptLine(values.lot),
    manufacturer: keptLine(values.manufacturer),
    location: keptLine(values.location),
    next_dose_date: values.next || null,
    reaction: keptNotes(values.reaction),
    notes: keptNotes(values.notes),
  } satisfies ImmunizationUpdate
}

function doseProblem(text: string): FormProblems<ImmunizationValues>['doseNumber'] {
  const typed = text.trim()
  if (typed === '') return undefined
  if (!/^\d+$/.test(typed)) return { code: 'wholeNumber' }
  const number = Number(typed)
  return number >= 1 && number <= MOST_DOSES ? undefined : { code: 'betweenValues', min: 1, max: MOST_DOSES }
}

/** What is wrong with a dose of a vaccine. */
export function checkImmunization(
  values: ImmunizationValues,
  nextBefore: string,
  today = localToday(),
): FormProblems<ImmunizationValues> {
  const isNextFirst = values.date !== '' && isBefore(values.next, values.date)
  return definedProblems<ImmunizationValues>({
    name: lineProblem(values.name, { required: true, least: 2, most: 120 }),
    date: rememberedDateProblem(values.date, { today, required: true }),
    doseNumber: doseProblem(values.doseNumber),
    lot: lineProblem(values.lot, { most: 40 }),
    manufacturer: lineProblem(values.manufacturer, { most: 80 }),
    location: lineProblem(values.location, { most: 120 }),
    next:
      rememberedDateProblem(values.next, { today, mayBeAhead: true }) ??
      (isNextFirst ? { words: nextBefore } : undefined),
    reaction: notesProblem(values.reaction, LONGEST_REACTION),
    notes: notesProblem(values.notes, LONGEST_NOTES),
  })
}
