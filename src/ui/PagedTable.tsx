import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { announce } from './announcer.ts'
import { DataTable } from './DataTable.tsx'
import { FilteredEmpty } from './FilteredEmpty.tsx'
import { PageNav, PageStatus } from './PageNav.tsx'
import { Stack } from './Stack.tsx'
import type { Column } from './table-column.ts'
import type { ListAddress } from './use-list-address.ts'

type Props<Row> = {
  /** What the table holds, read before it. */
  caption: string
  columns: readonly Column<Row>[]
  /** The rows of this page, and how many there are on all pages. */
  data: { results: readonly Row[]; count: number }
  address: ListAddress
  page: number
  pageSize: number
  /** Shown where there is nothing at all; what no filter leaves has words of its own. */
  empty?: ReactNode
  /** Whether its columns can be made wider (FLAG-11), remembered under this name. */
  resizable?: string
}

/** A page of a list that its address searches, filters and sorts, with the way to the other pages. */
export function PagedTable<Row extends { id: string }>(props: Props<Row>) {
  const { caption, columns, data, address, page, pageSize, empty = null, resizable } = props
  const { t } = useText('kit')
  const texts = t.kit.list
  const { count: total, results } = data
  const { from, to, pages } = pageSpan(page, pageSize, total)
  const words = total === 0 ? texts.noResults() : texts.showing({ from, to, total })
  // what a search or a filter found, for whoever does not see it (WCAG 4.1.3)
  useEffect(() => {
    if (address.isFiltered) announce(words)
  }, [address.isFiltered, words])
  if (total === 0) {
    return address.isFiltered ? <FilteredEmpty search={address.search} onClear={address.clear} /> : empty
  }
  return (
    <Stack gap="lg">
      <PageStatus page={page}>{words}</PageStatus>
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
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
    </Stack>
  )
}
