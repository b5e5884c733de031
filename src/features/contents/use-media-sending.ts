import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { MediaFileDetail } from '#generated/model/index.ts'
import { sendingFailure } from '#src/api/sending-failure.ts'
import type { SendingFailure } from '#src/api/sending-failure.ts'
import { createFileSending } from '#src/lib/file-sending.ts'
import { mediaKey } from './queries.ts'
import { sendMedia } from './send-media.ts'
import type { MediaDetails } from './send-media.ts'

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
