import type { ProcessInstance, TaskAudience } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PlaceTabs } from '#src/ui/PlaceTabs.tsx'
import { stepsPath } from './step-place.ts'

type Props = {
  enrolment: Pick<ProcessInstance, 'organization' | 'process_definition' | 'id'>
  current: TaskAudience
}

/** Tabs for the patient's and the care team's steps, each a separate page (2.20). */
export function StepTabs({ enrolment, current }: Props) {
  const { t } = useText('steps')
  const texts = t.steps.tabs
  return (
    <PlaceTabs
      label={texts.label()}
      places={(['patient', 'provider'] as const).map((audience) => ({
        to: stepsPath(enrolment, audience),
        label: texts[audience](),
        isCurrent: audience === current,
      }))}
    />
  )
}
