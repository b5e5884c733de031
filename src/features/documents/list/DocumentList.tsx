import { useSuspenseQuery } from '@tanstack/react-query'
import type { Document } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconFileText } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
import { isOnItsWay } from '../document/document-states.ts'
import { DocumentStatusBadge } from '../document/DocumentStatusBadge.tsx'
import { type Address, documentsPage } from './list-rules.ts'
import { useWatched } from '../document/use-watched.ts'

type Props = { patientId: string; address: Address; page: number }

export function DocumentList({ patientId, address, page }: Props) {
  const { t } = useText('documents')
  const columns = useColumns(patientId)
  const options = documentsPage(patientId, page, address)
  const known = useSuspenseQuery(options).data.results.some(isOnItsWay)
  const { every } = useWatched(known)
  const { data } = useSuspenseQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.results.some(isOnItsWay) ? every() : false),
  })
  const texts = t.documents.list
  return (
    <PagedTable
      caption={texts.caption()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState
          title={t.documents.none.title()}
          icon={IconFileText}
          action={
            <ButtonLink to={paths.patient.healthStory.newDocument({ patientId })}>
              {t.documents.add()}
            </ButtonLink>
          }
        >
          {t.documents.none.body()}
        </EmptyState>
      }
    />
  )
}

function useColumns(patientId: string): readonly Column<Document>[] {
  const {
    t,
    format: { shortDate },
  } = useText('documents')
  const sizeText = useFileSize()
  const texts = t.documents.list
  return [
    {
      id: 'name',
      header: texts.name(),
      sort: 'name',
      isName: true,
      cell: ({ id, name }) => (
        <TextLink to={paths.patient.healthStory.document({ patientId, documentId: id })}>{name}</TextLink>
      ),
    },
    {
      id: 'status',
      header: texts.status(),
      cell: ({ status, suggestions_count: count }) => (
        <>
          <DocumentStatusBadge status={status} />
          {count > 0 && <> {texts.toReview({ count })}</>}
        </>
      ),
    },
    {
      id: 'category',
      header: texts.category(),
      cell: ({ category }) => t.documents.category[category](),
    },
    {
      id: 'date',
      header: texts.date(),
      sort: 'created_at',
      sortedAs: 'date',
      cell: ({ created_at: at }) => <time dateTime={at}>{shortDate(at)}</time>,
    },
    { id: 'size', header: texts.size(), onPhone: 'hidden', cell: ({ size }) => sizeText(size), align: 'end' },
  ]
}
