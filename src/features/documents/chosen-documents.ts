import { nameFromFile } from './document-schema.ts'

/** A file that was chosen, with what the person says of it. */
export type Chosen = { key: number; file: File; name: string; notes: string }

/** The same file: chosen twice, it is sent once (F37). */
export const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Adds a file under the name that its own name suggests, unless it is there already. */
export function withFile(chosen: readonly Chosen[], file: File): readonly Chosen[] {
  if (chosen.some((one) => isSameFile(one.file, file))) return chosen
  const key = Math.max(0, ...chosen.map((one) => one.key)) + 1
  return [...chosen, { key, file, name: nameFromFile(file.name), notes: '' }]
}
