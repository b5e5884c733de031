import { useQuery } from '@tanstack/react-query'
import type { Document } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { ExternalButton } from '#src/ui/actions/ExternalButton.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { IconDownload } from '#src/ui/icons.ts'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import styles from '../documents.module.css'
import { documentAddress } from '../queries.ts'

type Props = {
  document: Pick<Document, 'id' | 'name' | 'file_name'>
  page?: number
}

/** Uses the browser's PDF viewer; without one, the file can be opened or downloaded. */
export function DocumentViewer({ document: { id, name, file_name: fileName }, page = 1 }: Props) {
  const { t } = useText('documents')
  const { data, error, isPending, refetch } = useQuery(documentAddress(id))
  const texts = t.documents.detail
  if (error) return <ErrorPanel title={texts.viewerFailed()} error={error} onRetry={() => void refetch()} />
  if (isPending) return <Skeleton cards={1} />
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <ExternalButton variant="secondary" size="sm" href={data.url}>
          {texts.newTab()}
        </ExternalButton>
        <ExternalButton
          variant="secondary"
          size="sm"
          href={data.download_url}
          download={fileName}
          icon={IconDownload}
        >
          {texts.download()}
        </ExternalButton>
      </Group>
      {navigator.pdfViewerEnabled ? (
        // The key remounts the frame per page, because viewers read the fragment only on load.
        // eslint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the file's CSP blocks scripts
        <iframe
          key={page}
          src={`${data.url}#page=${page}`}
          title={texts.viewerOf({ name })}
          className={styles.frame}
        />
      ) : (
        <Text tone="secondary">{texts.noViewer()}</Text>
      )}
    </Stack>
  )
}
