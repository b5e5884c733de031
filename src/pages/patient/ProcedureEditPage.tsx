import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useUpdateProcedure } from '#generated/endpoints/procedures/procedures.ts'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { changedFields } from '#src/features/records/changed-fields.ts'
import { ProcedureForm } from '#src/features/records/procedures/ProcedureForm.tsx'
import { procedureFrom, valuesOfProcedure } from '#src/features/records/procedures/procedure-values.ts'
import { procedureDetail } from '#src/features/records/procedures/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string =>
  t.records.procedures.editTitle({ name: t.records.procedures.detail.documentTitle() })

/** A procedure, to be changed (ROUTE-48). */
export default function ProcedureEditPage() {
  const { patientId = '' } = useParams()
  return <RecordScope patientId={patientId}>{(profile) => <EditProcedure profile={profile} />}</RecordScope>
}

function EditProcedure({ profile }: { profile: Patient }) {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId = '', procedureId = '' } = useParams()
  const { data: procedure } = useSuspenseQuery(procedureDetail(procedureId))
  const update = useUpdateProcedure()
  if (procedure.patient !== patientId) throw new ApiError(404, false)
  const detail = paths.patient.healthStory.procedure({ patientId, procedureId })
  if (!procedure.can_edit) return <Navigate to={detail} replace />
  const initial = valuesOfProcedure(procedure)
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
          initial={initial}
          send={async (values) => {
            const data = changedFields(procedureFrom(initial), procedureFrom(values))
            return Object.keys(data).length === 0 ? procedure : update.mutateAsync({ id: procedureId, data })
          }}
          mutation={update}
          failed={t.errors.catalogue.saveFailed()}
          onSaved={(saved) => show(t.records.shared.form.saved({ name: saved.name }))}
          onCancel={() => void navigate(detail)}
        />
      </Card>
    </>
  )
}
