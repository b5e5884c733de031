import { isOneLine, trimmed } from '../validation/text-rules.ts'

/** 50 MB (VAL-55, D-57). */
export const MOST_BYTES = 50 * 1024 * 1024

/** A file type: its extensions, MIME type, and magic bytes as ISO Latin 1. */
export type FileKind = {
  name: string
  endings: readonly string[]
  type: string
  /** Other MIME types that systems give such files. */
  otherTypes?: readonly string[]
  begins: RegExp
}

/** Number of leading bytes that identify a type. */
const HEAD = 16

export const pdf: FileKind = {
  name: 'PDF',
  endings: ['.pdf'],
  type: 'application/pdf',
  begins: /^%PDF-/,
}
export const png: FileKind = {
  name: 'PNG',
  endings: ['.png'],
  type: 'image/png',
  begins: /^\u0089PNG/,
}
export const jpeg: FileKind = {
  name: 'JPEG',
  endings: ['.jpg', '.jpeg'],
  type: 'image/jpeg',
  begins: /^\u00ff\u00d8\u00ff/,
}

export type FileProblem =
  | { code: 'fileTooSmall' }
  | { code: 'fileTooBig'; megabytes: number }
  | { code: 'fileType'; types: readonly string[] }

async function isOf(file: File, kind: FileKind): Promise<boolean> {
  const name = file.name.toLowerCase()
  if (!kind.endings.some((ending) => name.endsWith(ending))) return false
  // Some browsers report no MIME type; a reported one must match.
  if (file.type && file.type !== kind.type && !kind.otherTypes?.includes(file.type)) return false
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  return kind.begins.test(String.fromCharCode(...head))
}

/**
 * Validates a chosen file (VAL-55..57): not empty, not larger than `mostBytes`, and of an accepted type by
 * extension, MIME type and magic bytes.
 * @throws when the file can no longer be read, for example after it was deleted
 */
export async function fileProblem(
  file: File,
  kinds: readonly FileKind[],
  mostBytes = MOST_BYTES,
): Promise<FileProblem | undefined> {
  if (file.size === 0) return { code: 'fileTooSmall' }
  if (file.size > mostBytes) return { code: 'fileTooBig', megabytes: Math.floor(mostBytes / 1024 / 1024) }
  const fits = await Promise.all(kinds.map((kind) => isOf(file, kind)))
  return fits.includes(true) ? undefined : { code: 'fileType', types: kinds.map(({ name }) => name) }
}

/** Control characters, and invisible ones that reorder or hide their neighbours. */
const HIDING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** The file name without a path: `..\\..\\a.pdf` becomes `a.pdf`. */
const baseName = (name: string): string => name.replace(/^.*[\\/](?=[^\\/])/s, '')

/** The contract's maximum length. */
const LONGEST_NAME = 255

/** The file name as sent: allowed characters only, and when too long, its end. */
export function sentFileName(name: string): string {
  const signs = [...baseName(name)].filter((sign) => isOneLine(`x${sign}`))
  return trimmed(signs.slice(-LONGEST_NAME).join('')) || 'file'
}

/**
 * The file name as shown: without a path or characters that disguise its extension, with the middle elided
 * beyond `most` characters.
 */
export function shownFileName(name: string, most = 60): string {
  const signs = [...baseName(name).replace(HIDING, '')]
  if (signs.length <= most) return signs.join('')
  const half = Math.floor((most - 1) / 2)
  return `${signs.slice(0, half).join('')}…${signs.slice(-half).join('')}`
}
