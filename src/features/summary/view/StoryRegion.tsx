import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  invalidateGetHealthStory,
  getGetHealthStorySuspenseQueryOptions,
  getHealthStory,
} from '#generated/endpoints/health-story/health-story.ts'
import type { HealthStory, Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { ApiError } from '#src/api/errors.ts'
import { storyFromLists } from '../story/story-from-lists.ts'

/** Statuses of a backend that has no summary endpoint. */
const isMissing = (error: unknown) => error instanceof ApiError && [404, 405, 501].includes(error.status)

/** Fetches a Health Story; if the backend has no summary, builds it from lists. */
async function readHealthStory(patient: Patient, signal: AbortSignal): Promise<HealthStory> {
  try {
    return await getHealthStory(patient.id, undefined, signal)
  } catch (error) {
    if (!isMissing(error)) throw error
    return storyFromLists(patient, signal)
  }
}

/** The Health Story of one's own profile; always refetched, because its records change elsewhere. */
const healthStoryOf = (patient: Patient) => ({
  ...getGetHealthStorySuspenseQueryOptions(patient.id, { query: { staleTime: 0 } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => readHealthStory(patient, signal),
})

type Props = { patient: Patient; children: (story: HealthStory, again: () => Promise<unknown>) => ReactNode }

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
