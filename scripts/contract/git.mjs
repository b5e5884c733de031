// Reads the contract from git: its files at a ref, and the ref to compare with.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** @param {string} root @param {readonly string[]} args @param {string} [input] */
const git = (root, args, input) =>
  execFileSync('git', args, {
    cwd: root,
    input,
    maxBuffer: 2 ** 28,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
  })

/** @param {string} root @param {readonly string[]} args @returns {string | undefined} one line; undefined when git refuses */
const line = (root, args) => {
  try {
    return git(root, args).toString().trim() || undefined
  } catch {
    return undefined
  }
}

/**
 * The commit that a ref names.
 * @param {string} root @param {string} ref
 * @returns {string | undefined} undefined when there is none, or no git
 */
export const commitOf = (root, ref) =>
  line(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])

/**
 * The default base of the comparison: the merge base with the main branch, else the previous commit.
 * @param {string} root
 * @returns {string | undefined} a ref; undefined for a first commit and a shallow clone
 */
export function refBefore(root) {
  const head = commitOf(root, 'HEAD')
  for (const main of ['origin/main', 'main']) {
    const base = commitOf(root, main) && line(root, ['merge-base', 'HEAD', main])
    if (base !== undefined && base !== head) return base
  }
  return commitOf(root, 'HEAD~1')
}

/**
 * Writes a folder as it was at a ref.
 * @param {string} root @param {string} ref @param {string} folder relative to `root`
 * @param {string} to where `folder` is made
 * @returns {number} how many files there were
 */
export function writeFilesAt(root, ref, folder, to) {
  const tree = git(root, ['ls-tree', '-r', '-z', ref, '--', folder]).toString()
  const entries = tree.split('\0').flatMap((entry) => {
    const [, id, file] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(entry) ?? []
    return id && file ? [{ id, file }] : []
  })
  if (entries.length === 0) return 0
  // each blob: a line with its size, its bytes, a line end
  const blobs = git(root, ['cat-file', '--batch'], entries.map(({ id }) => `${id}\n`).join(''))
  let at = 0
  for (const { file } of entries) {
    const start = blobs.indexOf('\n', at) + 1
    const size = Number(blobs.subarray(at, start).toString().trim().split(' ')[2])
    const target = path.join(to, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, blobs.subarray(start, start + size))
    at = start + size + 1
  }
  return entries.length
}
