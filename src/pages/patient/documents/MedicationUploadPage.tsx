import { UploadScreen } from '#src/features/documents/upload/UploadScreen.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useRouteParams } from '#src/routes/use-route-params.ts'

export const title = (t: Texts): string => t.documents.upload.medicationsTitle()

/** Uploads a document to extract medications from (ROUTE-42, DOC-03). */
export default function MedicationUploadPage() {
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
            title={texts.medicationsTitle()}
            subtitle={texts.medicationsIntro()}
            back={{ label: t.records.medications.title(), to: healthStory.medications({ patientId }) }}
          />
          <UploadScreen patientId={patientId} purpose="medication_list" />
        </>
      )}
    </RecordScope>
  )
}
