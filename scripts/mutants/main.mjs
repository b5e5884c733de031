// npm run mutants: does a test notice when a line of the code is wrong? Changes lines one at a time, each in a copy of
// this tree, and runs the nearest tests until one fails. See "Does a test bite?" in docs/testing.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { requireNode, root } from '../node-version.mjs'
import { ensureGenerated, ensureInstalled } from '../setup.mjs'

requireNode()
const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', multiple: true },
    tests: { type: 'string', default: '8' },
    workers: { type: 'string', default: '2' },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})
if (!values.changed && !values.sample && !values.files) {
  console.error('Choose lines: --changed, --sample 200 --seed 1, or --files PATH; see docs/testing.md.')
  process.exit(2)
}
await ensureInstalled(root)
await ensureGenerated(root)
// Loaded late: these need the installed packages.
const { drawMutants } = await import('./draw.mjs')
const { tryMutants } = await import('./try.mjs')
const { lineOf, reportOf, scoresOf } = await import('./report.mjs')

const chosen = await drawMutants(root, {
  files: values.files,
  changed: values.changed,
  all: values.all,
  seed: Number(values.seed),
  most: values.sample ? Number(values.sample) : Infinity,
})
if (values.list) for (const mutant of chosen) console.log(lineOf(mutant))
if (values.list || chosen.length === 0) {
  console.log(`${chosen.length} mutants`)
  process.exit()
}
/** @type {import('./report.mjs').Outcome[]} */
const outcomes = []
for await (const outcome of tryMutants(root, chosen, {
  most: Number(values.tests),
  workers: Number(values.workers),
})) {
  outcomes.push(outcome)
  const { mutant, notice, seconds } = outcome
  const by = notice ? `${notice.test}: ${notice.title}` : 'NO TEST NOTICED'
  console.log(
    `${outcomes.length}/${chosen.length} ${mutant.file}:${mutant.line} ${mutant.kind} ${seconds} s: ${by}`,
  )
  if (values.json) writeFileSync(values.json, `${JSON.stringify(outcomes, null, 2)}\n`)
}
console.log(`\n${reportOf(outcomes)}`)
process.exitCode = scoresOf(outcomes).every(({ isEnough }) => isEnough) ? 0 : 1
