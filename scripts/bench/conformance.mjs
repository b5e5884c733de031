// The conformance tool on a backend with 25 switchable deviations: what it finds, what it invents, what it costs.
import { spawnSync } from 'node:child_process'

/** @typedef {import('./table.mjs').Figure} Figure */

const OF = 'Conformance tool'
const program =
  "import { score } from './tests/conformance/bench/score.ts'; console.log(JSON.stringify(await score()))"

/** @param {string} root @returns {Figure[]} */
export function benchConformance(root) {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The conformance tool failed: ${stderr}`)
  const { found, missed, falseAlarms, requests, ms } = JSON.parse(stdout)
  const missing = missed.length > 0 ? `missed: ${missed.join(', ')}` : 'peers: 16 (Specmatic), 14, 13, 10 ...'
  return [
    { of: OF, what: 'deviations found of 25', value: found.length, unit: '', least: 25, note: missing },
    { of: OF, what: 'false alarms, two runs in a row', value: falseAlarms.length, unit: '', most: 0 },
    { of: OF, what: 'requests of a run on 30 operations', value: requests, unit: '', note: 'Specmatic 1193' },
    { of: OF, what: 'a run on 30 operations', value: ms, unit: 'ms', most: 2000, note: 'Specmatic 44 s' },
  ]
}
