import type { Document } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'

/** The document itself once it is available, unless it may be malware. */
export function ViewerCard({ document }: { document: Document }) {
  const { t } = useText('documents')
  const texts = t.documents.detail
  if (document.uploaded_at === null) return null
  return (
    <Card as="section" aria-labelledby="viewer">
      <Stack gap="sm">
        <Title level={2} id="viewer">
          {texts.viewer()}
        </Title>
        {document.failure_reason === 'virus' ? (
          <Alert kind="warning" role="none">
            {texts.virus()}
          </Alert>
        ) : (
          <DocumentViewer document={document} />
        )}
      </Stack>
    </Card>
  )
}
