import { useCreateCondition } from '#generated/endpoints/conditions/conditions.ts'
import { ConditionForm, emptyCondition, toRequest } from '#src/features/records/conditions/ConditionForm.tsx'
import { conditionKind } from '#src/features/records/conditions/condition.tsx'
import { RecordAddPage } from '#src/features/records/form/RecordFormPages.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.records.conditions.addTitle()

/** Adds a condition (ROUTE-27). */
export default function ConditionAddPage() {
  const { t } = useText('records')
  const { patientId } = useRouteParams('patientId')
  const create = useCreateCondition()
  const { againDone } = t.records.conditions.same
  return (
    <RecordAddPage kind={conditionKind} patientId={patientId}>
      {({ show, ...form }) => (
        <ConditionForm
          {...form}
          defaultValues={emptyCondition}
          send={(checked) => create.mutateAsync({ data: { patient: patientId, ...toRequest(checked, t) } })}
          onReactivate={(saved) => show(saved, againDone({ name: saved.name }))}
        />
      )}
    </RecordAddPage>
  )
}
