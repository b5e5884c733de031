import type { RecordSource } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/data/Badge.tsx'
import {
  IconBuilding,
  IconClipboardList,
  IconDownload,
  IconFileText,
  IconUpload,
  IconUser,
} from '#src/ui/icons.ts'

const icons = {
  self_reported: IconUser,
  document: IconFileText,
  form: IconClipboardList,
  provider: IconBuilding,
  import: IconDownload,
  file: IconUpload,
} satisfies Record<RecordSource, typeof IconUser>

export function SourceTag({ source }: { source: RecordSource }) {
  const { t } = useText('records')
  const Icon = icons[source]
  return (
    <Badge tone={source === 'provider' ? 'primary' : 'neutral'} icon={Icon}>
      {t.records.shared.source[source]()}
    </Badge>
  )
}
