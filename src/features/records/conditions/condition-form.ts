import { useCreateCondition, useUpdateCondition } from '#generated/endpoints/conditions/conditions.ts'
import type { Condition } from '#generated/model/index.ts'
import type { RecordForm } from '../form/record-form.ts'
import { conditionKind } from './condition.tsx'
import {
  type ConditionChecked,
  ConditionForm,
  type ConditionInput,
  emptyCondition,
  toFormValues,
  toRequest,
} from './ConditionForm.tsx'

/** How a condition is added and edited (HEALTH-03). */
export const conditionForm: RecordForm<
  Condition,
  ConditionInput,
  ConditionChecked,
  ReturnType<typeof toRequest>
> = {
  kind: conditionKind,
  Form: ConditionForm,
  empty: emptyCondition,
  toFormValues: (record, { t }) => toFormValues(record, t),
  toRequest: (checked, { t }) => toRequest(checked, t),
  unchanged: (record, { t }) => toRequest(record, t),
  useCreate: useCreateCondition,
  useUpdate: useUpdateCondition,
  reactivated: (t, named) => t.records.conditions.same.againDone(named),
}
