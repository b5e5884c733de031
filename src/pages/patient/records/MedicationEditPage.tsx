import { RecordEditPage } from '#src/features/records/form/RecordFormPages.tsx'
import { medicationForm } from '#src/features/records/medications/form/medication-form.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string =>
  t.records.medications.editTitle({ name: t.records.medications.detail.documentTitle() })

/** Edits a medication (ROUTE-44). */
export default function MedicationEditPage() {
  const { patientId, medicationId: id } = useRouteParams('patientId', 'medicationId')
  return <RecordEditPage form={medicationForm} {...{ patientId, id }} />
}
