import { describe, expect, test } from 'vitest'
import { mediaTypeOf } from '#mock-server/media/content-files.ts'
import { fileProblem } from '#src/lib/files/file-rules.ts'
import { type FileCase, madeInputs } from '#tests/data/bad-inputs.ts'
import { fileKinds, isPictureFile, mediaType } from './media-kinds.ts'
import { testRows } from '#tests/support/table.ts'

/** A browser File with these bytes, given as ISO Latin 1. */
const fileOf = (name: string, bytes: string, type = '') =>
  new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], name, { type })

const isTaken = async (file: File) => (await fileProblem(file, fileKinds())) === undefined

testRows([
  ['a.png', '\u0089PNG\r\n\u001a\n', 'image/png'],
  ['a.JPG', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['a.webp', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'image/webp'],
  ['a.pdf', '%PDF-1.7', 'application/pdf'],
  ['a.mp4', '\u0000\u0000\u0000\u0020ftypisom', 'video/mp4'],
  ['a.m4v', '\u0000\u0000\u0000\u0020ftypM4V ', 'video/mp4'],
  ['a.webm', '\u001aE\u00df\u00a3\u0001\u0000', 'video/webm'],
  ['a.mp3', 'ID3\u0004\u0000', 'audio/mpeg'],
  ['without a tag.mp3', '\u00ff\u00fb\u0090\u0064', 'audio/mpeg'],
  ['of MPEG-2.mp3', '\u00ff\u00f3\u0040\u00c4', 'audio/mpeg'],
  ['a.wav', 'RIFF\u0024\u0008\u0000\u0000WAVEfmt ', 'audio/wav'],
  ['a.vtt', 'WEBVTT\n\n00:01.000', 'text/vtt'],
  ['with a title.vtt', 'WEBVTT - Spacer', 'text/vtt'],
  ['with a byte order mark.vtt', '\u00ef\u00bb\u00bfWEBVTT\r\n', 'text/vtt'],
  ['only its name.vtt', 'WEBVTT', 'text/vtt'],
])('ROUTE-13: %s is taken here and by the server, as the same', async (name, bytes, type) => {
  const file = fileOf(name, bytes)
  expect([await isTaken(file), mediaType(file)]).toEqual([true, type])
  expect(mediaTypeOf(new Uint8Array(await file.arrayBuffer()))).toBe(type)
})

testRows([
  ['a.mp3', '\u00ff\u00d8\u00ff'],
  ['a.mp3', 'MZ'],
  ['a.vtt', 'WEBVTTX'],
  ['a.vtt', '\u00ff\u00feW\u0000E\u0000'],
  ['a.webm', 'xE\u00df\u00a3'],
  ['a.wav', 'RIFF\u0024\u0008\u0000\u0000AVI '],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a.html', '<html>'],
])('%s that begins with %j is refused', async (name, bytes) => {
  expect(await isTaken(fileOf(name, bytes))).toBe(false)
})

describe('VAL-55..57: the files of the table', () => {
  const fileFrom = ({ name, type, size, magic = '' }: FileCase) => fileOf(name, magic.padEnd(size, ' '), type)
  testRows(madeInputs('file'))('$id: $value.name', async ({ value, expect: wanted }) => {
    expect(await isTaken(fileFrom(value))).toBe(wanted !== 'reject')
  })
})

test('a file that is no picture does not have to say what it shows', () => {
  expect(['a.png', 'a.JPEG', 'a.webp', 'a.pdf', 'a.vtt', 'a'].map((name) => isPictureFile({ name }))).toEqual(
    [true, true, true, false, false, false],
  )
})
