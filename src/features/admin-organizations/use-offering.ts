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

/** Updates an organization's settings for a journey, one field at a time. */
export function useOffering() {
  const queries = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    // not the generated hook, because each journey of the list has its own revision
    mutationFn: ({ offering, data }: Change) =>
      updateOrganizationOffering(
        offering.organization,
        offering.process_definition,
        data,
        ifMatch(offering.revision),
      ),
    // refetches after a conflict too, to show the other person's changes
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
    /** Why an update failed. */
    failure: error ? kinds[saveFailure(error)] : undefined,
    reset,
    change: (offering: OrganizationOffering, data: OrganizationOfferingUpdate, onSuccess: () => void) =>
      mutate({ offering, data }, { onSuccess }),
  }
}
