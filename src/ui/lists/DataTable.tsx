/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table that is laid out as text is none any more to some readers */
import type { CSSProperties } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '../fields/SelectField.tsx'
import { announce } from '../messages/announcer.ts'
import { VisuallyHidden } from '../basics.tsx'
import { ColumnResizer } from './ColumnResizer.tsx'
import { SortButton } from './SortButton.tsx'
import { type Column, NOTHING } from './table-column.ts'
import styles from './table.module.css'
import { useColumnWidths } from './use-column-widths.ts'
import { type Ordering, orderingText } from './use-list-address.ts'

/** For the stylesheet: the fixed width applies only where columns fit. */
function asWideAs(total: number | undefined): CSSProperties | undefined {
  const columns: CSSProperties & { '--columns': string } = { '--columns': `${total}px` }
  return total === undefined ? undefined : columns
}

/** For the stylesheet: many columns need a wider breakpoint. */
function howMany(columns: number): string | undefined {
  if (columns > 9) return 'most'
  if (columns > 7) return 'many'
  return columns > 5 ? 'some' : undefined
}

/** The sort control on a phone, where a table has no header row. */
const SELECT = 'select'

type Props<Row> = {
  /** Names the table: announced before it and shown above it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  ordering: Ordering
  onSort: (ordering: Ordering) => void
  /** Visually hides the caption, where a heading says the same. */
  hideCaption?: boolean
  /** Makes columns resizable (FLAG-11); widths are stored under this name. */
  resizable?: string | undefined
}

/**
 * Rows and columns where there is room, a few lines of text per row where there is not. Both use the same elements, so
 * nothing is announced twice.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, ordering, onSort, hideCaption, resizable } = props
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
  /** The last column takes the remaining width. */
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
          className={styles.table}
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
                  data-name={column.isName}
                  aria-sort={sortedAs(column)}
                  // Excludes the name of the resize control.
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
                  {resizable !== undefined && !column.tool && !isLast(at) && (
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

/** The most recently used sort control, and its page. */
let last: { id: string; path: string; control: Element } | undefined

/** Remembers the focused sort control, because sorting may refetch the table and replace it. */
function rememberSort(id: string): void {
  const control = document.activeElement
  last = control ? { id, path: location.pathname, control } : undefined
}

/**
 * Ref of a sort control: focuses it when it replaces the one that was used (2.4.3), unless the focus has moved.
 */
const sortRef = (id: string) => (control: HTMLElement | null) => {
  if (!control || last?.id !== id || last.control.isConnected) return
  const isHere = last.path === location.pathname
  last = undefined
  if (isHere && document.activeElement?.matches('body, h1')) control.focus({ preventScroll: true })
}
