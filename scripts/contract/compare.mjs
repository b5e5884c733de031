import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changesOf } from './changes.mjs'
import { writeFilesAt } from './git.mjs'
import { bundle, differences } from './redocly.mjs'

/**
 * What changed in `openapi/` between a ref and the working tree. Nothing of the tree is touched.
 * @param {string} root
 * @param {string} ref
 * @returns {Promise<import('./changes.mjs').Change[]>}
 * @throws Error when the ref has no contract, or one of the two cannot be read
 */
export async function compareWith(root, ref) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portage-diff-'))
  const at = (/** @type {string} */ name) => path.join(folder, name)
  try {
    if (writeFilesAt(root, ref, 'openapi', folder) === 0) throw new Error(`There is no openapi/ at ${ref}.`)
    await bundle(at('openapi/openapi.yaml'), at('before.json'))
    await bundle(path.join(root, 'openapi/openapi.yaml'), at('after.json'))
    return await compareFiles(at('before.json'), at('after.json'), at('report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The same for two bundled contracts.
 * @param {string} before @param {string} after
 * @param {string} report a file that may be written
 */
export async function compareFiles(before, after, report) {
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
  return changesOf(await differences(before, after, report), read(before), read(after))
}
