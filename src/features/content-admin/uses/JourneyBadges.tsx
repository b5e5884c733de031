import type { JourneyDefinitionStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/data/Badge.tsx'

const tones = { draft: 'neutral', published: 'success', retired: 'warning' } as const

/** Marks a name as that of a journey, with its status. */
export function JourneyBadges({ status }: { status: JourneyDefinitionStatus }) {
  const { t } = useText('contents')
  const texts = t.contents.detail
  return (
    <>
      <Badge>{texts.journey()}</Badge> <Badge tone={tones[status]}>{texts.journeyStatus[status]()}</Badge>
    </>
  )
}
