import { RecordEditPage } from '#src/features/records/form/RecordFormPages.tsx'
import { conditionForm } from '#src/features/records/conditions/condition-form.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string =>
  t.records.conditions.editTitle({ name: t.records.conditions.detail.documentTitle() })

/** Edits a condition (ROUTE-29). */
export default function ConditionEditPage() {
  const { patientId, conditionId: id } = useRouteParams('patientId', 'conditionId')
  return <RecordEditPage form={conditionForm} {...{ patientId, id }} />
}
