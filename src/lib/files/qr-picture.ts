import { decodeQR } from 'qr/decode.js'

/** Longest side that is searched, in pixels: a larger photo takes longer and shows no more. */
const LONGEST = 2000
/** Time for a blurred or slanted code, in ms. */
const PATIENCE = 2000

/**
 * The text of the QR code in a picture, or null if it shows none.
 * @throws when the file is not a picture
 */
export async function qrTextIn(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // A code that is printed in a transparent picture is dark on nothing.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  try {
    return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height), { timeLimit: PATIENCE })
  } catch {
    return null
  }
}
