import type {
  Allergy,
  Condition,
  FamilyHistory,
  Immunization,
  Medication,
  Procedure,
} from '#generated/model/index.ts'
import type { OwnFields } from './record-tables.ts'

/* Health records with nothing in them yet: the defaults of what a call or a seed leaves out. */

export const blankMedication: OwnFields<Medication> = {
  name: '',
  din: null,
  form: null,
  strength: null,
  dose: null,
  dose_text: null,
  frequency: null,
  custom_schedule: null,
  max_per_day: null,
  route: null,
  instruction_type: 'structured',
  instructions: null,
  reason: null,
  start_date: null,
  end_date: null,
  currently_taking: true,
  stop_reason: null,
  reaction: null,
  prescriber_text: null,
  notes: null,
}

export const blankCondition: OwnFields<Condition> = {
  name: '',
  code: null,
  type: null,
  status: 'active',
  diagnosis_year: null,
  resolved_year: null,
  notes: null,
}

export const blankImmunization: OwnFields<Immunization> = {
  vaccine_name: '',
  vaccine_code: null,
  date_received: '',
  dose_number: null,
  lot_number: null,
  manufacturer: null,
  location: null,
  next_dose_date: null,
  reaction: null,
  notes: null,
}

export const blankProcedure: OwnFields<Procedure> = {
  name: '',
  date: null,
  body_site: null,
  facility: null,
  outcome: null,
  notes: null,
}

export const blankAllergy: OwnFields<Allergy> = {
  allergen: '',
  code: null,
  category: 'other',
  reactions: [],
  reaction_text: null,
  severity: 'unknown',
  onset_year: null,
  status: 'active',
  notes: null,
}

export const blankFamilyHistory: OwnFields<FamilyHistory> = {
  relation: 'other',
  condition: null,
  age_at_onset: null,
  is_deceased: null,
  age_at_death: null,
  notes: null,
}
