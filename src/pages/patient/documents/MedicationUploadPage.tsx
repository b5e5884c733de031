import type { Texts } from '#src/i18n/texts.ts'
import DocumentUploadPage from './DocumentUploadPage.tsx'

export const title = (t: Texts): string => t.documents.upload.medicationsTitle()

export default function MedicationUploadPage() {
  return <DocumentUploadPage purpose="medication_list" />
}
