import {
  getGetHealthStorySuspenseQueryOptions,
  getHealthStory,
} from '#generated/endpoints/health-story/health-story.ts'
import type { HealthStory, Patient } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { storyFromLists } from './story-from-lists.ts'

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
export const healthStoryOf = (patient: Patient) => ({
  ...getGetHealthStorySuspenseQueryOptions(patient.id, { query: { staleTime: 0 } }),
  queryFn: ({ signal }: { signal: AbortSignal }) => readHealthStory(patient, signal),
})
