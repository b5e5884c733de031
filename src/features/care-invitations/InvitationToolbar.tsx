import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import { optionsOf } from '#src/lib/options-of.ts'
import { statusFilters } from './list-rules.ts'
import type { Address } from './list-rules.ts'
import { journeysToFilter } from './queries.ts'

type Props = { organizationId: string; address: Address }

/** Search and filters of an organization's invitations. */
export function InvitationToolbar({ organizationId, address }: Props) {
  const { t } = useText('invites')
  const { data: journeys } = useQuery(journeysToFilter(organizationId))
  const texts = t.invites.list
  return (
    <ListToolbar
      address={address}
      searchLabel={texts.search()}
      filters={[
        {
          name: 'status',
          label: texts.status(),
          options: optionsOf(statusFilters, t.invites.status),
        },
        {
          name: 'journey',
          label: texts.journey(),
          options: (journeys?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
    />
  )
}
