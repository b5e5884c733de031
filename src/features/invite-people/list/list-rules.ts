import { getListInvitationsSuspenseQueryOptions } from '#generated/endpoints/invitations/invitations.ts'
import { InvitationStatus } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { type ListAddress, pageQuery } from '#src/ui/lists/use-list-address.ts'

/** `bounced` is not a status of the contract, but a filter in the same place. */
export const statusFilters = [...Object.values(InvitationStatus), 'bounced'] as const

export const listRules = {
  findsPeople: true,
  orderings: ['last_sent_at', 'email'],
  first: { by: 'last_sent_at', descending: true },
  filters: { status: statusFilters, journey: isUuid },
} as const

export type Address = ListAddress<typeof listRules>

/** CALL-32. Always refetched, because invitations are answered or bounce at any time. */
export const invitationsPage = (organization: string, page: number, address: Address) => {
  const { status, journey } = address.filters
  return getListInvitationsSuspenseQueryOptions(
    {
      organization,
      ...pageQuery(page, address),
      ...(status && (status === 'bounced' ? { delivery: status } : { status__in: [status] })),
      ...(journey && { process_definition: journey }),
    },
    { query: { staleTime: 0 } },
  )
}
