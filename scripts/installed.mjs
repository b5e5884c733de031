// Whether node_modules holds what package-lock.json asks for. npm keeps its own record of what it installed,
// so no stamp of ours is needed, and an install by hand counts as well.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @param {string} file @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }> | null} */
const packagesOf = (file) => {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null
  } catch {
    return null
  }
}

/**
 * Whether every package of the lock file is installed in its exact version. Optional packages (those for
 * other operating systems) may be missing.
 * @param {string} root
 */
export function installedAsLocked(root) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'))
  const present = packagesOf(path.join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([place, { version, integrity, optional, devOptional }]) => {
    if (place === '') return true
    const found = present[place]
    if (!found) return Boolean(optional || devOptional)
    return found.version === version && found.integrity === integrity
  })
}
