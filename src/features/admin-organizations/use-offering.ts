import { useUpdateOrganizationOffering } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { OrganizationOffering, OrganizationOfferingUpdate } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'

/** Why a change of a journey was not kept. */
export type OfferingFailure = 'offline' | 'gone' | 'failed'

function failureOf(error: unknown): OfferingFailure | undefined {
  if (!error) return undefined
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 0) return 'offline'
  return status === 403 || status === 404 ? 'gone' : 'failed'
}

/** Changes how an organization offers a journey, one thing at a time. */
export function useOffering() {
  const { mutate, isPending, error, reset } = useUpdateOrganizationOffering()
  return {
    isPending,
    failure: failureOf(error),
    reset,
    change: (
      { organization, process_definition }: OrganizationOffering,
      data: OrganizationOfferingUpdate,
      onSuccess: () => void,
    ) => mutate({ id: organization, definitionId: process_definition, data }, { onSuccess }),
  }
}
