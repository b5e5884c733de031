import { useUpdateCondition } from '#generated/endpoints/conditions/conditions.ts'
import { ConditionForm, toFormValues, toRequest } from '#src/features/records/conditions/ConditionForm.tsx'
import { conditionKind } from '#src/features/records/conditions/condition.tsx'
import { RecordEditPage } from '#src/features/records/form/RecordFormPages.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { saveChanges } from '#src/lib/objects/changed-fields.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string =>
  t.records.conditions.editTitle({ name: t.records.conditions.detail.documentTitle() })

/** Edits a condition (ROUTE-29). */
export default function ConditionEditPage() {
  const { t } = useText('records')
  const { patientId, conditionId: id } = useRouteParams('patientId', 'conditionId')
  const update = useUpdateCondition()
  return (
    <RecordEditPage kind={conditionKind} {...{ patientId, id }}>
      {({ record, ...form }) => (
        <ConditionForm
          {...form}
          defaultValues={toFormValues(record, t)}
          send={(checked) =>
            saveChanges(record, toRequest(record, t), toRequest(checked, t), (data) =>
              update.mutateAsync({ id, data }),
            )
          }
        />
      )}
    </RecordEditPage>
  )
}
