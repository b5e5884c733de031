import { useSuspenseQuery } from '@tanstack/react-query'
import type { EnrolmentColumn } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { PagedTable } from '#src/ui/PagedTable.tsx'
import type { Address, Where } from './list-rules.ts'
import { NoEnrolments } from './NoEnrolments.tsx'
import { enrolmentsPage } from './queries.ts'
import type { Selection } from './selection.ts'
import { useTableColumns } from './use-table-columns.tsx'

type Props = {
  where: Where
  /** Somebody new can join the journey. */
  isOpen: boolean
  address: Address
  page: number
  shown: readonly EnrolmentColumn[]
  selection: Selection
}

/** A page of the people in a journey, on a phone as a few lines a row. */
export function EnrolmentTable({ where, isOpen, address, page, shown, selection }: Props) {
  const { t } = useText('enrolments', 'kit')
  const { data } = useSuspenseQuery(enrolmentsPage({ ...where, address, page }))
  const columns = useTableColumns(shown, selection)
  const texts = t.enrolments.table
  const isAllChosen = data.results.every(({ id }) => selection.chosen.has(id))
  return (
    <PagedTable
      caption={texts.caption()}
      {...{ columns, data, address, page }}
      count={t.kit.list.count({ count: data.count })}
      tools={
        <Button
          variant="quiet"
          size="sm"
          onClick={() => (isAllChosen ? selection.remove : selection.add)(data.results)}
        >
          {isAllChosen ? texts.chooseNone() : texts.chooseAll()}
        </Button>
      }
      empty={<NoEnrolments {...{ where, isOpen }} />}
    />
  )
}
