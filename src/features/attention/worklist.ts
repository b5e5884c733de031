import { getListAttentionItemsSuspenseQueryOptions } from '#generated/endpoints/attention-items/attention-items.ts'
import { getListOrganizationJourneysSuspenseQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import { AttentionKind, AttentionSeverity, AttentionStatus } from '#generated/model/index.ts'
import { isUuid } from '#src/lib/ids.ts'
import { paths } from '#src/routes/paths.ts'
import { type ListAddress, pageQuery } from '#src/ui/use-list-address.ts'

/** What the address says for the worklist in place of the home. */
export const WORKLIST = 'worklist'

export const severities = Object.values(AttentionSeverity)
export const kinds = Object.values(AttentionKind)
const statuses = Object.values(AttentionStatus)

/** What the address may say: ids, never the name of a person. */
export const worklistRules = {
  orderings: ['severity', 'since'],
  first: { by: 'severity', descending: true },
  filters: { status: statuses, severity: severities, kind: kinds, journey: isUuid, patient: isUuid },
} as const

export type WorklistAddress = ListAddress<typeof worklistRules>

/** A page of what needs attention, as the address asks for it; always read again. */
export function worklistPage(organization: string, page: number, address: WorklistAddress) {
  const { status, severity, kind, journey, patient } = address.filters
  const { search: _, ...rest } = address
  return getListAttentionItemsSuspenseQueryOptions(
    {
      organization,
      ...pageQuery(page, { ...rest, search: '' }),
      status: status || 'open',
      ...(severity && { severity__in: [severity] }),
      ...(kind && { kind__in: [kind] }),
      ...(journey && { process_definition: journey }),
      ...(patient && { patient }),
    },
    { query: { staleTime: 0 } },
  )
}

/** The journeys that the worklist can be narrowed to. */
export const journeysIn = (organization: string) =>
  getListOrganizationJourneysSuspenseQueryOptions({ organization, ordering: ['name'], page_size: 100 })

type Narrowed = { status: AttentionStatus; patient: string | undefined }

export const worklistPath = (organizationId: string, { status, patient }: Narrowed) =>
  paths.provider.organization(
    { organizationId },
    { view: WORKLIST, ...(status === 'acknowledged' && { status }), patient },
  )
