/** A page to print: what is written on it and drawn on it, in points from the upper left corner (Letter: 612 x 792). */
export type PdfPart =
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly bold?: boolean
      readonly text: string
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly grey?: number
    }

const HEIGHT = 792

/** Characters whose code in WinAnsi differs from Unicode. */
const codes: Readonly<Record<string, number>> = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, œ: 0x9c }

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)

function command(part: PdfPart): string {
  const y = HEIGHT - part.y
  if (part.kind === 'text') {
    return `BT /${part.bold ? 'B' : 'R'} ${part.size} Tf ${part.x} ${y} Td (${escaped(part.text)}) Tj ET`
  }
  const shape = `${part.x} ${y - part.height} ${part.width} ${part.height} re`
  return part.grey === undefined ? `0.6 w ${shape} S` : `${part.grey} g ${shape} f 0 g`
}

/** One character, one byte: places in the file are counted in both. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = codes[text.charAt(at)] ?? text.charCodeAt(at)
  return bytes
}

const font = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/**
 * Writes a PDF of one page with the fonts that every reader has.
 * @param title shown by the reader, and read out
 * @param language of the words, e.g. `fr-CA`
 */
export const pdfOf = (title: string, language: string, parts: readonly PdfPart[]): Uint8Array<ArrayBuffer> =>
  pdfOfPages(title, language, [parts])

/** The objects before the pages: catalogue, page tree, two fonts, and the title. */
const BEFORE_PAGES = 5

/** Writes a PDF of several pages. */
export function pdfOfPages(
  title: string,
  language: string,
  pages: readonly (readonly PdfPart[])[],
): Uint8Array<ArrayBuffer> {
  const placeOf = (page: number) => BEFORE_PAGES + 1 + 2 * page
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pages.map((_, page) => `${placeOf(page)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
    ...pages.flatMap((parts, page) => {
      const content = parts.map(command).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${HEIGHT}] /Contents ${placeOf(page) + 1} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${count} /Root 1 0 R /Info ${BEFORE_PAGES} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return bytesOf(file)
}
