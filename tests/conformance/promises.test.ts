import { expect, test } from 'vitest'
import { run } from './run.ts'
import type { BoxFault } from './support/boxes.ts'
import { createBoxes } from './support/boxes.ts'
import { boxesContract } from './support/boxes-contract.ts'
import { runOptions } from './support/run-options.ts'
import { testRows } from '#tests/support/table.ts'

async function findingsOf(fault?: BoxFault): Promise<string[]> {
  const people = { token: 'ana', tokenB: 'ben' }
  const options = { target: 'http://boxes.test', ...people, allowWrites: true, maxRequests: 5000 }
  const { findings } = await run(runOptions(options), createBoxes(fault), boxesContract)
  return findings.map(({ rule, operation }) => `${rule} ${operation}`)
}

const faults: readonly (readonly [BoxFault, string])[] = [
  ['page-short', 'page-size-ignored listBoxes'],
  ['page-capped', 'page-size-ignored listBoxes'],
  ['one-color-ignored', 'filter-ignored listBoxes'],
  ['first-filter-only', 'filter-ignored listBoxes'],
  ['search-from-start', 'search-incomplete listBoxes'],
  ['search-by-case', 'search-incomplete listBoxes'],
  ['nonsense-counted', 'count-wrong listBoxes'],
  ['nulls-first-down', 'ordering-ignored listBoxes'],
  ['colors-one-way', 'ordering-ignored listBoxes'],
  ['usual-order-other', 'ordering-ignored listBoxes'],
  ['default-other', 'created-differs createBox'],
  ['false-lost', 'change-not-kept updateBox'],
  ['blue-refused', 'valid-body-refused updateBox'],
  ['long-refused', 'valid-body-refused updateBox'],
  ['emoji-lost-by-patch', 'change-not-kept updateBox'],
  ['tags-added', 'change-not-kept updateBox'],
  ['zone-lost', 'created-differs createBox'],
  ['weight-rounded', 'created-differs createBox'],
  ['color-clears-note', 'change-touches-others updateBox'],
  ['created-moves', 'change-touches-others updateBox'],
  ['stamp-kept', 'moment-not-renewed updateBox'],
  ['removed-counted', 'count-wrong listBoxes'],
  ['key-of-everybody', 'open-to-another createBox'],
  ['key-for-any-body', 'repeated-key-ignored createBox'],
  ['nothing-taken', 'invalid-body-accepted updateBox'],
  ['restored-renamed', 'brought-back-differs restoreBox'],
  ['restored-unlisted', 'brought-back-differs restoreBox'],
  ['sealed-twice', 'done-twice sealBox'],
  ['log-forgets', 'effect-not-visible sealBox'],
  ['match-ignored', 'unguarded-change sealBox'],
  ['match-ignored', 'unguarded-change deleteBox'],
  ['strangers-forbidden', 'unlike-refusal getBox'],
  ['unknown-query-taken', 'unlike-refusal listBoxes'],
  ['old-year-taken', 'invalid-body-accepted createBox'],
  ['long-name-taken', 'invalid-body-accepted createBox'],
  ['no-name-taken', 'invalid-body-accepted createBox'],
]

testRows(faults)('boxes with the fault %s: %s', async (fault, finding) => {
  expect(await findingsOf(fault)).toContain(finding)
})

test('boxes without a fault are silent', async () => {
  expect(await findingsOf()).toEqual([])
})
