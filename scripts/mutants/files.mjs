// Which files are mutated, and which of their lines changed.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** The two parts, each with the share of its mutants that must be noticed. */
export const FLOORS = { src: 0.85, 'mock-server': 0.9 }

/** Tests and their helpers, samples, types, and data: nothing in them decides anything. */
const LEFT_OUT = [
  /\.test\.tsx?$/,
  /\.d\.ts$/,
  /\/testing\//,
  /^src\/app\/gallery\//,
  /^mock-server\/store\/seeds\//,
  /^mock-server\/reference\/style\.ts$/,
  /^mock-server\/media\/(breathing-tones|library|library-documents|library-pictures|logos|organizations|spacer-captions|spacer-film)\.ts$/,
]

/** @param {string} root @param {readonly string[]} args @returns its lines */
const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .filter(Boolean)

/** @param {string} file its path from the root */
export const isMutated = (file) =>
  /^(src|mock-server)\/.*\.tsx?$/.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file))

const PARTS = Object.keys(FLOORS)
const UNCOMMITTED = ['--cached', '--others', '--exclude-standard']

/**
 * The files of the tree that are mutated, those too that git does not know yet.
 * @param {string} root
 * @param {readonly string[]} [patterns] paths, folders or globs as git knows them
 */
export const filesOf = (root, patterns = PARTS) =>
  [...new Set(git(root, 'ls-files', ...UNCOMMITTED, '--', ...patterns))]
    .filter((file) => isMutated(file) && existsSync(path.join(root, file)))
    .toSorted()

/**
 * The lines that differ from the branch `main`, with what is not committed yet.
 * @param {string} root
 * @returns {(file: string, line: number) => boolean}
 */
export function changedLines(root) {
  const [base = 'main'] = git(root, 'merge-base', 'main', 'HEAD')
  const diff = git(root, 'diff', '--unified=0', '--no-color', '--no-ext-diff', base, '--', ...PARTS)
  const changed = linesOfDiff(diff)
  const unknown = new Set(git(root, 'ls-files', '--others', '--exclude-standard', '--', ...PARTS))
  return (file, line) => unknown.has(file) || (changed.get(file)?.has(line) ?? false)
}

/** The new lines of a diff without context, by file. @param {readonly string[]} diff its lines */
export function linesOfDiff(diff) {
  /** @type {Map<string, Set<number>>} */
  const changed = new Map()
  /** @type {Set<number>} */
  let lines = new Set()
  for (const text of diff) {
    const file = /^\+\+\+ b\/(.*)$/.exec(text)?.[1]
    if (file) changed.set(file, (lines = new Set()))
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(text)
    if (!hunk) continue
    const [, from, count = '1'] = hunk
    for (let at = 0; at < Number(count); at++) lines.add(Number(from) + at)
  }
  return changed
}
