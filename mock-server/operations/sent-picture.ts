import { invalidField } from '../failures.ts'
import type { PictureFile } from '../store/rows.ts'
import { tooBig, typeOf } from './sent-file.ts'

/** 1 MB, in bytes. */
const most = 1024 * 1024

/**
 * A logo or icon that was sent, read.
 * @throws Failure 413 above 1 MB, 400 when it is neither PNG nor JPEG by its first bytes
 */
export async function pictureFrom(file: Blob): Promise<PictureFile> {
  if (file.size > most) throw tooBig(most)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const contentType = typeOf(bytes)
  if (contentType !== 'image/png' && contentType !== 'image/jpeg') {
    throw invalidField('file', {
      'en-ca': 'Send a PNG or JPEG picture.',
      'fr-ca': 'Envoyez une image PNG ou JPEG.',
    })
  }
  return { contentType, bytes }
}
