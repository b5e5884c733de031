import type { JourneyEventList } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { IconClock } from '#src/ui/icons.ts'
import { Rows } from '#src/ui/layout/Rows.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { ListCount, ListPages } from '../lists/ListCount.tsx'
import { byMonth } from '../lists/months.ts'
import { EventRow } from './EventRow.tsx'

type Props = {
  list: JourneyEventList
  address: ListAddress
  page: number
  /** Events of several journeys, so each names its own. */
  journey?: boolean
}

/** Events by month, newest first, twenty per page. */
export function EventMonths({ list, address, page, journey = false }: Props) {
  const { t } = useText('care')
  const format = useFormat()
  const texts = t.care.history
  if (list.count === 0) {
    if (address.isFiltered) return <FilteredEmpty search={address.search} onClear={address.clear} />
    return (
      <EmptyState title={texts.empty.title()} icon={<IconClock aria-hidden size="1.75rem" />}>
        {texts.empty.body()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <ListCount page={page} total={list.count} found={address.isFiltered} />
      {byMonth(list.results, ({ occurred_at: at }) => at).map(({ month, items }) => (
        <Stack as="section" gap="sm" key={month}>
          <Title level={2} size={3} id={`month-${month}`}>
            {format.date(month)}
          </Title>
          <Rows as="ol" aria-labelledby={`month-${month}`}>
            {items.map((event) => (
              <EventRow key={event.id} {...{ event, journey }} />
            ))}
          </Rows>
        </Stack>
      ))}
      <ListPages page={page} total={list.count} />
    </Stack>
  )
}
