import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import {
  completeMediaFileUpload,
  createMediaFile,
  deleteMediaFile,
} from '#generated/endpoints/media-files/media-files.ts'
import type { MediaFileDetail, TextPair } from '#generated/model/index.ts'
import { sendingFailure, type SendingFailure } from '#src/api/sending-failure.ts'
import { sendFile } from '#src/api/sending-file.ts'
import { sentFileName } from '#src/lib/files/file-rules.ts'
import { createFileSending, type Sending, type SendOptions } from '#src/lib/files/file-sending.ts'
import { mediaKey } from '../queries.ts'
import { mediaType } from './media-kinds.ts'

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
export function useMediaSending(onArrival: (file: MediaFileDetail) => void) {
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
