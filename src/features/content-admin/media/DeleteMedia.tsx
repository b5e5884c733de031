import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useDeleteMediaFile } from '#generated/endpoints/media-files/media-files.ts'
import type { MediaFileDetail } from '#generated/model/index.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { MediaUses } from './MediaUses.tsx'
import { mediaKey } from '../queries.ts'
import { failureMessage, saveFailure } from '#src/api/save-failure.ts'

/** Deletes a media file; a file in use is not deleted, and its uses are listed. */
export function DeleteMedia({ file }: { file: MediaFileDetail }) {
  const { t } = useText('contents')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const texts = t.contents.detail
  const name = shownFileName(file.file_name)
  const isUsed = file.uses_count > 0
  const tellsWhy = isRefused && isUsed
  useEffect(() => {
    if (tellsWhy) box.current?.focus()
  }, [tellsWhy])
  const { send, dialog } = useConfirmedCall(useDeleteMediaFile(), {
    done: texts.deleted({ name }),
    failed: failureMessage({ offline: t.contents.edit.offline, failed: texts.deleteFailed }),
    onClose: () => setAsked(false),
    onDone: () =>
      void navigate(paths.admin.content({ id: file.organization }, { view: 'media' }), { replace: true }),
    onFailed: (error, close) => {
      if (saveFailure(error) !== 'conflict') return
      // the file has been used since
      void queries.invalidateQueries({ queryKey: mediaKey() })
      close()
      setRefused(true)
    },
  })
  return (
    <Stack gap="md">
      {tellsWhy && (
        <Alert ref={box} tabIndex={-1} role="alert" kind="warning" title={texts.inUse()}>
          <Text>{texts.inUseBody({ count: file.uses_count })}</Text>
          <MediaUses file={file} />
        </Alert>
      )}
      <div>
        <Button variant="quiet" icon={IconTrash} onClick={() => (isUsed ? setRefused(true) : setAsked(true))}>
          {texts.delete()}
        </Button>
      </div>
      <ConfirmDialog
        {...dialog}
        opened={isAsked}
        final
        title={texts.deleteTitle({ name })}
        confirmLabel={texts.delete()}
        onConfirm={() => send({ id: file.id })}
      >
        <Text>{texts.deleteBody()}</Text>
      </ConfirmDialog>
    </Stack>
  )
}
