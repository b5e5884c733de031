import type { MediaKind, MediaType } from '#generated/model/index.ts'
import { jpeg, pdf, png } from '#src/lib/file-rules.ts'
import type { FileKind } from '#src/lib/file-rules.ts'

const bytes = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0))
/** Four bytes that say how long it is. */
const length = [null, null, null, null]

const webp: FileKind = {
  name: 'WebP',
  endings: ['.webp'],
  type: 'image/webp',
  begins: [...bytes('RIFF'), ...length, ...bytes('WEBP')],
}
const mp4: FileKind = {
  name: 'MP4',
  endings: ['.mp4', '.m4v'],
  type: 'video/mp4',
  begins: [...length, ...bytes('ftyp')],
}
const webm: FileKind = {
  name: 'WebM',
  endings: ['.webm'],
  type: 'video/webm',
  begins: [0x1a, 0x45, 0xdf, 0xa3],
}
const mp3: FileKind = { name: 'MP3', endings: ['.mp3'], type: 'audio/mpeg', begins: bytes('ID3') }
const wav: FileKind = {
  name: 'WAV',
  endings: ['.wav'],
  type: 'audio/wav',
  begins: [...bytes('RIFF'), ...length, ...bytes('WAVE')],
}
const vtt: FileKind = { name: 'WebVTT', endings: ['.vtt'], type: 'text/vtt', begins: bytes('WEBVTT') }

/** The files that a library takes, by what they are to people: neither SVG nor HTML, which could run something. */
const kinds: Readonly<Record<MediaKind, readonly FileKind[]>> = {
  picture: [png, jpeg, webp],
  film: [mp4, webm],
  recording: [mp3, wav],
  document: [pdf],
  captions: [vtt],
}

/** The files of one kind; all of them without one. */
export const fileKinds = (kind?: MediaKind): readonly FileKind[] =>
  kind ? kinds[kind] : Object.values(kinds).flat()

const types: Readonly<Record<string, MediaType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  vtt: 'text/vtt',
}

/** The type of a file that passed the checks; the server looks into it again. */
export function mediaType({ name }: Pick<File, 'name'>): MediaType {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/pdf'
}

/** Whether a file is a picture, which has to say what it shows. */
export const isPictureFile = (file: Pick<File, 'name'>): boolean => mediaType(file).startsWith('image/')
