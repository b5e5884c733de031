import { useNavigate } from 'react-router-dom'
import { useCreateProcedure } from '#generated/endpoints/procedures/procedures.ts'
import type { Procedure } from '#generated/model/index.ts'
import { ProcedureForm } from '#src/features/records/procedures/ProcedureForm.tsx'
import { emptyProcedure } from '#src/features/records/procedures/procedure-schema.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string => t.records.procedures.addTitle()

/** A new procedure (ROUTE-46). */
export default function ProcedureAddPage() {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId } = useRouteParams('patientId')
  const create = useCreateProcedure()
  const { procedures, procedure } = paths.patient.healthStory
  const list = procedures({ patientId })
  const show = ({ id }: Procedure, message: string) => {
    toast({ variant: 'success', message })
    void navigate(procedure({ patientId, procedureId: id }), { replace: true })
  }
  const texts = t.records.procedures
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordHeader
            profile={profile}
            title={texts.addTitle()}
            back={{ label: texts.detail.back(), to: list }}
          />
          <Card>
            <ProcedureForm
              patientId={patientId}
              label={texts.addTitle()}
              defaultValues={emptyProcedure}
              send={(checked) => create.mutateAsync({ data: { patient: patientId, ...checked } })}
              failed={t.errors.catalogue.createFailed()}
              onSaved={(saved) => show(saved, t.records.shared.form.added({ name: saved.name }))}
              onCancel={() => void navigate(list)}
            />
          </Card>
        </>
      )}
    </RecordScope>
  )
}
