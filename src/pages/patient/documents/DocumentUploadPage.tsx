import { UploadScreen } from '#src/features/documents/upload/UploadScreen.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.documents.upload.title()

/** Uploads documents (ROUTE-31, HEALTH-05). */
export default function DocumentUploadPage() {
  const { t } = useText('documents', 'records')
  const { patientId } = useRouteParams('patientId')
  const { healthStory } = paths.patient
  const texts = t.documents.upload
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordHeader
            profile={profile}
            title={texts.title()}
            subtitle={texts.intro()}
            back={{ label: t.documents.title(), to: healthStory.documents({ patientId }) }}
          />
          <UploadScreen patientId={patientId} purpose="document" />
        </>
      )}
    </RecordScope>
  )
}
