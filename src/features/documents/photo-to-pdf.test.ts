import { expect, test } from 'vitest'
import { pdf } from '#src/lib/file-rules.ts'
import { pdfOfPicture } from './photo-to-pdf.ts'

const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 0xff, 0xd9])])

test('DOC-01 a photo becomes a PDF of one page, as large as the photo is wide and high', async () => {
  const made = pdfOfPicture({ jpeg, width: 1200, height: 2400 })
  const bytes = new Uint8Array(await made.arrayBuffer())
  const text = new TextDecoder('latin1').decode(bytes)
  expect([made.type, text.slice(0, 5)]).toEqual([pdf.type, '%PDF-'])
  expect(text).toContain('/MediaBox [0 0 396.00 792.00]')
  expect(text).toContain(
    `/Width 1200 /Height 2400 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.size}`,
  )
})

test('every object stands where the table of the file says', async () => {
  const text = new TextDecoder('latin1').decode(
    new Uint8Array(await pdfOfPicture({ jpeg, width: 10, height: 10 }).arrayBuffer()),
  )
  const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.map((place, index) => text.slice(place).startsWith(`${index + 1} 0 obj`))).toEqual(
    Array.from({ length: 5 }, () => true),
  )
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
})
