import {
  completeMediaFileUpload,
  createMediaFile,
  deleteMediaFile,
} from '#generated/endpoints/media-files/media-files.ts'
import type { MediaFileDetail, TextPair } from '#generated/model/index.ts'
import { sendFile } from '#src/api/sending-file.ts'
import type { SendingFailure } from '#src/api/sending-failure.ts'
import type { Sending, SendOptions } from '#src/lib/file-sending.ts'
import { sentFileName } from '#src/lib/file-rules.ts'
import { mediaType } from './media-kinds.ts'

export type MediaDetails = { organization: string; alt: TextPair }

export const sendMedia = (
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
