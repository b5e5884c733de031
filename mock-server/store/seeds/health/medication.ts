import type { Medication, MedicationForm } from '#generated/model/index.ts'
import { blankMedication } from '../../blank-records.ts'
import type { OwnFields } from '../../record-tables.ts'

type Own = OwnFields<Medication>

export const medication = (
  name: string,
  strength: string | null,
  form: MedicationForm,
  more: Partial<Own>,
): Own => ({ ...blankMedication, name, strength, form, ...more })
