import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from 'react-router-dom'
import { useUpdateCondition } from '#generated/endpoints/conditions/conditions.ts'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { changedFields } from '#src/lib/changed-fields.ts'
import { ConditionForm } from '#src/features/records/conditions/ConditionForm.tsx'
import { toFormValues, toRequest } from '#src/features/records/conditions/condition-schema.ts'
import { conditionDetail } from '#src/features/records/conditions/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string =>
  t.records.conditions.editTitle({ name: t.records.conditions.detail.documentTitle() })

/** A condition, to be changed (ROUTE-29). */
export default function ConditionEditPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <EditCondition profile={profile} />}</RecordScope>
}

function EditCondition({ profile }: { profile: Patient }) {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId, conditionId } = useRouteParams('patientId', 'conditionId')
  const { data: condition } = useSuspenseQuery(conditionDetail(conditionId))
  const update = useUpdateCondition()
  if (condition.patient !== patientId) throw new ApiError(404, false)
  const detail = paths.patient.healthStory.condition({ patientId, conditionId })
  if (!condition.can_edit) return <Navigate to={detail} replace />
  const editTitle = t.records.conditions.editTitle({ name: condition.name })
  const show = (message: string) => {
    toast({ variant: 'success', message })
    void navigate(detail, { replace: true })
  }
  return (
    <>
      <RecordHeader profile={profile} title={editTitle} back={{ label: condition.name, to: detail }} />
      <Card>
        <ConditionForm
          patientId={patientId}
          self={conditionId}
          label={editTitle}
          defaultValues={toFormValues(condition, t)}
          send={async (checked) => {
            const data = changedFields(toRequest(condition, t), toRequest(checked, t))
            return Object.keys(data).length === 0 ? condition : update.mutateAsync({ id: conditionId, data })
          }}
          failed={t.errors.catalogue.saveFailed()}
          onSaved={(saved) => show(t.records.shared.form.saved({ name: saved.name }))}
          onReactivate={(saved) => show(t.records.conditions.same.againDone({ name: saved.name }))}
          onCancel={() => void navigate(detail)}
        />
      </Card>
    </>
  )
}
