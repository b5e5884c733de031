import { InvitationStatus } from '#generated/model/index.ts'
import type { ListInvitationsParams } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/ids.ts'
import { orderingText } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'

export const PAGE_SIZE = 20

/** `bounced` is no status of the contract, but what a care team looks for in the same place. */
export const statusFilters = [...Object.values(InvitationStatus), 'bounced'] as const

/** What the address of the list may say. */
export const listRules = {
  orderings: ['last_sent_at', 'email'],
  first: { by: 'last_sent_at', descending: true },
  filters: { status: statusFilters, journey: isUuid },
} as const

const orderings = ['last_sent_at', '-last_sent_at', 'email', '-email'] as const

/** The call that the address asks for. */
export function wantedFrom(organization: string, page: number, address: ListAddress): ListInvitationsParams {
  const { filters, ordering, search } = address
  const status = statusFilters.find((one) => one === filters['status'])
  const journey = filters['journey']
  const order = orderings.find((one) => one === orderingText(ordering))
  return {
    organization,
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(status === 'bounced' && { delivery: 'bounced' }),
    ...(status && status !== 'bounced' && { status__in: [status] }),
    ...(journey && { process_definition: journey }),
    ...(order && { ordering: [order] }),
  }
}
