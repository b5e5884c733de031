import * as z from 'zod/mini'
import { MedicationFrequency, MedicationRoute, type SuggestionOverrides } from '#generated/model/index.ts'
import { SuggestionOverrides as contract } from '#generated/zod/portageV1.schemas.zod.ts'
import {
  line,
  optionalChoice,
  optionalLine,
  optionalRememberedDate,
  optionalYear,
} from '#src/form-kit/fields.ts'
import { changedFields } from '#src/lib/objects/changed-fields.ts'
import type { Finding } from './decisions.ts'

/** A custom schedule needs more fields than this form has. */
export const frequencies = Object.values(MedicationFrequency).filter((one) => one !== 'custom')
export const routes = Object.values(MedicationRoute)

/** The fields of both kinds of findings; those of the other kind stay empty. */
export const findingSchema = z.object({
  name: line(contract.shape.name),
  strength: optionalLine(contract.shape.strength),
  dose_text: optionalLine(contract.shape.dose_text),
  frequency: optionalChoice<MedicationFrequency>(),
  route: optionalChoice<MedicationRoute>(),
  start_date: optionalRememberedDate(),
  diagnosis_year: optionalYear,
})

export type FindingInput = z.input<typeof findingSchema>
export type FindingChecked = z.output<typeof findingSchema>

function foundFields({ kind, found }: Finding): FindingChecked {
  const { name } = found
  const empty = { strength: null, dose_text: null, frequency: null, route: null, start_date: null }
  if (kind === 'condition') return { ...empty, name, diagnosis_year: found.diagnosis_year }
  const { strength, dose_text, frequency, route, start_date } = found
  return { name, strength, dose_text, frequency, route, start_date, diagnosis_year: null }
}

export function toFindingForm(finding: Finding): FindingInput {
  const { name, strength, dose_text, frequency, route, start_date, diagnosis_year } = foundFields(finding)
  return {
    name,
    strength: strength ?? '',
    dose_text: dose_text ?? '',
    frequency: frequency ?? '',
    route: route ?? '',
    start_date: start_date ?? '',
    diagnosis_year: diagnosis_year === null ? '' : String(diagnosis_year),
  }
}

export const toOverrides = (finding: Finding, checked: FindingChecked): SuggestionOverrides =>
  changedFields<FindingChecked>(foundFields(finding), checked)
