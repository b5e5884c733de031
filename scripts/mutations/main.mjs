// npm run bench:mutations: are contract changes detected? 50 changes, one at a time, each in a copy of this
// tree. The conformance tool runs first, because it is fast; if it detects nothing, the code is regenerated and
// the type check is asked, and then the tests. --traffic FILE keeps the calls that the tests made for the next
// run.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyOfTree } from '../contract/copy.mjs'
import { chooseMutations } from './choose.mjs'
import { gates, recordTraffic, writeContract } from './gates.mjs'
import { lineOf, tableOfMutations } from './table.mjs'
import { requireNode, root } from '../node-version.mjs'
import { ensureGenerated, ensureInstalled } from '../setup.mjs'

requireNode()
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '9' },
    each: { type: 'string', default: '5' },
    only: { type: 'string' },
    json: { type: 'string' },
    traffic: { type: 'string' },
  },
})
await ensureInstalled(root)
await ensureGenerated(root)

const contract = JSON.parse(readFileSync(path.join(root, 'generated/openapi.json'), 'utf8'))
const all = chooseMutations(contract, { seed: Number(values.seed), each: Number(values.each) })
const only = values.only?.split(',').map(Number)
const chosen = only ? all.filter(({ number }) => only.includes(number)) : all

/**
 * @param {string} folder @param {object} changed
 * @returns {Promise<import('./table.mjs').Notice | null>}
 */
async function noticed(folder, changed) {
  writeContract(folder, changed)
  for (const [gate, asked] of Object.entries(gates)) {
    const by = await asked(folder)
    if (by !== undefined) return { gate, by }
  }
  return null
}

const { folder, remove } = copyOfTree(root)
try {
  const before = (await gates.types(folder)) ?? (await recordTraffic(folder, values.traffic))
  if (before !== undefined) throw new Error(`A gate already fails without any change: ${before}`)
  /** @type {import('./table.mjs').Outcome[]} */
  const outcomes = []
  for (const { changed, ...mutation } of chosen) {
    const outcome = { ...mutation, notice: await noticed(folder, changed) }
    outcomes.push(outcome)
    console.log(lineOf(outcome))
    if (values.json) writeFileSync(values.json, `${JSON.stringify(outcomes, null, 2)}\n`)
  }
  console.log(`\n${tableOfMutations(outcomes)}`)
  process.exitCode = outcomes.filter(({ notice }) => !notice).length > outcomes.length * 0.04 ? 1 : 0
} finally {
  remove()
}
