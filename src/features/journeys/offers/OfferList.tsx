import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProcessDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconRoute } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/basics.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import styles from '../journeys.module.css'
import { ListCount, ListPages } from '../lists/ListCount.tsx'
import { offeredBy } from '../queries.ts'
import { JoinDialog } from './JoinDialog.tsx'
import { OfferCard } from './OfferCard.tsx'

type Props = { organizationId: string; address: ListAddress; page: number }

/** Journeys recommended to the active profile, or all that an organization offers. */
export function OfferList({ organizationId, address, page }: Props) {
  const { t } = useText('care')
  const { current_patient: patient } = useCurrentUser()
  const [joining, setJoining] = useState<ProcessDefinition>()
  const all = address.filters.show === 'all'
  const { search } = address
  const { data } = useSuspenseQuery(
    offeredBy(organizationId, {
      ...(patient && (all ? { patient } : { recommended_for: patient })),
      ...(search && { search }),
      page,
    }),
  )
  const texts = t.care.recommended
  if (data.count === 0) {
    if (search) return <FilteredEmpty search={search} onClear={address.clear} />
    return all ? (
      <EmptyState title={texts.none.title()} icon={IconRoute}>
        {texts.none.body()}
      </EmptyState>
    ) : (
      <EmptyState
        title={texts.empty.title()}
        icon={IconRoute}
        action={
          <Button variant="secondary" onClick={() => address.filter('show', 'all')}>
            {texts.empty.all()}
          </Button>
        }
      >
        {texts.empty.body()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <ListCount page={page} total={data.count} found={address.isFiltered} />
      <ul role="list" className={styles.offers} aria-label={texts.title()}>
        {data.results.map((definition) => (
          <OfferCard
            key={definition.id}
            {...{ definition, organizationId }}
            onJoin={() => setJoining(definition)}
          />
        ))}
      </ul>
      <ListPages page={page} total={data.count} />
      {joining && (
        <JoinDialog
          key={joining.id}
          {...{ organizationId }}
          definition={joining}
          onClose={() => setJoining(undefined)}
        />
      )}
    </Stack>
  )
}
