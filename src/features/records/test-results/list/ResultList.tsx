import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { TestResult } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DataTable } from '#src/ui/lists/DataTable.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { IconTestPipe } from '#src/ui/icons.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsEmptyState } from '../../list/RecordsEmptyState.tsx'
import { RecordListFrame } from '../../list/RecordList.tsx'
import { resultPage, viewFrom } from '../queries.ts'
import { dateColumn, resultColumns, testColumn } from './result-columns.tsx'
import { type Day, byDay, isOutOfRange } from '../form/result-rules.ts'
import styles from '../test-results.module.css'

type Props = { patientId: string; address: ListAddress; page: number; addTo: string }

/** The order is fixed: results out of range come first. */
const fixed = { ordering: { by: '', descending: false }, onSort: () => undefined }

const rowKey = ({ id }: TestResult) => id

/** One page of results: by date and panel, or the latest of each test. */
export function ResultList({ patientId, address, page, addTo }: Props) {
  const { t, locale } = useText('records')
  const view = viewFrom(address.filters.view)
  const { data } = useSuspenseQuery(resultPage({ patientId, page, view, address }))
  const texts = t.records.testResults
  const words = { t, locale }
  const isFiltered = Boolean(address.filters.range || address.filters.dates)
  const empty = isFiltered ? (
    <FilteredEmpty search="" onClear={address.clear} />
  ) : (
    <RecordsEmptyState
      kind="test-results"
      {...{ patientId }}
      icon={IconTestPipe}
      title={texts.empty.title()}
      body={texts.empty.body()}
      add={{ to: addTo, label: texts.add() }}
    />
  )
  return (
    <RecordListFrame {...{ address, page, empty }} total={data.count}>
      {view === 'test' ? (
        <DataTable
          {...fixed}
          hideCaption
          caption={texts.caption.test()}
          columns={[testColumn(words), ...resultColumns(words), dateColumn(words)]}
          rows={data.results}
          rowKey={rowKey}
        />
      ) : (
        <Stack gap="lg">
          {byDay(data.results).map((day) => (
            <OneDay key={day.date} day={day} />
          ))}
        </Stack>
      )}
    </RecordListFrame>
  )
}

function OneDay({ day }: { day: Day }) {
  const { t, locale, format } = useText('records')
  const id = useId()
  const texts = t.records.testResults
  const words = { t, locale }
  const columns = [testColumn(words), ...resultColumns(words)]
  const results = day.panels.flatMap((panel) => panel.results)
  const { length: count } = results
  const { length: outside } = results.filter(isOutOfRange)
  return (
    <section aria-labelledby={id} className={styles.day}>
      <Stack gap="sm">
        <Group align="baseline">
          <Title level={2} size={3} id={id}>
            {format.date(day.date)}
          </Title>
          {outside > 0 && <Text>{texts.outside({ count, outside })}</Text>}
        </Group>
        {day.panels.map(({ name, results }) => (
          <DataTable
            key={name ?? ''}
            {...fixed}
            caption={name ?? texts.otherPanel()}
            columns={columns}
            rows={results}
            rowKey={rowKey}
          />
        ))}
      </Stack>
    </section>
  )
}
