import type { DocumentPurpose } from '#generated/model/index.ts'
import { UploadScreen } from '#src/features/documents/upload/UploadScreen.tsx'
import { RecordHeader } from '#src/features/records/RecordHeader.tsx'
import { RecordScope } from '#src/features/records/RecordScope.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'

export const title = (t: Texts): string => t.documents.upload.title()

/** Uploads documents (ROUTE-31, HEALTH-05), also one to extract medications from (ROUTE-42, DOC-03). */
export default function DocumentUploadPage({ purpose = 'document' }: { purpose?: DocumentPurpose }) {
  const { t } = useText('documents', 'records')
  const { patientId } = useRouteParams('patientId')
  const { documents, medications } = paths.patient.healthStory
  const texts = t.documents.upload
  const words = {
    document: {
      title: texts.title(),
      subtitle: texts.intro(),
      back: { label: t.documents.title(), to: documents({ patientId }) },
    },
    medication_list: {
      title: texts.medicationsTitle(),
      subtitle: texts.medicationsIntro(),
      back: { label: t.records.medications.title(), to: medications({ patientId }) },
    },
  }
  return (
    <RecordScope patientId={patientId}>
      {(profile) => (
        <>
          <RecordHeader profile={profile} {...words[purpose]} />
          <UploadScreen patientId={patientId} purpose={purpose} />
        </>
      )}
    </RecordScope>
  )
}
