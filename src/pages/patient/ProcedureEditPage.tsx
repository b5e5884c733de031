import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { useUpdateProcedure } from '#generated/endpoints/procedures/procedures.ts'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { changedFields } from '#src/lib/changed-fields.ts'
import { ProcedureForm } from '#src/features/records/procedures/ProcedureForm.tsx'
import { toFormValues, type ProcedureChecked } from '#src/features/records/procedures/procedure-schema.ts'
import { procedureDetail } from '#src/features/records/procedures/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string =>
  t.records.procedures.editTitle({ name: t.records.procedures.detail.documentTitle() })

/** A procedure, to be changed (ROUTE-48). */
export default function ProcedureEditPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <EditProcedure profile={profile} />}</RecordScope>
}

function EditProcedure({ profile }: { profile: Patient }) {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId, procedureId } = useRouteParams('patientId', 'procedureId')
  const { data: procedure } = useSuspenseQuery(procedureDetail(procedureId))
  const update = useUpdateProcedure()
  if (procedure.patient !== patientId) throw new ApiError(404, false)
  const detail = paths.patient.healthStory.procedure({ patientId, procedureId })
  if (!procedure.can_edit) return <Navigate to={detail} replace />
  const editTitle = t.records.procedures.editTitle({ name: procedure.name })
  const show = (message: string) => {
    toast({ variant: 'success', message })
    void navigate(detail, { replace: true })
  }
  return (
    <>
      <RecordHeader profile={profile} title={editTitle} back={{ label: procedure.name, to: detail }} />
      <Card>
        <ProcedureForm
          patientId={patientId}
          self={procedureId}
          label={editTitle}
          defaultValues={toFormValues(procedure)}
          send={async (checked) => {
            const data = changedFields<ProcedureChecked>(procedure, checked)
            return Object.keys(data).length === 0 ? procedure : update.mutateAsync({ id: procedureId, data })
          }}
          failed={t.errors.catalogue.saveFailed()}
          onSaved={(saved) => show(t.records.shared.form.saved({ name: saved.name }))}
          onCancel={() => void navigate(detail)}
        />
      </Card>
    </>
  )
}
