import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import {
  completeMediaFileUpload,
  createMediaFile,
  deleteMediaFile,
} from '#generated/endpoints/media-files/media-files.ts'
import type { MediaFileDetail, MediaKind, TextPair } from '#generated/model/index.ts'
import { MediaFileCreate } from '#generated/zod/portageV1.schemas.zod.ts'
import { sendingFailure, type SendingFailure } from '#src/api/sending-failure.ts'
import { sendFile } from '#src/api/sending-file.ts'
import { chosenFile, rule } from '#src/form-kit/fields.ts'
import { SendingItem } from '#src/form-kit/SendingItem.tsx'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { sentFileName, shownFileName } from '#src/lib/files/file-rules.ts'
import { createFileSending, type Sending, type SendOptions } from '#src/lib/files/file-sending.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { mediaKey } from '../queries.ts'
import { AltFields } from './AltFields.tsx'
import { emptyPair, pairLanguages } from '../languages.ts'
import { fileKinds, isPictureFile, mediaType } from './media-kinds.ts'

type MediaDetails = { organization: string; alt: TextPair }

const sendMedia = (
  { alt, file, organization }: Sending<MediaDetails, SendingFailure>,
  options: SendOptions,
): Promise<MediaFileDetail> =>
  sendFile(file, options, {
    create: () =>
      createMediaFile(
        {
          organization,
          file_name: sentFileName(file.name),
          content_type: mediaType(file),
          size: file.size,
          alt,
        },
        undefined,
        options.signal,
      ),
    complete: (id) => completeMediaFileUpload(id, undefined, options.signal),
    remove: (id) => deleteMediaFile(id),
  })

/** Uploads to the media library. They belong to the page, so leaving it aborts them. */
function useMediaSending(onArrival: (file: MediaFileDetail) => void) {
  const queries = useQueryClient()
  const [files] = useState(() =>
    createFileSending<MediaDetails, MediaFileDetail, SendingFailure>({
      send: sendMedia,
      failureOf: sendingFailure,
    }),
  )
  const sending = useSyncExternalStore(files.sending.subscribe, files.sending.get)
  const arrived = useEffectEvent((file: MediaFileDetail) => {
    void queries.invalidateQueries({ queryKey: mediaKey() })
    onArrival(file)
  })
  useEffect(() => files.onArrival((_, file) => arrived(file)), [files])
  useEffect(() => () => files.dropAll(), [files])
  return { sending, start: files.start, retry: files.retry, drop: files.drop }
}

type Props = {
  organizationId: string
  /** Limits uploads to this kind of file. */
  kind?: MediaKind | undefined
  onArrival?: (file: MediaFileDetail) => void
  onCancel?: () => void
  /** Disables the unsaved-changes guard, where the page already has one. */
  unguarded?: boolean
}

type Values = { file: File | null; alt: TextPair }

const nothing: Values = { file: null, alt: emptyPair }

/** Before a file is chosen, the allowed kind decides. */
const isPicture = (file: File | null, kind: MediaKind | undefined) =>
  file === null ? kind === 'picture' : isPictureFile(file)

/** Images require alternative text. */
const uploadSchema = (kind: MediaKind | undefined) =>
  z.object({ file: chosenFile('noFile'), alt: MediaFileCreate.shape.alt }).check(
    ...pairLanguages.map((language) =>
      rule<{ file: File; alt: TextPair }>('noAlt', `alt.${language}`, (values) => {
        const { file, alt } = values as Values
        return !isPicture(file, kind) || !isBlank(alt[language])
      }),
    ),
  )

/** Uploads a file to the media library, with progress and alternative text in both languages. */
export function MediaUpload({ organizationId, kind, onArrival, onCancel, unguarded = false }: Props) {
  const { t } = useText('contents')
  const heading = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const texts = t.contents.upload
  const { sending, start, retry, drop } = useMediaSending((arrived) => {
    toast({ variant: 'success', message: texts.done({ name: shownFileName(arrived.file_name) }) })
    onArrival?.(arrived)
  })
  const { form, values, field, shell } = useAppForm({
    schema: uploadSchema(kind),
    defaultValues: nothing,
    texts: { noFile: refused ?? texts.noFile(), noAlt: texts.noAlt() },
    // Uploads in the background, so the form is ready for the next file immediately.
    send: async ({ file, alt }) => start({ organization: organizationId, alt }, file),
    onSaved: () => {
      form.reset(nothing)
      heading.current?.focus()
    },
    failureText: () => undefined,
  })
  const cancel = (item: (typeof sending)[number]) => {
    drop(item.id)
    if (!item.failure) {
      toast({ variant: 'info', message: texts.cancelled({ name: shownFileName(item.file.name) }) })
    }
    heading.current?.focus()
  }
  const { unsaved, ...rest } = shell
  const isRunning = sending.some(({ failure }) => !failure)
  return (
    <Stack gap="md">
      <div ref={heading} tabIndex={-1} role="group" aria-label={texts.title()}>
        {sending.map((item) => (
          <SendingItem
            key={item.id}
            item={item}
            texts={texts}
            onRetry={() => retry(item.id)}
            onDrop={() => cancel(item)}
          />
        ))}
      </div>
      <FormShell
        {...rest}
        aria-label={texts.title()}
        submitLabel={texts.submit()}
        {...(onCancel && { onCancel })}
        {...(!unguarded && { unsaved: unsaved || isRunning })}
      >
        <FileField
          {...field('file')}
          label={texts.file()}
          required
          kinds={fileKinds(kind)}
          onRefused={setRefused}
        />
        <AltFields isPicture={isPicture(values.file, kind)} field={(language) => field(`alt.${language}`)} />
      </FormShell>
    </Stack>
  )
}
