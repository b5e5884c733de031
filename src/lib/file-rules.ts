import { isOneLine, trimmed } from './text-rules.ts'

/** 50 MB (VAL-55, D-57). */
export const MOST_BYTES = 50 * 1024 * 1024

/** A kind of file: its usual endings, its type, and how its content begins, as ISO Latin 1. */
export type FileKind = {
  name: string
  endings: readonly string[]
  type: string
  begins: RegExp
}

/** As many bytes as tell the kinds apart. */
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
  // Some browsers know no type; what they know must fit.
  if (file.type !== '' && file.type !== kind.type) return false
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  return kind.begins.test(String.fromCharCode(...head))
}

/**
 * What is wrong with a file that somebody chose (VAL-55..57): it is empty, larger than `mostBytes`, or not of one of
 * the kinds by its ending, its type and its first bytes.
 * @throws when the file cannot be read any more, for example because it was deleted
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

/** Control signs, and those that are not seen but turn or hide what stands beside them. */
const HIDING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Without the folders of the device that it was sent from: `..\\..\\a.pdf` is `a.pdf`. */
const baseName = (name: string): string => name.replace(/^.*[\\/](?=[^\\/])/s, '')

/** As many characters as the contract takes. */
const LONGEST_NAME = 255

/** The name of a file as it is sent: what the contract takes of it, and its end when it is too long. */
export function sentFileName(name: string): string {
  const signs = [...baseName(name)].filter((sign) => isOneLine(`x${sign}`))
  return trimmed(signs.slice(-LONGEST_NAME).join('')) || 'file'
}

/**
 * The name of a file as it is shown: without folders and signs that hide its ending, and with the middle left out when
 * it is longer than `most` characters.
 */
export function shownFileName(name: string, most = 60): string {
  const signs = [...baseName(name).replace(HIDING, '')]
  if (signs.length <= most) return signs.join('')
  const half = Math.floor((most - 1) / 2)
  return `${signs.slice(0, half).join('')}…${signs.slice(-half).join('')}`
}
