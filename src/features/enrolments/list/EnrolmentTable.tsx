import { useSuspenseQuery } from '@tanstack/react-query'
import type { EnrolmentColumn } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useResizable } from '#src/session/user/use-resizable.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { Group } from '#src/ui/basics.tsx'
import { IconUsers } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import { RowSpacing } from '#src/ui/lists/RowSpacing.tsx'
import type { Address, Where } from './list-rules.ts'
import { enrolmentsPage } from '../queries.ts'
import type { Selection } from '../actions/selection.ts'
import { useTableColumns } from '../columns/use-table-columns.tsx'
import { invitePath } from './invite-path.ts'

type Props = {
  where: Where
  /** Whether new people can join the journey. */
  isOpen: boolean
  address: Address
  page: number
  shown: readonly EnrolmentColumn[]
  selection: Selection
}

export function EnrolmentTable({ where, isOpen, address, page, shown, selection }: Props) {
  const { t } = useText('enrolments', 'kit')
  const { data } = useSuspenseQuery(enrolmentsPage({ ...where, address, page }))
  const columns = useTableColumns(shown, selection)
  const resizable = useResizable('enrolments')
  const texts = t.enrolments.table
  const isAllChosen = data.results.every(({ id }) => selection.chosen.has(id))
  return (
    <PagedTable
      caption={texts.caption()}
      {...{ columns, data, address, page, resizable }}
      count={t.kit.list.count({ count: data.count })}
      tools={
        <Group gap="sm">
          {selection.everyone === undefined && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => (isAllChosen ? selection.remove : selection.add)(data.results)}
            >
              {isAllChosen ? texts.chooseNone() : texts.chooseAll()}
            </Button>
          )}
          <RowSpacing />
        </Group>
      }
      empty={<NoEnrolments {...{ where, isOpen }} />}
    />
  )
}

/** The empty state, with the ways to add people if the journey is open. */
function NoEnrolments({ where, isOpen }: { where: Where; isOpen: boolean }) {
  const { t } = useText('enrolments')
  const { empty, page } = t.enrolments
  return (
    <EmptyState
      level={3}
      title={empty.title()}
      icon={IconUsers}
      // the page has its main button above
      action={
        isOpen && (
          <ButtonLink variant="secondary" to={invitePath(where)}>
            {page.invite()}
          </ButtonLink>
        )
      }
    >
      {isOpen ? empty.body() : empty.closed()}
    </EmptyState>
  )
}
