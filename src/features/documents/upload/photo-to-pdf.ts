/** The longest side of a scanned page in pixels: enough for small print. */
const LONGEST = 2400
const QUALITY = 0.85

/** The longer side of a Letter page in points. */
const PAGE = 792

type Picture = { jpeg: Blob; width: number; height: number }

/**
 * Re-encodes a photo as a small upright JPEG, which also strips its location and time.
 * @throws when the browser cannot decode the image
 */
async function redrawn(photo: Blob): Promise<Picture> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  if (!jpeg) throw new Error('The picture could not be written.')
  return { jpeg, width, height }
}

/** Builds a one-page PDF of the image's size. */
export function pdfOfPicture({ jpeg, width, height }: Picture): Blob {
  const scale = PAGE / Math.max(width, height)
  const [w, h] = [(width * scale).toFixed(2), (height * scale).toFixed(2)]
  const content = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`
  const objects: (string | [string, Blob, string])[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents 4 0 R /Resources << /XObject << /P 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.size} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ]
  const parts: BlobPart[] = ['%PDF-1.4\n']
  let place = '%PDF-1.4\n'.length
  const places: number[] = []
  const write = (...pieces: (string | Blob)[]) => {
    parts.push(...pieces)
    for (const piece of pieces) place += typeof piece === 'string' ? piece.length : piece.size
  }
  objects.forEach((object, index) => {
    places.push(place)
    write(`${index + 1} 0 obj\n`, ...(typeof object === 'string' ? [object] : object), '\nendobj\n')
  })
  const start = place
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  write(
    `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
  return new Blob(parts, { type: 'application/pdf' })
}

/**
 * Converts a photo of a page, for example from a phone's camera, to a one-page PDF (DOC-01).
 * @param name of the file, without extension
 */
export async function photoToPdf(photo: Blob, name: string): Promise<File> {
  return new File([pdfOfPicture(await redrawn(photo))], `${name}.pdf`, { type: 'application/pdf' })
}
