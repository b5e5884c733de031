import * as z from 'zod/mini'
import type { Immunization, ImmunizationUpdate } from '#generated/model/index.ts'
import { ImmunizationCreate, immunizationCreateDoseNumberMax } from '#generated/zod/portageV1.schemas.zod.ts'
import {
  line,
  optionalLine,
  optionalLines,
  optionalRememberedDate,
  optionalWhole,
  rememberedDate,
  rule,
} from '#src/form-kit/fields.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { isBefore } from '#src/lib/partial-date.ts'
import { codeOfVaccine } from './vaccine-names.ts'

const { vaccine_name, lot_number, manufacturer, location, reaction, notes } = ImmunizationCreate.shape

/** The form of a dose of a vaccine (DATA-49). */
export const immunizationSchema = z
  .object({
    vaccine_name: line(vaccine_name),
    date_received: rememberedDate(),
    dose_number: optionalWhole(1, immunizationCreateDoseNumberMax),
    reaction: optionalLines(reaction),
    location: optionalLine(location),
    manufacturer: optionalLine(manufacturer),
    lot_number: optionalLine(lot_number),
    next_dose_date: optionalRememberedDate({ mayBeAhead: true }),
    notes: optionalLines(notes),
  })
  .check(
    rule(
      'nextBefore',
      'next_dose_date',
      ({ date_received, next_dose_date }) => !isBefore(String(next_dose_date ?? ''), String(date_received)),
    ),
  )

export type ImmunizationInput = z.input<typeof immunizationSchema>
export type ImmunizationChecked = z.output<typeof immunizationSchema>

export const emptyImmunization: ImmunizationInput = {
  vaccine_name: '',
  date_received: '',
  dose_number: '',
  reaction: '',
  location: '',
  manufacturer: '',
  lot_number: '',
  next_dose_date: '',
  notes: '',
}

export const toFormValues = (immunization: Immunization): ImmunizationInput => ({
  vaccine_name: immunization.vaccine_name,
  date_received: immunization.date_received,
  dose_number: String(immunization.dose_number ?? ''),
  reaction: immunization.reaction ?? '',
  location: immunization.location ?? '',
  manufacturer: immunization.manufacturer ?? '',
  lot_number: immunization.lot_number ?? '',
  next_dose_date: immunization.next_dose_date ?? '',
  notes: immunization.notes ?? '',
})

/** What is sent: a known vaccine with its code. */
export const toRequest = (checked: ImmunizationChecked, t: Texts) =>
  ({ ...checked, vaccine_code: codeOfVaccine(checked.vaccine_name, t) }) satisfies ImmunizationUpdate
