import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { getListFormsSuspenseQueryOptions } from '#generated/endpoints/forms/forms.ts'
import type { FormSummary } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/FilteredEmpty.tsx'
import { IconClipboardList } from '#src/ui/icons.ts'
import { PageNav, PageStatus } from '#src/ui/PageNav.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Column } from '#src/ui/table-column.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { FormStatusBadge } from './FormStatusBadge.tsx'
import styles from './forms.module.css'
import { PAGE_SIZE, wantedFrom } from './list-rules.ts'

type Props = {
  address: ListAddress
  page: number
  onNew: () => void
  onDuplicate: (form: FormSummary) => void
}

/** A page of the forms (ROUTE-06). */
export function FormList({ address, page, onNew, onDuplicate }: Props) {
  const { t } = useText('formAdmin', 'kit')
  const columns = useColumns(onDuplicate)
  // other administrators write forms too
  const { data } = useSuspenseQuery(
    getListFormsSuspenseQueryOptions(wantedFrom(page, address), { query: { staleTime: 0 } }),
  )
  const { count, results } = data
  const { from, to, pages } = pageSpan(page, PAGE_SIZE, count)
  const { list, begin } = t.formAdmin
  const kit = t.kit.list
  if (count === 0 && address.isFiltered) {
    return <FilteredEmpty search={address.search} onClear={address.clear} />
  }
  if (count === 0) {
    return (
      <EmptyState
        title={list.none.title()}
        icon={<IconClipboardList aria-hidden size="1.75rem" />}
        action={
          <Button variant="secondary" onClick={onNew}>
            {begin.new()}
          </Button>
        }
      >
        {list.none.body()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <PageStatus page={page}>{kit.showing({ from, to, total: count })}</PageStatus>
      <DataTable
        caption={list.caption()}
        hideCaption
        columns={columns}
        rows={results}
        rowKey={({ id }) => id}
        ordering={address.ordering}
        onSort={address.sort}
      />
      <PageNav label={kit.pages()} previous={kit.previous()} next={kit.next()} {...{ page, pages }} />
    </Stack>
  )
}

function useColumns(onDuplicate: (form: FormSummary) => void): readonly Column<FormSummary>[] {
  const { t } = useText('formAdmin')
  const format = useFormat()
  const texts = t.formAdmin.list
  return [
    {
      id: 'name',
      header: texts.name(),
      sort: 'name',
      isName: true,
      cell: ({ id, name, key }) => (
        <span className={styles.lines}>
          <Link to={paths.admin.form({ id })} className={styles.name}>
            {name}
          </Link>
          <Text as="span" size="sm" tone="secondary">
            {key}
          </Text>
        </span>
      ),
    },
    {
      id: 'status',
      header: texts.status(),
      cell: ({ status, version, has_draft: hasDraft }) => (
        <span className={styles.lines}>
          <span>
            <FormStatusBadge status={status} />
          </span>
          <Text as="span" size="sm" tone="secondary">
            {version === null ? texts.noVersion() : t.formAdmin.form.version({ number: version })}
          </Text>
          {hasDraft && version !== null && (
            <Text as="span" size="sm" tone="secondary">
              {texts.hasDraft()}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'languages',
      header: texts.languages(),
      cell: ({ completeness }) => (
        <span className={styles.lines}>
          <span className={styles.percent}>{texts.english({ percent: completeness['en-ca'] })}</span>
          <span className={styles.percent}>{texts.french({ percent: completeness['fr-ca'] })}</span>
        </span>
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
      sort: 'updated_at',
      sortedAs: 'date',
      cell: ({ updated_at: at, updated_by: by }) => (
        <span className={styles.lines}>
          <span>{format.date(at)}</span>
          <Text as="span" size="sm" tone="secondary">
            {texts.by({ name: by.display_name })}
          </Text>
        </span>
      ),
    },
    {
      id: 'actions',
      header: texts.actions(),
      cell: (form) => (
        <Button variant="quiet" size="sm" onClick={() => onDuplicate(form)}>
          <span aria-hidden>{texts.duplicate()}</span>
          <VisuallyHidden>{texts.duplicateOf({ name: form.name })}</VisuallyHidden>
        </Button>
      ),
    },
  ]
}
