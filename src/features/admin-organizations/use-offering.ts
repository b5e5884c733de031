import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getListOrganizationOfferingsQueryKey,
  getListOrganizationOverviewsQueryKey,
  updateOrganizationOffering,
} from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { OrganizationOffering, OrganizationOfferingUpdate } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { saveFailure } from '#src/api/save-failure.ts'

const kinds = {
  offline: 'offline',
  locked: 'gone',
  gone: 'gone',
  conflict: 'changed',
  refused: 'failed',
  failed: 'failed',
} as const

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
    /** Why a change was not kept. */
    failure: error ? kinds[saveFailure(error)] : undefined,
    reset,
    change: (offering: OrganizationOffering, data: OrganizationOfferingUpdate, onSuccess: () => void) =>
      mutate({ offering, data }, { onSuccess }),
  }
}
