import { useSuspenseQuery } from '@tanstack/react-query'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { ConditionDetail } from '#src/features/records/conditions/ConditionDetail.tsx'
import { conditionDetail } from '#src/features/records/conditions/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { SourceTag } from '#src/features/records/SourceTag.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.records.conditions.detail.documentTitle()

/** One condition (ROUTE-28). */
export default function ConditionPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <OneCondition profile={profile} />}</RecordScope>
}

function OneCondition({ profile }: { profile: Patient }) {
  const { t } = useText('records')
  const { patientId, conditionId } = useRouteParams('patientId', 'conditionId')
  const { data: condition } = useSuspenseQuery(conditionDetail(conditionId))
  // An address that mixes two people's records is a 404.
  if (condition.patient !== patientId) throw new ApiError(404, false)
  return (
    <>
      <RecordHeader
        profile={profile}
        title={condition.name}
        subtitle={<SourceTag source={condition.source} />}
        back={{
          label: t.records.conditions.detail.back(),
          to: paths.patient.healthStory.conditions({ patientId }),
        }}
      />
      <ConditionDetail condition={condition} />
    </>
  )
}
