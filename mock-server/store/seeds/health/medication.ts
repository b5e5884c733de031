import type { Medication, MedicationForm } from '#generated/model/index.ts'
import type { OwnFields } from '../../record-tables.ts'

type Own = OwnFields<Medication>

/** The defaults of most: currently taken, with a listed dose and schedule. */
export const medication = (
  name: string,
  strength: string | null,
  form: MedicationForm,
  more: Partial<Own>,
): Own => ({
  name,
  din: null,
  form,
  strength,
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
  ...more,
})
