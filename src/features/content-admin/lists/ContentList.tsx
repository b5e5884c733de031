import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Language, OrganizationContentRow } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconBook2 } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { ContentStatusBadge } from './ContentStatusBadge.tsx'
import styles from '../contents.module.css'
import { textOf } from '../languages.ts'
import { type ContentAddress, contentsPage } from './list-rules.ts'

type Props = {
  organizationId: string
  address: ContentAddress
  page: number
  action: ReactNode
}

/** One page of an organization's contents (ROUTE-11). */
export function ContentList({ organizationId, address, page, action }: Props) {
  const { t } = useText('contents')
  const columns = useColumns(organizationId)
  const { data } = useSuspenseQuery(contentsPage(organizationId, page, address))
  const { list } = t.contents
  return (
    <PagedTable
      caption={list.caption()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState title={list.emptyTitle()} icon={IconBook2} action={action}>
          {list.emptyBody()}
        </EmptyState>
      }
    />
  )
}

function useColumns(organizationId: string): readonly Column<OrganizationContentRow>[] {
  const { t, locale, format } = useText('contents', 'library')
  const texts = t.contents.list
  return [
    {
      id: 'title',
      header: texts.name(),
      sort: 'title',
      isName: true,
      cell: ({ id, title }) => (
        <TextLink to={paths.admin.contentItem({ id: organizationId, contentId: id })}>
          <span className={styles.cell}>{textOf(title, locale) || texts.noTitle()}</span>
        </TextLink>
      ),
    },
    { id: 'type', header: texts.type(), cell: ({ type }) => t.library.type[type]() },
    {
      id: 'status',
      header: texts.status(),
      cell: ({ status, is_review_due: isDue, publish_at: at }) => (
        <>
          <ContentStatusBadge status={status} /> {isDue && <Badge tone="primary">{texts.reviewDue()}</Badge>}
          {at !== null && (
            <Text size="sm" tone="secondary">
              {texts.scheduled({ date: format.dateTime(at) })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'languages',
      header: texts.languages(),
      cell: ({ missing_languages: missing }) => <ContentLanguages missing={missing} />,
    },
    {
      id: 'updated',
      header: texts.updated(),
      onPhone: 'named',
      sort: 'updated_at',
      sortedAs: 'date',
      cell: ({ updated_at: at, updated_by: by }) => (
        <>
          <time dateTime={at}>{format.shortDate(at)}</time>{' '}
          {by && (
            <Text as="span" size="sm" tone="secondary">
              {texts.by({ name: by })}
            </Text>
          )}
        </>
      ),
    },
  ]
}

function ContentLanguages({ missing }: { missing: readonly Language[] }) {
  const { t } = useText('contents')
  const texts = t.contents.language
  if (missing.length === 0) return <span>{texts.both()}</span>
  if (missing.length > 1) return <Badge tone="warning">{texts.none()}</Badge>
  const language = missing[0] === 'en-ca' ? texts.english() : texts.french()
  return <Badge tone="warning">{texts.lacks({ language })}</Badge>
}
