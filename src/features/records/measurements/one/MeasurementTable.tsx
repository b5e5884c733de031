import { useSuspenseQuery } from '@tanstack/react-query'
import type { Measurement, MeasurementKind } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { notHere, shown } from '#src/lib/objects/every-field.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { DataTable } from '#src/ui/lists/DataTable.tsx'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { type Column, NOTHING } from '#src/ui/lists/table-column.ts'
import type { DrawerAddress } from '../../form/use-drawer-address.ts'
import { SourceTag } from '../../list/SourceTag.tsx'
import { PAGE_SIZE, type RecordColumns } from '../../record/record.ts'
import type { DeleteRecord } from '../../record/use-delete-record.ts'
import { measuredText } from '../measurement-texts.ts'
import { pageOf } from '../queries.ts'
import styles from '../measurements.module.css'

type Props = {
  patientId: string
  kind: MeasurementKind
  page: number
  drawer: DrawerAddress
  deleting: DeleteRecord
}

/** One page of the values of a kind, newest first. */
export function MeasurementTable({ patientId, kind, page, drawer, deleting }: Props) {
  const { t, locale, format } = useText('measurements', 'records', 'kit')
  const { data } = useSuspenseQuery(pageOf(patientId, kind, page))
  const texts = t.measurements
  const list = t.kit.list
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, data.count)
  const columns = {
    measured_at: {
      id: 'when',
      header: texts.table.when(),
      isName: true,
      cell: ({ measured_at: at }) => <time dateTime={at}>{format.dateTime(at)}</time>,
    },
    value: {
      id: 'value',
      header: texts.table.value(),
      cell: (row) => (
        <span className={styles.row}>
          <span className={styles.value}>{measuredText(row, { t, locale })}</span>
          {row.source !== 'self_reported' && <SourceTag source={row.source} />}
        </span>
      ),
    },
    diastolic: notHere('with the value'),
    unit: notHere('with the value'),
    kind: notHere('the heading'),
    notes: {
      id: 'notes',
      header: texts.table.notes(),
      cell: ({ notes, patient_note: note }) => notes ?? note ?? NOTHING,
    },
  } satisfies RecordColumns<Measurement>
  const actions: Column<Measurement> = {
    id: 'actions',
    header: texts.table.actions(),
    tool: 'actions',
    cell: (row) => {
      const when = format.dateTime(row.measured_at)
      return (
        <span className={styles.row}>
          {row.can_edit && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.table.editOf({ when })}
              onClick={() => drawer.open(drawer.editTo(row.id))}
            >
              {texts.table.edit()}
            </Button>
          )}
          {row.can_delete && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.table.deleteOf({ when })}
              onClick={() =>
                deleting.ask({ id: row.id, name: texts.named({ kind: texts.kind[kind](), when }) })
              }
            >
              {t.records.shared.delete.action()}
            </Button>
          )}
        </span>
      )
    },
  }
  const words = pages > 1 ? list.showing({ from, to, total: data.count }) : list.count({ count: data.count })
  return (
    <Stack gap="md">
      <PageStatus page={page}>{words}</PageStatus>
      <DataTable
        hideCaption
        caption={texts.table.caption({ kind: texts.kind[kind]() })}
        columns={[...shown(columns), actions]}
        rows={data.results}
        rowKey={({ id }) => id}
        ordering={{ by: 'measured_at', descending: true }}
        onSort={() => undefined}
      />
      <PageNav label={list.pages()} previous={list.previous()} next={list.next()} {...{ page, pages }} />
    </Stack>
  )
}
