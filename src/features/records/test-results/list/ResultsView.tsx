import type { Patient } from '#generated/model/index.ts'
import { DateRangeFilter } from '#src/form-kit/DateRangeFilter.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { useListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsView } from '../../list/RecordsView.tsx'
import type { DrawerAddress } from '../../form/use-drawer-address.ts'
import { areDates } from '#src/lib/dates/date-range.ts'
import { resultViews, viewFrom } from '../queries.ts'
import { ResultList } from './ResultList.tsx'

type Props = { profile: Patient; patientId: string; drawer: DrawerAddress }

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
    <RecordsView
      {...{ profile, texts, address }}
      add={{ to: drawer.addTo, state: drawer.linkState }}
      filters={
        <>
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
        </>
      }
    >
      {(page) => <ResultList {...{ patientId, address, page }} addTo={drawer.addTo} />}
    </RecordsView>
  )
}
