import { useSuspenseQuery } from '@tanstack/react-query'
import type { Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { ProcedureDetail } from '#src/features/records/procedures/ProcedureDetail.tsx'
import { procedureDetail } from '#src/features/records/procedures/queries.ts'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { SourceTag } from '#src/features/records/SourceTag.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.records.procedures.detail.documentTitle()

/** One procedure (ROUTE-47). */
export default function ProcedurePage() {
  const { patientId } = useRouteParams('patientId')
  return <RecordScope patientId={patientId}>{(profile) => <OneProcedure profile={profile} />}</RecordScope>
}

function OneProcedure({ profile }: { profile: Patient }) {
  const { t } = useText('records')
  const { patientId, procedureId } = useRouteParams('patientId', 'procedureId')
  const { data: procedure } = useSuspenseQuery(procedureDetail(procedureId))
  // An address that mixes two people's records is a 404.
  if (procedure.patient !== patientId) throw new ApiError(404, false)
  return (
    <>
      <RecordHeader
        profile={profile}
        title={procedure.name}
        subtitle={<SourceTag source={procedure.source} />}
        back={{
          label: t.records.procedures.detail.back(),
          to: paths.patient.healthStory.procedures({ patientId }),
        }}
      />
      <ProcedureDetail procedure={procedure} />
    </>
  )
}
