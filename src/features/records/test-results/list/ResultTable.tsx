import type { TestResult } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { notHere, shown } from '#src/lib/objects/every-field.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DataTable } from '#src/ui/lists/DataTable.tsx'
import { type Column, NOTHING } from '#src/ui/lists/table-column.ts'
import type { RecordColumns } from '../../record/record.ts'
import { SourceTag } from '../../list/SourceTag.tsx'
import type { DeleteRecord } from '../../record/use-delete-record.ts'
import type { useDrawerAddress } from '../../form/use-drawer-address.ts'
import { dateColumn, resultColumns } from './result-columns.tsx'
import styles from '../test-results.module.css'

type Props = {
  history: readonly TestResult[]
  drawer: ReturnType<typeof useDrawerAddress>
  deleting: DeleteRecord
}

/** Every value with its unit and range, including those the charts omit. */
export function ResultTable({ history, drawer, deleting }: Props) {
  const { t, locale, format } = useText('records')
  const { drill, field, named } = t.records.testResults
  const words = { t, locale }
  const [value, range, state] = resultColumns(words)
  const columns = {
    collected_at: { ...dateColumn(words), isName: true },
    value,
    value_text: notHere('with the value'),
    decimals: notHere('how the value is written'),
    unit: notHere('with the value'),
    reference_low: range,
    reference_high: notHere('with the lower end'),
    reference_text: notHere('with the lower end'),
    interpretation: state,
    lab_name: { id: 'lab', header: drill.lab(), cell: ({ lab_name: lab }) => lab ?? NOTHING },
    notes: { id: 'notes', header: field.notes(), cell: ({ notes }) => notes ?? NOTHING },
    test_name: notHere('the heading'),
    test_code: notHere('the address'),
    panel: notHere('the list groups by it'),
    resulted_at: notHere('the day of the sample is what counts'),
    status: notHere('the newest says it above'),
    is_new: notHere('who reads it has seen it'),
  } satisfies RecordColumns<TestResult>
  const source: Column<TestResult> = {
    id: 'source',
    header: t.records.shared.source.label(),
    cell: (result) => {
      const date = format.date(result.collected_at)
      return (
        <span className={styles.row}>
          <SourceTag source={result.source} />
          {result.can_edit && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={drill.editOf({ date })}
              onClick={() => drawer.open(drawer.editTo(result.id))}
            >
              {drill.edit()}
            </Button>
          )}
          {result.can_delete && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={drill.deleteOf({ date })}
              onClick={() => deleting.ask({ id: result.id, name: named({ test: result.test_name, date }) })}
            >
              {t.records.shared.delete.action()}
            </Button>
          )}
        </span>
      )
    },
  }
  return (
    <Card as="section">
      <DataTable
        caption={drill.tableCaption({ test: history[0]?.test_name ?? '' })}
        columns={[...shown(columns), source]}
        rows={history}
        rowKey={({ id }) => id}
        ordering={{ by: 'collected_at', descending: true }}
        onSort={() => undefined}
      />
    </Card>
  )
}
