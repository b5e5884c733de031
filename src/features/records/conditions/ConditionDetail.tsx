import { useNavigate } from 'react-router-dom'
import {
  getGetConditionQueryKey,
  useConfirmCondition,
  useDeleteCondition,
  useRestoreCondition,
  useUpdateCondition,
} from '#generated/endpoints/conditions/conditions.ts'
import type { Condition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { DeleteDialog } from '../DeleteDialog.tsx'
import { PatientNote } from '../PatientNote.tsx'
import { isDue } from '../record.ts'
import { RecordActions } from '../RecordActions.tsx'
import { RecordHistory } from '../RecordHistory.tsx'
import { ReviewReminder } from '../ReviewReminder.tsx'
import { useDeleteRecord } from '../use-delete-record.ts'
import { typeText } from './condition-type.ts'
import { yearsText } from './years-text.ts'

/** One condition: all that is known of it, and what can be done with it. */
export function ConditionDetail({ condition }: { condition: Condition }) {
  const { t } = useText('records')
  const navigate = useNavigate()
  const { patient: patientId, id: conditionId } = condition
  const { conditions: list, editCondition } = paths.patient.healthStory
  const editTo = editCondition({ patientId, conditionId })
  const confirm = useConfirmCondition()
  const update = useUpdateCondition()
  const deleting = useDeleteRecord({
    remove: useDeleteCondition({ skipInvalidation: true }),
    restore: useRestoreCondition(),
    keyOf: getGetConditionQueryKey,
    leave: () => void navigate(list({ patientId }), { replace: true }),
  })
  const texts = t.records.conditions
  const none = t.records.shared.none()
  return (
    <Stack gap="lg">
      {isDue(condition) && <ReviewReminder record={condition} changeTo={editTo} confirm={confirm} />}
      <Card as="section">
        <Facts
          facts={[
            { label: texts.column.type(), value: condition.type ? typeText(condition.type, t) : none },
            { label: texts.column.status(), value: texts.status[condition.status]() },
            { label: texts.column.since(), value: yearsText(condition, t) ?? none },
            { label: texts.field.notes(), value: condition.notes ?? none },
          ]}
        />
      </Card>
      {condition.can_edit || <PatientNote record={condition} update={update} />}
      <RecordHistory record={condition} />
      <RecordActions record={condition} name={condition.name} editTo={editTo} deleting={deleting} />
      <DeleteDialog deleting={deleting} />
    </Stack>
  )
}
