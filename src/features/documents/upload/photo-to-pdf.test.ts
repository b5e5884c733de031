import { afterEach, expect, test, vi } from 'vitest'
import { pdf } from '#src/lib/files/file-rules.ts'
import { pdfOfPicture, photoToPdf } from './photo-to-pdf.ts'

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

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['small, as it is', [600, 800], [600, 800]],
  ['as large as a page may be', [1200, 2400], [1200, 2400]],
  ['larger, as large as a page may be', [4000, 3000], [2400, 1800]],
  ['a line, at least one pixel wide', [1, 9600], [1, 2400]],
])('DOC-01 a photo is drawn upright: %s', async (_case, [width, height], [drawnWidth, drawnHeight]) => {
  const picture = { width, height, close: vi.fn() }
  const decode = vi.fn(async () => picture)
  const drawImage = vi.fn()
  const canvas = {
    getContext: () => ({ drawImage }),
    toBlob: vi.fn((done: (blob: Blob) => void, _type: string, _quality: number) => done(jpeg)),
  }
  vi.stubGlobal('createImageBitmap', decode)
  vi.stubGlobal('document', { createElement: () => canvas })
  const photo = new Blob(['photo'])
  const file = await photoToPdf(photo, 'Blood test')
  expect([file.name, file.type]).toEqual(['Blood test.pdf', pdf.type])
  expect(await file.text()).toContain(`/Width ${drawnWidth} /Height ${drawnHeight} `)
  expect(decode).toHaveBeenCalledExactlyOnceWith(photo, { imageOrientation: 'from-image' })
  expect(canvas).toMatchObject({ width: drawnWidth, height: drawnHeight })
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(picture, 0, 0, drawnWidth, drawnHeight)
  expect(canvas.toBlob.mock.lastCall?.slice(1)).toEqual(['image/jpeg', 0.85])
  expect(picture.close).toHaveBeenCalledOnce()
})

test('every object is at the offset in the cross-reference table', async () => {
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
