import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import {
  getGetMediaFileQueryKey,
  useDeleteMediaFile,
  useUpdateMediaFile,
} from '#generated/endpoints/media-files/media-files.ts'
import type { MediaFile, MediaFileDetail, TextPair } from '#generated/model/index.ts'
import { MediaFileUpdate } from '#generated/zod/portageV1.schemas.zod.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { failureMessage, saveFailure } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { rule } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { shownFileName } from '#src/lib/files/file-rules.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ExternalButton } from '#src/ui/actions/ExternalButton.tsx'
import { Facts } from '#src/ui/data/Facts.tsx'
import { useFileSize } from '#src/ui/data/use-file-size.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import styles from '../contents.module.css'
import { pairLanguages, textOf } from '../languages.ts'
import { mediaKey } from '../queries.ts'
import { AltFields } from './AltFields.tsx'
import { MediaUses } from './MediaUses.tsx'

/** A media file: its details, alternative text and uses (ROUTE-13). */
export function MediaDetails({ file }: { file: MediaFileDetail }) {
  const { t, format } = useText('contents')
  const sizeText = useFileSize()
  const texts = t.contents.detail
  return (
    <Stack gap="lg">
      <TitledCard id="facts" title={texts.facts()}>
        <MediaView file={file} />
        <Facts
          facts={[
            { label: texts.type(), value: `${t.contents.kind[file.kind]()} (${file.content_type})` },
            { label: texts.size(), value: sizeText(file.size) },
            { label: texts.added(), value: format.date(file.created_at) },
            { label: texts.by(), value: file.created_by ?? texts.nobody() },
          ]}
        />
      </TitledCard>
      <TitledCard id="alt" title={texts.alt()}>
        <AltForm key={file.id} file={file} />
      </TitledCard>
      <TitledCard id="uses" title={texts.uses()}>
        <MediaUses file={file} />
        <DeleteMedia file={file} />
      </TitledCard>
    </Stack>
  )
}

const { alt } = MediaFileUpdate.shape
const altSchema = z.object({ alt })
/** Images require alternative text. */
const pictureSchema = z.object({
  alt: alt.check(
    ...pairLanguages.map((language) =>
      rule<TextPair>('noAlt', language, (pair) => !isBlank(String(pair[language]))),
    ),
  ),
})

function AltForm({ file }: { file: MediaFileDetail }) {
  const { t } = useText('contents')
  const queries = useQueryClient()
  const update = useUpdateMediaFile({ request: ifMatch(file.revision) })
  const texts = t.contents.detail
  const isPicture = file.kind === 'picture'
  const { form, field, shell } = useAppForm({
    schema: isPicture ? pictureSchema : altSchema,
    defaultValues: { alt: file.alt },
    texts: { noAlt: t.contents.upload.noAlt() },
    send: (data) => update.mutateAsync({ id: file.id, data }),
    onSaved: (next) => {
      toast({ variant: 'success', message: texts.saved() })
      form.reset({ alt: next.alt })
      queries.setQueryData(getGetMediaFileQueryKey(file.id), next)
    },
    failureText: failureMessage({
      conflict: texts.conflict,
      offline: t.contents.edit.offline,
      failed: texts.failed,
    }),
  })
  return (
    <FormShell {...shell} aria-label={texts.alt()} submitLabel={texts.save()}>
      <AltFields isPicture={isPicture} field={(language) => field(`alt.${language}`)} />
    </FormShell>
  )
}

function MediaView({ file }: { file: MediaFile }) {
  const { t, locale } = useText('contents')
  const { alt, kind, url, file_name: name } = file
  const said = textOf(alt, locale) || name
  switch (kind) {
    case 'picture':
      return <img src={url} alt={said} className={styles.picture} />
    case 'film':
      // eslint-disable-next-line jsx-a11y/media-has-caption -- captions are chosen where a content uses the film
      return <video src={url} controls preload="metadata" aria-label={said} className={styles.player} />
    case 'recording':
      // eslint-disable-next-line jsx-a11y/media-has-caption -- the content has a transcript below
      return <audio src={url} controls preload="metadata" aria-label={said} className={styles.player} />
    case 'document':
    case 'captions':
      return (
        <div>
          <ExternalButton href={url} variant="secondary" width="phone">
            {t.contents.detail.open()}
          </ExternalButton>
        </div>
      )
  }
}

/** Deletes a media file; a file in use is not deleted, and its uses are listed. */
function DeleteMedia({ file }: { file: MediaFileDetail }) {
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
