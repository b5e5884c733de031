import { getListInvitationsSuspenseQueryOptions } from '#generated/endpoints/invitations/invitations.ts'
import { InvitationStatus } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/ids.ts'
import { pageQuery } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'

/** `bounced` is no status of the contract, but what a care team looks for in the same place. */
export const statusFilters = [...Object.values(InvitationStatus), 'bounced'] as const

/** What the address of the list may say. */
export const listRules = {
  findsPeople: true,
  orderings: ['last_sent_at', 'email'],
  first: { by: 'last_sent_at', descending: true },
  filters: { status: statusFilters, journey: isUuid },
} as const

export type Address = ListAddress<typeof listRules>

/** CALL-32. Invitations are answered, and come back, while a care team looks at them. */
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
