import { RecordEditPage } from '#src/features/records/form/RecordFormPages.tsx'
import { procedureForm } from '#src/features/records/procedures/procedure-form.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string =>
  t.records.procedures.editTitle({ name: t.records.procedures.detail.documentTitle() })

/** Edits a procedure (ROUTE-48). */
export default function ProcedureEditPage() {
  const { patientId, procedureId: id } = useRouteParams('patientId', 'procedureId')
  return <RecordEditPage form={procedureForm} {...{ patientId, id }} />
}
