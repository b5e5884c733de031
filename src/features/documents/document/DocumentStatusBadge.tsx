import type { DocumentStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'

const tones = {
  uploading: 'neutral',
  analyzing: 'neutral',
  analyzed: 'primary',
  reviewed: 'success',
  failed: 'warning',
} satisfies Record<DocumentStatus, Tone>

/** Label of the analysis status (DOC-04). */
export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  const { t } = useText('documents')
  return <Badge tone={tones[status]}>{t.documents.status[status]()}</Badge>
}
