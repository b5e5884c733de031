import {
  completeMediaFileUpload,
  createMediaFile,
  deleteMediaFile,
} from '#generated/endpoints/media-files/media-files.ts'
import type { MediaFileDetail, TextPair } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { putFile } from '#src/api/put-file.ts'
import type { SendingFailure } from '#src/api/sending-failure.ts'
import type { Sending, SendOptions } from '#src/lib/file-sending.ts'
import { sentFileName } from '#src/lib/file-rules.ts'
import { mediaType } from './media-kinds.ts'

export type MediaDetails = { organization: string; alt: TextPair }
export type SendingMedia = Sending<MediaDetails, SendingFailure>

/** How often it is said that the file is here, and how long to wait between, in ms: the answer may get lost. */
const TRIES = 3
const PAUSE = 1000

async function complete(id: string, signal: AbortSignal): Promise<MediaFileDetail> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await completeMediaFileUpload(id, undefined, signal)
    } catch (error) {
      const isLost = error instanceof ApiError && error.status === 0
      if (!isLost || attempt === TRIES || signal.aborted) throw error
      await new Promise((done) => setTimeout(done, PAUSE))
    }
  }
}

/**
 * Sends a media file: the backend gives an address, the file goes there, the backend is told and looks what it is.
 * When that fails or is stopped, nothing stays behind; another attempt begins anew.
 */
export async function sendMedia(item: SendingMedia, options: SendOptions): Promise<MediaFileDetail> {
  const { alt, file, organization } = item
  const { signal } = options
  const { id, upload } = await createMediaFile(
    {
      organization,
      file_name: sentFileName(file.name),
      content_type: mediaType(file),
      size: file.size,
      alt,
    },
    undefined,
    signal,
  )
  try {
    await putFile(upload, file, options)
    return await complete(id, signal)
  } catch (error) {
    deleteMediaFile(id).catch(() => undefined)
    throw error
  }
}
