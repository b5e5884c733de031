import type { Document } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'

/** The document itself once it is available, unless it may be malware. */
export function ViewerCard({ document }: { document: Document }) {
  const { t } = useText('documents')
  const texts = t.documents.detail
  if (document.uploaded_at === null) return null
  return (
    <TitledCard id="viewer" title={texts.viewer()} gap="sm">
      {document.failure_reason === 'virus' ? (
        <Alert kind="warning" role="none">
          {texts.virus()}
        </Alert>
      ) : (
        <DocumentViewer document={document} />
      )}
    </TitledCard>
  )
}
