import { RecordPage } from '#src/features/records/record/RecordPage.tsx'
import { medicationKind } from '#src/features/records/medications/facts/medication.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => medicationKind.textsOf(t).detail.documentTitle()

/** One medication (ROUTE-43). */
export default function MedicationPage() {
  const { patientId, medicationId: id } = useRouteParams('patientId', 'medicationId')
  return <RecordPage kind={medicationKind} {...{ patientId, id }} />
}
