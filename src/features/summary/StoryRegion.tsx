import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { invalidateGetHealthStory } from '#generated/endpoints/health-story/health-story.ts'
import type { HealthStory, Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Region } from '#src/ui/Region.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { healthStoryOf } from './health-story.ts'

type Props = { patient: Patient; children: (story: HealthStory, again: () => Promise<unknown>) => ReactNode }

/** Loads the Health Story of a profile. */
export function StoryRegion(props: Props) {
  const { t } = useText('summary')
  return (
    <Region title={t.summary.failed()} pending={<Skeleton cards={4} lines={3} />} resetKey={props.patient.id}>
      <Story {...props} />
    </Region>
  )
}

function Story({ patient, children }: Props) {
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(healthStoryOf(patient))
  return children(data, () => invalidateGetHealthStory(queryClient, patient.id))
}
