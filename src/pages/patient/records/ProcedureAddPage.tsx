import { useCreateProcedure } from '#generated/endpoints/procedures/procedures.ts'
import { emptyProcedure, ProcedureForm } from '#src/features/records/procedures/ProcedureForm.tsx'
import { procedureKind } from '#src/features/records/procedures/procedure.tsx'
import { RecordAddPage } from '#src/features/records/form/RecordFormPages.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.records.procedures.addTitle()

/** Adds a procedure (ROUTE-46). */
export default function ProcedureAddPage() {
  const { patientId } = useRouteParams('patientId')
  const create = useCreateProcedure()
  return (
    <RecordAddPage kind={procedureKind} patientId={patientId}>
      {(form) => (
        <ProcedureForm
          {...form}
          defaultValues={emptyProcedure}
          send={(checked) => create.mutateAsync({ data: { patient: patientId, ...checked } })}
        />
      )}
    </RecordAddPage>
  )
}
