import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { FormSummary } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CellLines } from '#src/ui/lists/CellLines.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconClipboardList } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import { Text, VisuallyHidden } from '#src/ui/basics.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { FormStatusBadge } from './FormStatusBadge.tsx'
import styles from '../forms.module.css'
import { type Address, formsPage } from './list-rules.ts'

type Props = {
  address: Address
  page: number
  onNew: () => void
  onDuplicate: (form: FormSummary) => void
}

/** One page of forms (ROUTE-06). */
export function FormList({ address, page, onNew, onDuplicate }: Props) {
  const { t } = useText('formAdmin')
  const columns = useColumns(onDuplicate)
  const { data } = useSuspenseQuery(formsPage(page, address))
  const { list, begin } = t.formAdmin
  return (
    <PagedTable
      caption={list.caption()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState
          title={list.none.title()}
          icon={IconClipboardList}
          action={
            <Button variant="secondary" onClick={onNew}>
              {begin.new()}
            </Button>
          }
        >
          {list.none.body()}
        </EmptyState>
      }
    />
  )
}

function useColumns(onDuplicate: (form: FormSummary) => void): readonly Column<FormSummary>[] {
  const { t, format } = useText('formAdmin')
  const texts = t.formAdmin.list
  return [
    {
      id: 'name',
      header: texts.name(),
      sort: 'name',
      isName: true,
      cell: ({ id, name, key }) => (
        <CellLines more={key}>
          <Link to={paths.admin.form({ id })} className={styles.name}>
            {name}
          </Link>
        </CellLines>
      ),
    },
    {
      id: 'status',
      header: texts.status(),
      cell: ({ status, version, has_draft: hasDraft }) => (
        <CellLines more={hasDraft && version !== null && texts.hasDraft()}>
          <FormStatusBadge status={status} />{' '}
          <Text as="span" size="sm" tone="secondary">
            {version === null ? texts.noVersion() : t.formAdmin.form.version({ number: version })}
          </Text>
        </CellLines>
      ),
    },
    {
      id: 'languages',
      header: texts.languages(),
      cell: ({ completeness }) => (
        <CellLines more={texts.french({ percent: completeness['fr-ca'] })}>
          {texts.english({ percent: completeness['en-ca'] })}
        </CellLines>
      ),
    },
    {
      id: 'used',
      header: texts.usedBy(),
      sort: 'used_by_count',
      sortedAs: 'number',
      cell: ({ used_by_count: count }) => texts.journeys({ count }),
    },
    {
      id: 'updated',
      header: texts.updated(),
      onPhone: 'named',
      sort: 'updated_at',
      sortedAs: 'date',
      cell: ({ updated_at: at, updated_by: by }) => (
        <CellLines more={texts.by({ name: by.display_name })}>
          <time dateTime={at}>{format.shortDate(at)}</time>
        </CellLines>
      ),
    },
    {
      id: 'actions',
      header: texts.actions(),
      tool: 'actions',
      cell: (form) => (
        <Button variant="quiet" size="sm" onClick={() => onDuplicate(form)}>
          <span aria-hidden>{texts.duplicate()}</span>
          <VisuallyHidden>{texts.duplicateOf({ name: form.name })}</VisuallyHidden>
        </Button>
      ),
    },
  ]
}
