import { RecordPage } from '#src/features/records/record/RecordPage.tsx'
import { conditionKind } from '#src/features/records/conditions/condition.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => conditionKind.textsOf(t).detail.documentTitle()

/** One condition (ROUTE-28). */
export default function ConditionPage() {
  const { patientId, conditionId: id } = useRouteParams('patientId', 'conditionId')
  return <RecordPage kind={conditionKind} {...{ patientId, id }} />
}
