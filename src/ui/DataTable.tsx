/* Roles are written out on purpose: a table that is laid out as cards is none any more to some readers. */
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useText } from '#src/i18n/use-text.ts'
import { announce } from './announcer.ts'
import { SelectField } from './SelectField.tsx'
import { SortButton } from './SortButton.tsx'
import type { Column } from './table-column.ts'
import styles from './table.module.css'
import { orderingText } from './use-list-address.ts'
import type { Ordering } from './use-list-address.ts'

type Props<Row> = {
  /** What the table holds: read before it, and seen above it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  ordering: Ordering
  onSort: (ordering: Ordering) => void
  /** The caption is read but not seen, where a heading says the same. */
  hideCaption?: boolean
}

/**
 * Rows and columns where there is room, cards where there is not: the same elements, so that nothing is read twice.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, ordering, onSort, hideCaption } = props
  const { t } = useText('kit')
  const texts = t.kit.list
  const orders = columns.flatMap(({ header: column, sort, sortedAs = 'text' }) =>
    sort
      ? [
          { by: sort, descending: false, words: texts.ascending[sortedAs]({ column }) },
          { by: sort, descending: true, words: texts.descending[sortedAs]({ column }) },
        ]
      : [],
  )
  const sort = (wanted: Ordering) => {
    const found = orders.find((order) => orderingText(order) === orderingText(wanted))
    if (!found) return
    onSort({ by: found.by, descending: found.descending })
    announce(texts.sorted({ order: found.words }))
  }
  const sortedAs = ({ sort }: Column<Row>) =>
    sort === undefined || sort !== ordering.by ? undefined : ordering.descending ? 'descending' : 'ascending'

  return (
    <div className={styles.frame}>
      {orders.length > 0 && (
        <div className={styles.sortBy} data-no-print>
          <SelectField
            label={texts.sortBy()}
            empty={false}
            value={orderingText(ordering)}
            options={orders.map((order) => ({ value: orderingText(order), label: order.words }))}
            onChange={(value) => sort({ by: value.replace(/^-/, ''), descending: value.startsWith('-') })}
          />
        </div>
      )}
      <table role="table" className={styles.table}>
        <caption className={hideCaption ? styles.hiddenCaption : styles.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                data-align={column.align}
                aria-sort={sortedAs(column)}
              >
                {column.sort ? (
                  <SortButton
                    sorted={sortedAs(column)}
                    onSort={(descending) => sort({ by: column.sort ?? '', descending })}
                  >
                    {column.header}
                  </SortButton>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) =>
                column.isName ? (
                  <th key={column.id} role="rowheader" scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} role="cell" data-align={column.align}>
                    <span className={styles.label}>{column.header} </span>
                    <span className={styles.value}>{column.cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
