import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MediaFile } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { paths } from '#src/routes/paths.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconFile } from '#src/ui/icons.ts'
import { PagedTable } from '#src/ui/lists/PagedTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
import styles from '../contents.module.css'
import { textOf } from '../languages.ts'
import { listedMedia, type MediaAddress } from '../lists/list-rules.ts'
import { MediaThumb } from './MediaThumb.tsx'

type Props = { organizationId: string; address: MediaAddress; page: number; action: ReactNode }

/** One page of an organization's media library (ROUTE-13). */
export function MediaList({ organizationId, address, page, action }: Props) {
  const { t } = useText('contents')
  const columns = useColumns(organizationId)
  const { data } = useSuspenseQuery(listedMedia(organizationId, page, address))
  const { media } = t.contents
  return (
    <PagedTable
      caption={media.caption()}
      {...{ columns, data, address, page }}
      empty={
        <EmptyState title={media.emptyTitle()} icon={IconFile} action={action}>
          {media.emptyBody()}
        </EmptyState>
      }
    />
  )
}

function useColumns(organizationId: string): readonly Column<MediaFile>[] {
  const { t, locale, format } = useText('contents')
  const sizeText = useFileSize()
  const texts = t.contents.media
  return [
    {
      id: 'name',
      header: texts.name(),
      sort: 'file_name',
      isName: true,
      cell: (file) => (
        <span className={styles.file}>
          <MediaThumb file={file} />
          <span className={styles.name}>
            <TextLink to={paths.admin.media({ id: organizationId, mediaId: file.id })}>
              {shownFileName(file.file_name)}
            </TextLink>{' '}
            <Text as="span" size="sm" tone="secondary">
              {textOf(file.alt, locale)}
            </Text>
          </span>
        </span>
      ),
    },
    { id: 'kind', header: texts.kind(), cell: ({ kind }) => t.contents.kind[kind]() },
    {
      id: 'size',
      header: texts.size(),
      align: 'end',
      sort: 'size',
      sortedAs: 'number',
      cell: ({ size }) => sizeText(size),
    },
    {
      id: 'used',
      header: texts.used(),
      cell: ({ uses_count: count }) => (count === 0 ? texts.unused() : texts.uses({ count })),
    },
    {
      id: 'added',
      header: texts.added(),
      onPhone: 'named',
      sort: 'created_at',
      sortedAs: 'date',
      cell: ({ created_at: at }) => <time dateTime={at}>{format.shortDate(at)}</time>,
    },
  ]
}
