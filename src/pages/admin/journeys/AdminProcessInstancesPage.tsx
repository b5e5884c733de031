import { InstanceTable } from '#src/features/process-instances/list/InstanceTable.tsx'
import { addressRules } from '#src/features/process-instances/list/list-rules.ts'
import styles from '#src/features/process-instances/process-instances.module.css'
import { useFilterChips } from '#src/features/process-instances/list/use-filter-chips.ts'
import { useFilterChoices } from '#src/features/process-instances/list/use-filter-choices.ts'
import { DateRangeFilter } from '#src/form-kit/DateRangeFilter.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { FilterChips } from '#src/ui/lists/FilterChips.tsx'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/lists/PagedRegion.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { PartialNotice } from '#src/ui/messages/PartialNotice.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { filterKey, useListAddress } from '#src/ui/lists/use-list-address.ts'

export const title = (t: Texts): string => t.instances.list.title()

/** The process instances of all people (ROUTE-19, ADMIN-01). */
export default function AdminProcessInstancesPage() {
  const { t } = useText('instances')
  const address = useListAddress(addressRules)
  const { filters, missing, retry } = useFilterChoices(address)
  const chips = useFilterChips(address, filters)
  const texts = t.instances.list
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.intro()} />
      <Stack gap="md">
        <ListToolbar address={address} searchLabel={texts.search()} filters={filters} />
        {missing.length > 0 && <PartialNotice missing={missing} onRetry={retry} />}
        <div className={styles.chosen}>
          <DateRangeFilter key={address.filters.dates} address={address} texts={t.instances.filter} />
          <FilterChips address={address} chips={chips} />
        </div>
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={texts.missingPage()}>
          {(page) => <InstanceTable {...{ address, page }} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
