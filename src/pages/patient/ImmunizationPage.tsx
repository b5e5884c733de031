import { useSuspenseQuery } from '@tanstack/react-query'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { ImmunizationDetail } from '#src/features/records/immunizations/ImmunizationDetail.tsx'
import { immunizationDetail } from '#src/features/records/immunizations/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { SourceTag } from '#src/features/records/SourceTag.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.records.immunizations.detail.documentTitle()

/** One dose of a vaccine (ROUTE-38). */
export default function ImmunizationPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <OneImmunization profile={profile} />}</RecordScope>
}

function OneImmunization({ profile }: { profile: Patient }) {
  const { t } = useText('records')
  const { patientId, immunizationId } = useRouteParams('patientId', 'immunizationId')
  const { data: immunization } = useSuspenseQuery(immunizationDetail(immunizationId))
  // An address that mixes two people's records is a 404.
  if (immunization.patient !== patientId) throw new ApiError(404, false)
  return (
    <>
      <RecordHeader
        profile={profile}
        title={immunization.vaccine_name}
        subtitle={<SourceTag source={immunization.source} />}
        back={{
          label: t.records.immunizations.detail.back(),
          to: paths.patient.healthStory.immunizations({ patientId }),
        }}
      />
      <ImmunizationDetail immunization={immunization} />
    </>
  )
}
