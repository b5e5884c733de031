import type { Patient } from '#generated/model/index.ts'
import { DateRangeFilter } from '#src/form-kit/DateRangeFilter.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { preloadDrawer } from '#src/ui/Drawer.tsx'
import { Group } from '#src/ui/Group.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { SearchAsYouType } from '#src/ui/SearchAsYouType.tsx'
import { Segments } from '#src/ui/Segments.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { filterKey, useListAddress } from '#src/ui/use-list-address.ts'
import { RecordHeader } from '../RecordHeader.tsx'
import type { useDrawerAddress } from '../use-drawer-address.ts'
import { areDates } from '#src/lib/date-range.ts'
import { resultViews, viewFrom } from './queries.ts'
import { ResultList } from './ResultList.tsx'

type Props = { profile: Patient; patientId: string; drawer: ReturnType<typeof useDrawerAddress> }

/** All of a person's results, with filters and views. */
export function ResultsView({ profile, patientId, drawer }: Props) {
  const { t } = useText('records')
  const address = useListAddress({
    orderings: [],
    first: { by: 'collected_at', descending: true },
    filters: { view: resultViews, range: ['out'], dates: areDates },
  })
  const texts = t.records.testResults
  const { search, filters } = address
  /** Grouping is not a filter: it hides no results. */
  const isFiltered = Boolean(search || filters.range || filters.dates)
  return (
    <>
      <RecordHeader
        profile={profile}
        title={texts.title()}
        subtitle={texts.intro()}
        back={{
          label: t.records.shared.everything(),
          to: paths.patient.healthStory.records({ patientId }),
        }}
        actions={
          <Button
            icon={<IconPlus aria-hidden size="1.125rem" />}
            onClick={() => {
              preloadDrawer()
              drawer.open(drawer.addTo)
            }}
          >
            {texts.add()}
          </Button>
        }
      />
      <Stack gap="lg">
        <Group align="end">
          <SearchAsYouType address={address} label={texts.search()} />
          <Segments
            label={texts.view()}
            options={resultViews.map((value) => ({ value, label: texts.views[value]() }))}
            value={viewFrom(address.filters.view)}
            onChange={(view) => address.filter('view', view === 'test' ? view : '')}
          />
          <ListToolbar
            address={{ ...address, isFiltered }}
            filters={[
              { name: 'range', label: texts.only(), options: [{ value: 'out', label: texts.outOfRange() }] },
            ]}
          />
          <DateRangeFilter key={address.filters.dates} {...{ address, texts }} />
        </Group>
        <PagedRegion key={filterKey(address)} title={texts.failed()} missing={t.records.shared.missingPage()}>
          {(page) => <ResultList {...{ patientId, address, page }} addTo={drawer.addTo} />}
        </PagedRegion>
      </Stack>
    </>
  )
}
