import { type ReactNode, useEffect } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { DataTable } from '#src/ui/lists/DataTable.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { Stack } from '#src/ui/basics.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { PAGE_SIZE } from '../record/record.ts'

type Frame = {
  address: ListAddress
  page: number
  total: number
  /** Shown when the list is empty without a search. */
  empty: ReactNode
  children: ReactNode
}

/** Frame of a record list: count, pagination and empty state. */
export function RecordListFrame({ address, page, total, empty, children }: Frame) {
  const { t } = useText('kit')
  const texts = t.kit.list
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, total)
  const words = pages > 1 ? texts.showing({ from, to, total }) : texts.count({ count: total })
  useEffect(() => {
    if (address.isFiltered) announce(words)
  }, [address.isFiltered, words])
  if (total === 0) {
    return address.search ? <FilteredEmpty search={address.search} onClear={address.clear} /> : empty
  }
  return (
    <Stack gap="md">
      <PageStatus page={page}>{words}</PageStatus>
      {children}
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
    </Stack>
  )
}

type Props<Row> = Omit<Frame, 'children' | 'total'> & {
  data: { readonly count: number; readonly results: readonly Row[] }
  caption: string
  columns: readonly Column<Row>[]
}

export function RecordList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { data, caption, columns, address, page, empty } = props
  return (
    <RecordListFrame {...{ address, page, empty }} total={data.count}>
      <DataTable
        hideCaption
        {...{ caption, columns }}
        rows={data.results}
        rowKey={({ id }) => id}
        ordering={address.ordering}
        onSort={address.sort}
      />
    </RecordListFrame>
  )
}
