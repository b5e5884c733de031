import { useCreateMedication, useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import type { Medication } from '#generated/model/index.ts'
import type { RecordForm } from '../../form/record-form.ts'
import { medicationKind } from '../facts/medication.tsx'
import { emptyMedication, type MedicationValues, toSend, valuesOf } from './medication-values.ts'
import { MedicationForm } from './MedicationForm.tsx'

/** How a medication is added and edited (HEALTH-01). */
export const medicationForm: RecordForm<
  Medication,
  MedicationValues,
  MedicationValues,
  ReturnType<typeof toSend>
> = {
  kind: medicationKind,
  Form: MedicationForm,
  empty: emptyMedication,
  toFormValues: (record, { locale }) => valuesOf(record, locale),
  toRequest: (values, { locale }) => toSend(values, locale),
  unchanged: (record, { locale }) => toSend(valuesOf(record, locale), locale),
  useCreate: useCreateMedication,
  useUpdate: useUpdateMedication,
  reactivated: (t, named) => t.records.medications.same.againDone(named),
}
