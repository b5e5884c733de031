import { JourneyDefinitionStatus } from '#generated/model/index.ts'
import type { ListJourneyDefinitionsParams } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/ids.ts'
import { orderingText } from '#src/ui/use-list-address.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'

export const PAGE_SIZE = 20

export const statuses = Object.values(JourneyDefinitionStatus)

/** What the address of the list may say. */
export const listRules = {
  orderings: ['name', 'updated_at', 'organization'],
  first: { by: 'name', descending: false },
  filters: { status: statuses, organization: isUuid },
} as const

const orderings = ['name', '-name', 'updated_at', '-updated_at', 'organization', '-organization'] as const

/** The call that the address asks for. */
export function wantedFrom(page: number, address: ListAddress): ListJourneyDefinitionsParams {
  const { filters, ordering, search } = address
  const status = statuses.find((one) => one === filters['status'])
  const organization = filters['organization']
  const order = orderings.find((one) => one === orderingText(ordering))
  return {
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(status && { status__in: [status] }),
    ...(organization && { organization }),
    ...(order && { ordering: [order] }),
  }
}
