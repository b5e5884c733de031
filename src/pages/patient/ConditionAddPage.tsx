import { useNavigate } from 'react-router-dom'
import { useCreateCondition } from '#generated/endpoints/conditions/conditions.ts'
import type { Condition } from '#generated/model/index.ts'
import { ConditionForm } from '#src/features/records/conditions/ConditionForm.tsx'
import { emptyCondition, toRequest } from '#src/features/records/conditions/condition-schema.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'
import { Card } from '#src/ui/Card.tsx'
import { toast } from '#src/ui/toast-queue.ts'

export const title = (t: Texts): string => t.records.conditions.addTitle()

/** A new condition (ROUTE-27). */
export default function ConditionAddPage() {
  const { t } = useText('records', 'errors')
  const navigate = useNavigate()
  const { patientId } = useRouteParams('patientId')
  const create = useCreateCondition()
  const { conditions, condition } = paths.patient.healthStory
  const list = conditions({ patientId })
  const show = ({ id }: Condition, message: string) => {
    toast({ variant: 'success', message })
    void navigate(condition({ patientId, conditionId: id }), { replace: true })
  }
  const texts = t.records.conditions
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
            <ConditionForm
              patientId={patientId}
              label={texts.addTitle()}
              defaultValues={emptyCondition}
              send={(checked) =>
                create.mutateAsync({ data: { patient: patientId, ...toRequest(checked, t) } })
              }
              failed={t.errors.catalogue.createFailed()}
              onSaved={(saved) => show(saved, t.records.shared.form.added({ name: saved.name }))}
              onReactivate={(saved) => show(saved, texts.same.againDone({ name: saved.name }))}
              onCancel={() => void navigate(list)}
            />
          </Card>
        </>
      )}
    </RecordScope>
  )
}
