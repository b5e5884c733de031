import type { JourneyDefinitionSummary } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Group } from '#src/ui/layout/Group.tsx'

const tones = { draft: 'neutral', published: 'success', retired: 'warning' } as const

type Props = { journey: Pick<JourneyDefinitionSummary, 'status' | 'has_draft'> }

/** Whether a journey is published, and whether it has an unpublished draft. */
export function JourneyStatus({ journey: { status, has_draft: hasDraft } }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.status
  return (
    <Group gap="sm">
      <Badge tone={tones[status]}>{texts[status]()}</Badge>
      {hasDraft && status !== 'draft' && <Badge tone="primary">{texts.changes()}</Badge>}
    </Group>
  )
}
