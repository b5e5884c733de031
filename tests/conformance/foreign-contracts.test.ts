import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ABOUT_STATE } from './checks/stateless.ts'
import { readContract } from './contract/read-contract.ts'
import { run } from './run.ts'
import { madeUpBackend } from './support/made-up-backend.ts'
import { runOptions } from './support/run-options.ts'
import { testRows } from '#tests/support/table.ts'

/** Public contracts of others: circles, discriminators, references into paths, links (MIT license). */
const FOLDER = 'tests/data/foreign-contracts'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

testRows(files.map((file) => ({ file })))('a mock of $file breaks no promise', async ({ file }) => {
  const contract = readContract(`${FOLDER}/${file}`)
  const options = runOptions({
    target: 'http://foreign.test',
    token: 'good',
    allowWrites: true,
    maxRequests: 3000,
  })
  const report = await run(options, madeUpBackend(contract), contract)
  expect(report.coverage.length).toBeGreaterThan(0)
  // it keeps nothing, and looks at no query
  const others = report.findings.filter(
    ({ rule }) =>
      !ABOUT_STATE.has(rule) && rule !== 'undocumented-refusal' && rule !== 'invalid-query-answers',
  )
  expect(others.map((found) => [found.rule, found.operation, found.promised, found.came])).toEqual([])
})

test('a refusal is a warning where the contract names none', async () => {
  const contract = readContract(`${FOLDER}/circular-request-bodies.json`)
  const options = runOptions({ target: 'http://foreign.test', allowWrites: true })
  const { findings } = await run(options, madeUpBackend(contract), contract)
  expect(new Set(findings.map(({ rule, severity }) => `${severity} ${rule}`))).toEqual(
    new Set(['warning undocumented-refusal']),
  )
})

test('a contract that cannot be used says why', () => {
  expect(() => readContract('package.json')).toThrow('is not an OpenAPI 3 document')
})
