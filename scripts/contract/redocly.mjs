// The two things that redocly does for the comparison of contracts: one file of many, and what differs.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../node-version.mjs'
import { run } from '../run.mjs'

/** Turns off its telemetry and update checks. */
const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const rules = fileURLToPath(new URL('diff-rules.yaml', import.meta.url))

/** @param {readonly string[]} args */
const redocly = (args) =>
  run(process.execPath, [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args], {
    cwd: root,
    env,
    quiet: true,
  })

/**
 * Makes one JSON file of a contract.
 * @param {string} from the `openapi.yaml` with its other files beside it
 * @param {string} to
 * @throws Error with what redocly says when it cannot be read
 */
export async function bundle(from, to) {
  const { code, output } = await redocly(['bundle', from, '-o', to])
  if (code !== 0 || !existsSync(to)) throw new Error(`The contract could not be bundled.\n${output.trim()}`)
}

/**
 * One difference, as redocly reports it (experimental: `redocly diff --format json`).
 * @typedef {{ file: string, pointer: string, value?: unknown }} Place
 * @typedef {{
 *   path: string, typeName: string, kind: 'added' | 'removed' | 'modified', impact: 'major' | 'minor' | 'patch',
 *   verdicts: readonly { ruleId: string, message: string }[], property?: string, base?: Place, revision?: Place,
 * }} Difference
 */

/**
 * What differs between two bundled contracts.
 * @param {string} before
 * @param {string} after
 * @param {string} report a file for the answer
 * @returns {Promise<readonly Difference[]>}
 * @throws Error when they cannot be compared
 */
export async function differences(before, after, report) {
  const args = ['--config', rules, '--format', 'json', '-o', report, '--fail-on', 'none']
  const { output } = await redocly(['diff', before, after, ...args])
  if (!existsSync(report)) throw new Error(`The contracts could not be compared.\n${output.trim()}`)
  return JSON.parse(readFileSync(report, 'utf8')).changes
}
