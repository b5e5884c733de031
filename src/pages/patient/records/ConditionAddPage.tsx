import { RecordAddPage } from '#src/features/records/form/RecordFormPages.tsx'
import { conditionForm } from '#src/features/records/conditions/condition-form.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => t.records.conditions.addTitle()

/** Adds a condition (ROUTE-27). */
export default function ConditionAddPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordAddPage form={conditionForm} patientId={patientId} />
}
