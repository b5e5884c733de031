/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table that is laid out as cards is none any more to some readers */
import type { CSSProperties } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from './announcer.ts'
import { classes } from './classes.ts'
import { ColumnResizer } from './ColumnResizer.tsx'
import { SelectField } from './SelectField.tsx'
import { rememberSort, sortRef } from './table-sort-focus.ts'
import { SortButton } from './SortButton.tsx'
import { NOTHING } from './table-column.ts'
import type { Column } from './table-column.ts'
import styles from './table.module.css'
import { useColumnWidths } from './use-column-widths.ts'
import { orderingText } from './use-list-address.ts'
import type { Ordering } from './use-list-address.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** For the style sheet: only where there is room for columns is a table as wide as they are. */
function asWideAs(total: number | undefined): CSSProperties | undefined {
  const columns: CSSProperties & { '--columns': string } = { '--columns': `${total}px` }
  return total === undefined ? undefined : columns
}

/** For the style sheet: many columns need more room before they can stand beside each other. */
function howMany(columns: number): string | undefined {
  if (columns > 9) return 'most'
  if (columns > 7) return 'many'
  return columns > 5 ? 'some' : undefined
}

/** The control of a phone, where a table has no heads. */
const SELECT = 'select'

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
  /** The columns can be made wider and narrower (FLAG-11), which is remembered under this name. */
  resizable?: string | undefined
  /** `phoneRows`: two lines a row on a phone, in place of a card. */
  className?: string | undefined
}

/**
 * Rows and columns where there is room, cards where there is not: the same elements, so that nothing is read twice.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, ordering, onSort, hideCaption, resizable, className } = props
  const { t } = useText('kit')
  const texts = t.kit.list
  const { table, total, widthOf, resize, reset } = useColumnWidths(
    resizable,
    columns.map(({ id }) => id),
  )
  const orders = columns.flatMap(({ header: column, sort, sortedAs = 'text' }) =>
    sort
      ? [
          { by: sort, descending: false, words: texts.ascending[sortedAs]({ column }) },
          { by: sort, descending: true, words: texts.descending[sortedAs]({ column }) },
        ]
      : [],
  )
  const sort = (control: string, wanted: Ordering) => {
    const found = orders.find((order) => orderingText(order) === orderingText(wanted))
    if (!found) return
    rememberSort(control)
    onSort({ by: found.by, descending: found.descending })
    announce(texts.sorted({ order: found.words }))
  }
  /** It takes what the others leave. */
  const isLast = (at: number) => at === columns.length - 1
  const sortedAs = ({ sort }: Column<Row>) =>
    sort === undefined || sort !== ordering.by ? undefined : ordering.descending ? 'descending' : 'ascending'

  return (
    <div className={styles.frame} data-columns={howMany(columns.length)}>
      {orders.length > 0 && (
        <div className={styles.sortBy} data-no-print>
          <SelectField
            ref={sortRef(SELECT)}
            label={texts.sortBy()}
            empty={false}
            value={orderingText(ordering)}
            options={orders.map((order) => ({ value: orderingText(order), label: order.words }))}
            onChange={(value) =>
              sort(SELECT, { by: value.replace(/^-/, ''), descending: value.startsWith('-') })
            }
          />
        </div>
      )}
      <div className={styles.scroll}>
        <table
          ref={table}
          role="table"
          className={classes(styles.table, className)}
          data-resized={total !== undefined || undefined}
          style={asWideAs(total)}
        >
          <caption className={hideCaption ? styles.hiddenCaption : styles.caption}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column, at) => (
                <th
                  key={column.id}
                  role="columnheader"
                  scope="col"
                  data-align={column.align}
                  data-tool={column.tool}
                  aria-sort={sortedAs(column)}
                  // without the name of what makes it wider
                  aria-label={resizable === undefined ? undefined : column.header}
                  style={total === undefined || isLast(at) ? undefined : { width: widthOf(column.id) }}
                >
                  {column.sort ? (
                    <SortButton
                      ref={sortRef(column.id)}
                      sorted={sortedAs(column)}
                      onSort={(descending) => sort(column.id, { by: column.sort ?? '', descending })}
                    >
                      {column.header}
                    </SortButton>
                  ) : column.tool ? (
                    <VisuallyHidden>{column.header}</VisuallyHidden>
                  ) : (
                    column.header
                  )}
                  {resizable !== undefined && !isLast(at) && (
                    <ColumnResizer
                      column={column.header}
                      width={total === undefined ? undefined : widthOf(column.id)}
                      onResize={(width) => resize(column.id, width)}
                      onReset={reset}
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row">
                {columns.map((column) => {
                  const value = column.cell(row)
                  return column.isName ? (
                    <th key={column.id} role="rowheader" scope="row">
                      {value}
                    </th>
                  ) : (
                    <td
                      key={column.id}
                      role="cell"
                      data-align={column.align}
                      data-tool={column.tool}
                      data-clip={column.clip ? '' : undefined}
                      title={column.clip?.(row)}
                      data-phone={value === NOTHING ? 'hidden' : column.onPhone}
                    >
                      <span className={styles.label}>{column.header} </span>
                      <span className={styles.value}>{value}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
