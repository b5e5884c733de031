import { getListAttentionItemsSuspenseQueryOptions } from '#generated/endpoints/attention-items/attention-items.ts'
import type { AttentionStatus } from '#generated/model/index.ts'

/** How many show at first; the rest is a press away. */
export const INITIAL_COUNT = 4
/** The most that the contract gives at once. */
export const MOST = 100

/** What needs attention in an organization, the most urgent first; asked anew each time, for patients change it. */
export const attentionIn = (
  organization: string,
  status: AttentionStatus,
  size: number,
  /** Of one person alone. */
  patient?: string,
) =>
  getListAttentionItemsSuspenseQueryOptions(
    { organization, status, page_size: size, ...(patient && { patient }) },
    { query: { staleTime: 0 } },
  )
