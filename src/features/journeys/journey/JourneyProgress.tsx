import type { ProcessInstance } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import { Text } from '#src/ui/basics.tsx'

/** '3 of 7 steps'; if the number of steps depends on the answers, only how many are done. */
export function JourneyProgress({ journey }: { journey: Pick<ProcessInstance, 'progress' | 'status'> }) {
  const { t } = useText()
  const { completed, total } = journey.progress
  // A journey the person left has no remaining steps.
  if (total !== null && journey.status !== 'cancelled')
    return <ProgressText completed={completed} total={total} />
  return (
    <Text size="sm" tone="secondary">
      {t.patient.journeys.stepsDone({ count: completed })}
    </Text>
  )
}
