import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getListOrganizationOfferingsQueryKey,
  getListOrganizationOverviewsQueryKey,
  updateOrganizationOffering,
} from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { OrganizationOffering, OrganizationOfferingUpdate } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { ifMatch } from '#src/api/if-match.ts'

/** Why a change of a journey was not kept. */
export type OfferingFailure = 'offline' | 'gone' | 'changed' | 'failed'

function failureOf(error: unknown): OfferingFailure | undefined {
  if (!error) return undefined
  if (!(error instanceof ApiError)) return 'failed'
  if (error.isOffline) return 'offline'
  const { status } = error
  if (status === 412) return 'changed'
  return status === 403 || status === 404 ? 'gone' : 'failed'
}

type Change = { offering: OrganizationOffering; data: OrganizationOfferingUpdate }

/** Changes how an organization offers a journey, one thing at a time. */
export function useOffering() {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    // not the generated hook: each journey of the list has a revision of its own
    mutationFn: ({ offering, data }: Change) =>
      updateOrganizationOffering(
        offering.organization,
        offering.process_definition,
        data,
        ifMatch(offering.revision),
      ),
    // after a conflict too: what somebody else made of it is shown
    onSettled: (_kept, _error, { offering }) =>
      Promise.all(
        [
          getListOrganizationOfferingsQueryKey(offering.organization),
          getListOrganizationOverviewsQueryKey(),
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  return {
    isPending,
    failure: failureOf(error),
    reset,
    change: (offering: OrganizationOffering, data: OrganizationOfferingUpdate, onSuccess: () => void) =>
      mutate({ offering, data }, { onSuccess }),
  }
}
