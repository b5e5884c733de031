import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EnrolmentColumn } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { announce } from '#src/ui/announcer.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { FilteredEmpty } from '#src/ui/FilteredEmpty.tsx'
import { Group } from '#src/ui/Group.tsx'
import { PageNav, PageStatus } from '#src/ui/PageNav.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { PAGE_SIZE } from './list-rules.ts'
import type { Where } from './list-rules.ts'
import { NoEnrolments } from './NoEnrolments.tsx'
import { enrolmentsPage } from './queries.ts'
import type { Selection } from './selection.ts'
import { useTableColumns } from './use-table-columns.tsx'

type Props = {
  where: Where
  /** Somebody new can join the journey. */
  isOpen: boolean
  address: ListAddress
  page: number
  shown: readonly EnrolmentColumn[]
  selection: Selection
}

/** A page of the people in a journey, on a phone as cards. */
export function EnrolmentTable({ where, isOpen, address, page, shown, selection }: Props) {
  const { t } = useText('enrolments', 'kit')
  const { data } = useSuspenseQuery(enrolmentsPage({ ...where, address, page }))
  const columns = useTableColumns(shown, selection)
  const texts = t.enrolments.table
  const { list } = t.kit
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, data.count)
  const words = pages > 1 ? list.showing({ from, to, total: data.count }) : list.count({ count: data.count })
  useEffect(() => {
    if (address.isFiltered) announce(words)
  }, [address.isFiltered, words])
  if (data.count === 0) {
    if (address.isFiltered) {
      return <FilteredEmpty level={3} search={address.search} onClear={address.clear} />
    }
    return <NoEnrolments {...{ where, isOpen }} />
  }
  const isAllChosen = data.results.every(({ id }) => selection.chosen.has(id))
  return (
    <Stack gap="md">
      <Group justify="between">
        <PageStatus page={page}>{words}</PageStatus>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => (isAllChosen ? selection.remove : selection.add)(data.results)}
        >
          {isAllChosen ? texts.chooseNone() : texts.chooseAll()}
        </Button>
      </Group>
      <DataTable
        caption={texts.caption()}
        hideCaption
        columns={columns}
        rows={data.results}
        rowKey={({ id }) => id}
        ordering={address.ordering}
        onSort={address.sort}
      />
      <PageNav label={list.pages()} previous={list.previous()} next={list.next()} {...{ page, pages }} />
    </Stack>
  )
}
