import { RecordEditPage } from '#src/features/records/form/RecordFormPages.tsx'
import { immunizationForm } from '#src/features/records/immunizations/immunization-form.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string =>
  t.records.immunizations.editTitle({ name: t.records.immunizations.detail.documentTitle() })

/** Edits a vaccine dose (ROUTE-39). */
export default function ImmunizationEditPage() {
  const { patientId, immunizationId: id } = useRouteParams('patientId', 'immunizationId')
  return <RecordEditPage form={immunizationForm} {...{ patientId, id }} />
}
