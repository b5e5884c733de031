// Tells whether files changed since a stamp was written. Two ways: by size and time (fast, for what this
// machine built itself) and by content (for stamps that are committed: a clone does not keep times).
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Every file at or below the given places, sorted, as paths relative to `root` with forward slashes.
 * Places that do not exist count as empty.
 * @param {string} root absolute
 * @param {readonly string[]} places files or folders, relative to `root`
 * @param {(file: string) => boolean} [keep] which files count
 * @returns {string[]}
 */
export function filesBelow(root, places, keep = () => true) {
  /** @type {string[]} */
  const found = []
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`
      if (entry.isDirectory()) walk(name)
      else if (keep(name)) found.push(name)
    }
  }
  for (const place of places) {
    const at = path.join(root, place)
    if (!existsSync(at)) continue
    if (statSync(at).isDirectory()) walk(place)
    else if (keep(place)) found.push(place)
  }
  return found.sort()
}

/**
 * A hash of names, sizes and modification times.
 * @param {string} root
 * @param {readonly string[]} files relative to `root`
 */
export function stampOfTimes(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(path.join(root, file))
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/**
 * A hash of names and contents, the same whether git wrote the lines with or without carriage returns.
 * @param {string} root
 * @param {readonly string[]} files relative to `root`
 */
export function stampOfContents(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n')
    hash.update(`${file}\0${text.length}\0${text}\n`)
  }
  return hash.digest('hex')
}

/**
 * The text of a stamp file, or null when there is none.
 * @param {string} file absolute
 */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null)
