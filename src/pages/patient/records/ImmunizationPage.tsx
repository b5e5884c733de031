import { RecordPage } from '#src/features/records/record/RecordPage.tsx'
import { immunizationKind } from '#src/features/records/immunizations/immunization.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => immunizationKind.textsOf(t).detail.documentTitle()

/** One vaccine dose (ROUTE-38). */
export default function ImmunizationPage() {
  const { patientId, immunizationId: id } = useRouteParams('patientId', 'immunizationId')
  return <RecordPage kind={immunizationKind} {...{ patientId, id }} />
}
