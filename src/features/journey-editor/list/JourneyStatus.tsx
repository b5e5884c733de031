import type { JourneyDefinitionSummary } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Group } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'

const tones = { draft: 'neutral', published: 'success', retired: 'warning' } as const

const reviewTones = { waiting: 'primary', returned: 'warning' } as const

type Props = { journey: Pick<JourneyDefinitionSummary, 'status' | 'has_draft' | 'review'> }

/** Whether a journey is published, whether it has an unpublished draft, and the review of that. */
export function JourneyStatus({ journey: { status, has_draft: hasDraft, review } }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.status
  return (
    <Group gap="sm">
      <Badge tone={tones[status]}>{texts[status]()}</Badge>
      {review && (
        <Badge tone={reviewTones[review.state]}>{t.journeyEditor.review.states[review.state]()}</Badge>
      )}
      {!review && hasDraft && status !== 'draft' && <Badge tone="primary">{texts.changes()}</Badge>}
    </Group>
  )
}
