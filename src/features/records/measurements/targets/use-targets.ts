import { useQuery } from '@tanstack/react-query'
import { getListMeasurementTargetsSuspenseQueryOptions } from '#generated/endpoints/measurement-targets/measurement-targets.ts'
import { ApiError } from '#src/api/errors.ts'

const MOST = 100

/** The targets from a person's care teams. The values wait for it, so a failure must not take long. */
export const targetsOf = (patient: string) =>
  getListMeasurementTargetsSuspenseQueryOptions(
    { patient, page_size: MOST },
    { query: { staleTime: 0, retry: false } },
  )

/** A backend without targets is not a failure: there are none. */
const isUnknown = (error: unknown) => error instanceof ApiError && [404, 405, 501].includes(error.status)

export function useTargets(patient: string) {
  const { data, isPending, error, refetch } = useQuery(targetsOf(patient))
  return {
    targets: data?.results ?? [],
    isPending,
    hasFailed: error !== null && data === undefined && !isUnknown(error),
    retry: () => void refetch(),
  }
}
