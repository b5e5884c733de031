import { RecordPage } from '#src/features/records/record/RecordPage.tsx'
import { procedureKind } from '#src/features/records/procedures/procedure.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => procedureKind.textsOf(t).detail.documentTitle()

/** One procedure (ROUTE-47). */
export default function ProcedurePage() {
  const { patientId, procedureId: id } = useRouteParams('patientId', 'procedureId')
  return <RecordPage kind={procedureKind} {...{ patientId, id }} />
}
