import type { OrganizationContentStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'

const tones = {
  draft: 'neutral',
  published: 'success',
  changed: 'warning',
} as const satisfies Record<OrganizationContentStatus, Tone>

export function ContentStatusBadge({ status }: { status: OrganizationContentStatus }) {
  const { t } = useText('contents')
  return <Badge tone={tones[status]}>{t.contents.status[status]()}</Badge>
}
