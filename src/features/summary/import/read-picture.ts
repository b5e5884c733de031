import { jpeg, png } from '#src/lib/files/file-rules.ts'
import { qrTextIn } from '#src/lib/files/qr-picture.ts'
import { parseLink } from './health-link.ts'

/** Pictures in which a QR code is looked for. */
export const pictures = [png, jpeg]

/** What a picture shows: a health card as a file would have it, a link, or neither. */
export type PictureContent =
  | { card: string }
  | { link: string }
  | { refused: 'noCode' | 'otherCode' | 'partOfCard' }

export const isPicture = (file: File) =>
  pictures.some(({ endings }) => endings.some((ending) => file.name.toLowerCase().endsWith(ending)))

/** A SMART Health Card in a QR code: two digits for each character, which is 45 more than they say. */
const CARD = /^shc:\/(\d+)$/
/** A card that was too long for one code. */
const PART = /^shc:\/\d+\/\d+\/\d+$/

/** What the text of a QR code is. */
export function contentOf(code: string): PictureContent {
  const [, digits] = CARD.exec(code) ?? []
  if (digits !== undefined) {
    const signed = digits.replace(/\d\d/g, (pair) => String.fromCharCode(Number(pair) + 45))
    return { card: JSON.stringify({ verifiableCredential: [signed] }) }
  }
  if (PART.test(code)) return { refused: 'partOfCard' }
  return parseLink(code) === 'notLink' ? { refused: 'otherCode' } : { link: code }
}

export async function readPicture(file: File): Promise<PictureContent> {
  const code = await qrTextIn(file).catch(() => null)
  return code === null ? { refused: 'noCode' } : contentOf(code)
}
