import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import { journeyState, type JourneyState } from './journey-state.ts'

const tones: Readonly<Record<JourneyState, Tone>> = {
  active: 'primary',
  enrolled: 'neutral',
  pending: 'neutral',
  cancelled: 'neutral',
  finished: 'success',
}

export function JourneyStateBadge({
  journey,
}: {
  journey: Pick<ProcessInstance, 'status' | 'completed_at'>
}) {
  const { t } = useText()
  const state = journeyState(journey)
  return <Badge tone={tones[state]}>{t.patient.journeys.state[state]()}</Badge>
}
