import { useUpdateProcedure } from '#generated/endpoints/procedures/procedures.ts'
import type { Procedure, ProcedureUpdate } from '#generated/model/index.ts'
import { ProcedureForm, toFormValues } from '#src/features/records/procedures/ProcedureForm.tsx'
import { procedureKind } from '#src/features/records/procedures/procedure.tsx'
import { RecordEditPage } from '#src/features/records/form/RecordFormPages.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string =>
  t.records.procedures.editTitle({ name: t.records.procedures.detail.documentTitle() })

/** Edits a procedure (ROUTE-48). */
export default function ProcedureEditPage() {
  const { patientId, procedureId: id } = useRouteParams('patientId', 'procedureId')
  const update = useUpdateProcedure()
  return (
    <RecordEditPage kind={procedureKind} {...{ patientId, id }}>
      {({ record, ...form }) => (
        <ProcedureForm
          {...form}
          defaultValues={toFormValues(record)}
          send={(checked) =>
            saveChanges<Procedure, ProcedureUpdate>(record, record, checked, (data) =>
              update.mutateAsync({ id, data }),
            )
          }
        />
      )}
    </RecordEditPage>
  )
}
