import { nameFromFile } from '../document/document-schema.ts'

export type Chosen = { key: number; file: File; name: string; notes: string }

/** Detects duplicates, so that a file chosen twice is uploaded once (F37). */
export const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** Adds a file with a name suggested by its file name, unless already chosen. */
export function withFile(chosen: readonly Chosen[], file: File): readonly Chosen[] {
  if (chosen.some((one) => isSameFile(one.file, file))) return chosen
  const key = Math.max(0, ...chosen.map((one) => one.key)) + 1
  return [...chosen, { key, file, name: nameFromFile(file.name), notes: '' }]
}
