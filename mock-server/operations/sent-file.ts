import type { Upload } from '#generated/model/index.ts'
import type { Failure } from '../failures.ts'
import { refuse } from '../failures.ts'

/**
 * The refusal of a file that is too large.
 * @param most bytes
 */
export const tooBig = (most: number): Failure => {
  const megabytes = Math.floor(most / 1024 / 1024)
  return refuse(413, {
    'en-ca': `The file may have ${megabytes} MB at most.`,
    'fr-ca': `Le fichier peut avoir au plus ${megabytes} Mo.`,
  })
}

/** The magic bytes of the file types; the browser's type only reflects the file name. */
const beginnings: Readonly<Record<Upload['content_type'], readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
}

const types = Object.keys(beginnings).filter((type): type is Upload['content_type'] =>
  Object.hasOwn(beginnings, type),
)

/** Detects the type of a file by its first bytes; undefined for unsupported types. */
export const typeOf = (bytes: Uint8Array): Upload['content_type'] | undefined =>
  types.find((type) => beginnings[type].every((byte, at) => bytes[at] === byte))
