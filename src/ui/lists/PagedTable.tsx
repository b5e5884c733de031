import { type ReactNode, useEffect } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { announce } from '../messages/announcer.ts'
import { DataTable } from './DataTable.tsx'
import { FilteredEmpty } from './FilteredEmpty.tsx'
import { Group } from '../layout/Group.tsx'
import { PageStatus } from './PageNav.tsx'
import { Stack } from '../layout/Stack.tsx'
import type { Column } from './table-column.ts'
import { TableFoot } from './TableFoot.tsx'
import type { ListAddress } from './use-list-address.ts'

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  /** The rows of this page and the total count. */
  data: { results: readonly Row[]; count: number }
  address: ListAddress
  page: number
  pageSize?: number
  /** Shown for an empty list; a list emptied by filters has its own message. */
  empty?: ReactNode
  /** In a section below its heading: the status where everything fits on one page ('3 results'). */
  count?: string
  tools?: ReactNode
  /** Makes columns resizable (FLAG-11); widths are stored under this name. */
  resizable?: string | undefined
}

/** One page of a list that the URL searches, filters and sorts, with links to the other pages. */
export function PagedTable<Row extends { id: string }>(props: Props<Row>) {
  const { caption, columns, data, address, page, pageSize = address.size, empty = null, resizable } = props
  const { count, tools } = props
  const { t } = useText('kit')
  const texts = t.kit.list
  const { count: total, results } = data
  const { from, to, pages } = pageSpan(page, pageSize, total)
  const isSection = count !== undefined
  const range = total === 0 ? texts.noResults() : texts.showing({ from, to, total })
  const words = isSection && pages === 1 ? count : range
  // announces the number of results to screen readers (WCAG 4.1.3)
  useEffect(() => {
    if (address.isFiltered) announce(words)
  }, [address.isFiltered, words])
  if (total === 0) {
    if (!address.isFiltered) return empty
    return <FilteredEmpty level={isSection ? 3 : 2} search={address.search} onClear={address.clear} />
  }
  const status = <PageStatus page={`${page} of ${pageSize}`}>{words}</PageStatus>
  return (
    <Stack gap={isSection ? 'sm' : 'md'}>
      {tools ? (
        <Group justify="between">
          {status}
          {tools}
        </Group>
      ) : (
        status
      )}
      <DataTable
        caption={caption}
        hideCaption
        columns={columns}
        rows={results}
        rowKey={({ id }) => id}
        ordering={address.ordering}
        onSort={address.sort}
        resizable={resizable}
      />
      <TableFoot {...{ address, page, pages, total }} isSized={props.pageSize === undefined} />
    </Stack>
  )
}
