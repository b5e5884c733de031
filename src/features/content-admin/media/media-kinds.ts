import type { MediaKind, MediaType } from '#generated/model/index.ts'
import { type FileKind, jpeg, pdf, png } from '#src/lib/files/file-rules.ts'
import { webp } from '#src/lib/files/webp.ts'

const mp4: FileKind = {
  name: 'MP4',
  endings: ['.mp4', '.m4v'],
  type: 'video/mp4',
  begins: /^[^]{4}ftyp/,
}
const webm: FileKind = {
  name: 'WebM',
  endings: ['.webm'],
  type: 'video/webm',
  begins: /^\p{Cc}E\u00df\u00a3/u,
}
/** With an ID3 tag, or starting with the first frame. */
const mp3: FileKind = {
  name: 'MP3',
  endings: ['.mp3'],
  type: 'audio/mpeg',
  begins: /^(ID3|\u00ff[\u00f2\u00f3\u00fa\u00fb])/,
}
const wav: FileKind = {
  name: 'WAV',
  endings: ['.wav'],
  type: 'audio/wav',
  begins: /^RIFF[^]{4}WAVE/,
}
/** Some editors write a byte order mark. */
const vtt: FileKind = {
  name: 'WebVTT',
  endings: ['.vtt'],
  type: 'text/vtt',
  begins: /^(\u00ef\u00bb\u00bf)?WEBVTT([ \t\r\n]|$)/,
}

/** Accepted files by kind. No SVG or HTML, which could run scripts. */
const kinds: Readonly<Record<MediaKind, readonly FileKind[]>> = {
  picture: [png, jpeg, webp],
  film: [mp4, webm],
  recording: [mp3, wav],
  document: [pdf],
  captions: [vtt],
}

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

/** The MIME type of a validated file; the server checks it again. */
export function mediaType({ name }: Pick<File, 'name'>): MediaType {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/pdf'
}

/** Whether a file is an image, which requires alternative text. */
export const isPictureFile = (file: Pick<File, 'name'>): boolean => mediaType(file).startsWith('image/')
