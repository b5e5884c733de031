import { RecordAddPage } from '#src/features/records/form/RecordFormPages.tsx'
import { immunizationForm } from '#src/features/records/immunizations/immunization-form.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => t.records.immunizations.addTitle()

/** Adds a vaccine dose (ROUTE-37). */
export default function ImmunizationAddPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordAddPage form={immunizationForm} patientId={patientId} />
}
