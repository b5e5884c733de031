import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { RowSpacing } from '#src/ui/lists/RowSpacing.tsx'
import { PartialNotice } from '#src/ui/messages/PartialNotice.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { type Address, statusFilters } from './list-rules.ts'
import { journeysToFilter } from '../queries.ts'

type Props = { organizationId: string; address: Address }

export function InvitationToolbar({ organizationId, address }: Props) {
  const { t } = useText('invites')
  const { data: journeys, isError, refetch } = useQuery(journeysToFilter(organizationId))
  const texts = t.invites.list
  return (
    <Stack gap="md">
      <ListToolbar
        address={address}
        searchLabel={texts.search()}
        filters={[
          { name: 'status', label: texts.status(), options: optionsOf(statusFilters, t.invites.status) },
          {
            name: 'journey',
            label: texts.journey(),
            options: (journeys?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      >
        <RowSpacing />
      </ListToolbar>
      {isError && <PartialNotice missing={[texts.journey()]} onRetry={() => void refetch()} />}
    </Stack>
  )
}
