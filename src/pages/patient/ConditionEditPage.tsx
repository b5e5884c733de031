import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { useUpdateCondition } from '#generated/endpoints/conditions/conditions.ts'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { changedFields } from '#src/features/records/changed-fields.ts'
import { ConditionForm } from '#src/features/records/conditions/ConditionForm.tsx'
import { conditionFrom, valuesOfCondition } from '#src/features/records/conditions/condition-values.ts'
import { conditionDetail } from '#src/features/records/conditions/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string =>
  t.records.conditions.editTitle({ name: t.records.conditions.detail.documentTitle() })

/** A condition, to be changed (ROUTE-29). */
export default function ConditionEditPage() {
  const { patientId = '' } = useParams()
  return <RecordScope patientId={patientId}>{(profile) => <EditCondition profile={profile} />}</RecordScope>
}

function EditCondition({ profile }: { profile: Patient }) {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId = '', conditionId = '' } = useParams()
  const { data: condition } = useSuspenseQuery(conditionDetail(conditionId))
  const update = useUpdateCondition()
  if (condition.patient !== patientId) throw new ApiError(404, false)
  const detail = paths.patient.healthStory.condition({ patientId, conditionId })
  if (!condition.can_edit) return <Navigate to={detail} replace />
  const initial = valuesOfCondition(condition, t)
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
          initial={initial}
          send={async (values) => {
            const data = changedFields(conditionFrom(initial, t), conditionFrom(values, t))
            return Object.keys(data).length === 0 ? condition : update.mutateAsync({ id: conditionId, data })
          }}
          mutation={update}
          failed={t.errors.catalogue.saveFailed()}
          onSaved={(saved) => show(t.records.shared.form.saved({ name: saved.name }))}
          onAgain={(saved) => show(t.records.conditions.same.againDone({ name: saved.name }))}
          onCancel={() => void navigate(detail)}
        />
      </Card>
    </>
  )
}
