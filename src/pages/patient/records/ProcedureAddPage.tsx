import { RecordAddPage } from '#src/features/records/form/RecordFormPages.tsx'
import { procedureForm } from '#src/features/records/procedures/procedure-form.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => t.records.procedures.addTitle()

/** Adds a procedure (ROUTE-46). */
export default function ProcedureAddPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordAddPage form={procedureForm} patientId={patientId} />
}
