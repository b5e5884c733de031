import { FormOptionPictureContentType, type FormOptionPicture } from '#generated/model/index.ts'
import { formOptionPictureDataMax } from '#generated/zod/portageV1.schemas.zod.ts'

/** Base64 holds three bytes in four characters. */
const MOST_BYTES = Math.floor((formOptionPictureDataMax * 3) / 4)
/** Tried in turn until the picture is small enough: its longer side in pixels, and the quality. */
const SIZES = [
  [480, 0.8],
  [360, 0.7],
  [240, 0.6],
] as const

type Small = Pick<FormOptionPicture, 'content_type' | 'data'>

async function encoded(blob: Blob): Promise<Small | undefined> {
  const type = Object.values(FormOptionPictureContentType).find((one) => one === blob.type)
  if (!type || blob.size > MOST_BYTES) return undefined
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { content_type: type, data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
}

/** A JPEG on white, because it has no transparency. */
function drawn(picture: ImageBitmap, longest: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}

/**
 * The picture as a form can hold it: as it is, or else made smaller.
 * @throws when it is not a picture
 */
export async function smallPicture(file: File): Promise<Small> {
  const own = await encoded(file)
  if (own) return own
  const picture = await createImageBitmap(file)
  for (const [longest, quality] of SIZES) {
    const blob = await drawn(picture, longest, quality)
    const small = blob && (await encoded(blob))
    if (small) return small
  }
  throw new Error('The picture stays too large')
}
