import { useSuspenseQuery } from '@tanstack/react-query'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { MedicationDetail } from '#src/features/records/medications/MedicationDetail.tsx'
import { productName } from '#src/features/records/medications/product-name.ts'
import { medicationDetail } from '#src/features/records/medications/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { SourceTag } from '#src/features/records/SourceTag.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.records.medications.detail.documentTitle()

/** One medicine (ROUTE-43). */
export default function MedicationPage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <OneMedication profile={profile} />}</RecordScope>
}

function OneMedication({ profile }: { profile: Patient }) {
  const { t } = useText('records')
  const { patientId, medicationId } = useRouteParams('patientId', 'medicationId')
  const { data: medication } = useSuspenseQuery(medicationDetail(medicationId))
  // An address that mixes two people's records is a 404.
  if (medication.patient !== patientId) throw new ApiError(404, false)
  return (
    <>
      <RecordHeader
        profile={profile}
        title={productName(medication)}
        subtitle={<SourceTag source={medication.source} />}
        back={{
          label: t.records.medications.detail.back(),
          to: paths.patient.healthStory.medications({ patientId }),
        }}
      />
      <MedicationDetail medication={medication} />
    </>
  )
}
