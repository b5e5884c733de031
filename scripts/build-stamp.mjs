// Whether dist/ still is what a build of the present tree would write. The stamp covers both ends: what the
// build read, and what it left behind, so that a half-deleted or overwritten dist/ is built again.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, readStamp, stampOfTimes } from './fingerprint.mjs'

const STAMP = 'dist/.inputs'
export const OUTPUTS = ['dist/portal', 'dist/server', 'dist/control']
const NEEDED = ['dist/portal/index.html', 'dist/server/main.js', 'dist/control/control.html']
const INPUTS = [
  'src',
  'generated',
  'locales',
  'mock-server',
  'openapi',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/**
 * The fingerprint of everything that the build reads; tests are no part of it.
 * @param {string} root
 */
export const buildInputs = (root) =>
  stampOfTimes(
    root,
    filesBelow(root, INPUTS, (file) => !/\.test\.tsx?$/.test(file)),
  )

/** @param {string} root @param {string} inputs */
const stampText = (root, inputs) => `${inputs} ${stampOfTimes(root, filesBelow(root, OUTPUTS))}`

/**
 * Whether dist/ exists, is complete, and was built from the current tree.
 * @param {string} root
 */
export const buildIsFresh = (root) =>
  NEEDED.every((file) => existsSync(path.join(root, file))) &&
  readStamp(path.join(root, STAMP)) === stampText(root, buildInputs(root))

/**
 * Runs a build between taking its inputs' fingerprint and writing the stamp, so that a change made while it
 * runs makes the result stale, and a failed build leaves no stamp.
 * @param {string} root
 * @param {() => Promise<boolean>} build true when it went well
 */
export async function stampBuild(root, build) {
  const inputs = buildInputs(root)
  rmSync(path.join(root, STAMP), { force: true })
  const ok = await build()
  if (!ok) return false
  mkdirSync(path.join(root, 'dist'), { recursive: true })
  writeFileSync(path.join(root, STAMP), `${stampText(root, inputs)}\n`)
  return true
}
