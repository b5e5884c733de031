import type { FormStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/data/Badge.tsx'

const tones = { draft: 'warning', published: 'success', retired: 'neutral' } as const

export function FormStatusBadge({ status }: { status: FormStatus }) {
  const { t } = useText('formAdmin')
  return <Badge tone={tones[status]}>{t.formAdmin.status[status]()}</Badge>
}
