import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { Button } from '../actions/Button.tsx'
import { NumberField } from '../fields/NumberField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { Group, Stack } from '../basics.tsx'
import { announce } from '../messages/announcer.ts'
import { DataTable } from './DataTable.tsx'
import { FilteredEmpty } from './FilteredEmpty.tsx'
import { PageNav, PageStatus } from './PageNav.tsx'
import styles from './list.module.css'
import type { Column } from './table-column.ts'
import { type ListAddress, pageSizes } from './use-list-address.ts'

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

/** With fewer pages, the links to the next ones are enough. */
const MANY_PAGES = 5

type TableFootProps = {
  address: ListAddress
  page: number
  pages: number
  total: number
  /** Whether the number of rows can be chosen. */
  isSized: boolean
}

/** Below a table: the ways to its other pages, and how many rows each has. */
function TableFoot({ address, page, pages, total, isSized }: TableFootProps) {
  const { t } = useText('kit')
  const texts = t.kit.list
  const hasSizes = isSized && total > pageSizes[0]
  if (pages === 1 && !hasSizes) return null
  return (
    <div className={styles.foot} data-no-print>
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
      {pages > MANY_PAGES && <PageJump key={page} {...{ page, pages }} onGo={address.goTo} />}
      {hasSizes && (
        <div className={styles.size}>
          <SelectField
            label={texts.size()}
            empty={false}
            value={String(address.size)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(value) =>
              address.resize(pageSizes.find((size) => String(size) === value) ?? pageSizes[0])
            }
          />
        </div>
      )}
    </div>
  )
}

type PageJumpProps = { page: number; pages: number; onGo: (page: number) => void }

function PageJump({ page, pages, onGo }: PageJumpProps) {
  const { t } = useText('kit')
  const texts = t.kit.list
  const [typed, setTyped] = useState(String(page))
  const [isWrong, setWrong] = useState(false)
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
    const fits = wanted >= 1 && wanted <= pages
    setWrong(!fits)
    if (fits && wanted !== page) onGo(wanted)
  }
  return (
    <form noValidate className={styles.jump} onSubmit={go}>
      <NumberField
        label={texts.goTo({ pages })}
        whole
        value={typed}
        onChange={setTyped}
        error={isWrong ? texts.pageRange({ pages }) : undefined}
      />
      <Button type="submit" variant="secondary">
        {texts.go()}
      </Button>
    </form>
  )
}
