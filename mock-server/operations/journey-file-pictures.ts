import type { JourneyFile, JourneyFilePicture, MediaType } from '#generated/model/index.ts'
import { type Bytes, base64, bytesOfBase64 } from '../cognito/encoding.ts'
import type { Operations } from '../contract.ts'
import { conflict, type FieldErrors, invalid, notFound } from '../failures.ts'
import { mediaTypeOf } from '../media/content-files.ts'
import { kindOf } from '../store/content-row.ts'
import { type Sentences, textIn } from '../store/localized.ts'
import { checkAlt, type MediaContent } from './media-writes.ts'

/** The largest picture inside of a file, in bytes. */
const most = 1_048_576

type PictureType = JourneyFilePicture['content_type']

const isPicture = (type: MediaType | undefined): type is PictureType =>
  type !== undefined && kindOf({ contentType: type }) === 'picture'

const words = {
  tooLarge: { 'en-ca': 'The picture is larger than 1 MB.', 'fr-ca': 'L’image dépasse 1 Mo.' },
  noPicture: {
    'en-ca': 'This is not a PNG, JPEG or WebP picture.',
    'fr-ca': 'Ce n’est pas une image PNG, JPEG ou WebP.',
  },
} satisfies Record<string, Sentences>

/** Puts errors at the picture of a file. */
const atPicture = (errors: FieldErrors): FieldErrors => ({ file: { banner_picture: errors } })

const refused = (why: Sentences) => invalid((locale) => atPicture({ data: [textIn(locale, why)] }))

function bytesFrom(data: string): Bytes {
  try {
    return bytesOfBase64(data)
  } catch {
    throw refused(words.noPicture)
  }
}

/**
 * The banner picture of a file, checked as one that is uploaded; undefined without one.
 * @throws Failure 400 when it is no picture, is too large, or lacks what it shows
 */
export function pictureIn({ banner_picture: sent }: JourneyFile): MediaContent | undefined {
  if (!sent) return undefined
  const bytes = bytesFrom(sent.data)
  const contentType = mediaTypeOf(bytes)
  if (!isPicture(contentType)) throw refused(words.noPicture)
  if (bytes.length > most) throw refused(words.tooLarge)
  checkAlt({ contentType }, sent.alt, atPicture)
  return { fileName: sent.file_name, contentType, alt: sent.alt, bytes }
}

/** Pictures of a media library on their way into a file. */
export const journeyFilePictures = {
  exportMediaPicture: ({ world, params }) => {
    const row = world.tables.mediaFiles.get(params.id)
    if (!row?.isReady) throw notFound()
    const { fileName, contentType, alt, bytes } = row
    if (!bytes || !isPicture(contentType)) throw conflict(words.noPicture, 'not_a_picture')
    if (bytes.length > most) throw conflict(words.tooLarge, 'too_large')
    return { file_name: fileName, content_type: contentType, data: base64(bytes), alt }
  },
} satisfies Partial<Operations>
