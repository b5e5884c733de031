import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ABOUT_STATE } from './checks/stateless.ts'
import { refusesSignIn } from './contract/contract.ts'
import { readContract } from './contract/read-contract.ts'
import { run } from './run.ts'
import { madeUpBackend } from './support/made-up-backend.ts'
import { runOptions } from './support/run-options.ts'
import { testRows } from '#tests/support/table.ts'

/** What the contract leaves out, which is a warning. */
const GAPS = new Set(['undocumented-refusal', 'undocumented-success'])

/** Public contracts of others, or the smallest pieces of them: SOURCES.md there names where each is from. */
const FOLDER = 'tests/data/foreign-contracts'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

testRows(files.map((file) => ({ file })))('a mock of $file breaks no promise', async ({ file }) => {
  const contract = readContract(`${FOLDER}/${file}`)
  const options = runOptions({
    target: 'http://foreign.test',
    token: 'good',
    allowWrites: true,
    maxRequests: 3000,
    params: { owner: 'octocat', repo: 'hello-world' },
  })
  const report = await run(options, madeUpBackend(contract), contract)
  expect(report.coverage.length).toBeGreaterThan(0)
  // it keeps nothing, and looks at no query
  const others = report.findings.filter(
    ({ rule }) => !ABOUT_STATE.has(rule) && !GAPS.has(rule) && rule !== 'invalid-query-answers',
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

test('a success is a warning where the contract names none, as the pet store of OpenAPI does', async () => {
  const contract = readContract(`${FOLDER}/petstore.json`)
  const options = runOptions({
    target: 'http://foreign.test',
    token: 'good',
    allowWrites: true,
    maxRequests: 3000,
  })
  const { findings } = await run(options, madeUpBackend(contract), contract)
  const found = findings.filter(({ rule }) => rule === 'undocumented-success')
  expect(found.map(({ rule, severity, operation }) => [severity, rule, operation])).toEqual([
    ['warning', 'undocumented-success', 'addPet'],
    ['warning', 'undocumented-success', 'deleteOrder'],
    ['warning', 'undocumented-success', 'updatePet'],
  ])
})

test('without a 401 in the contract, any refusal refuses who is not signed in', () => {
  const [operation] = readContract(`${FOLDER}/petstore.json`).operations
  if (!operation) throw new Error('The pet store has operations.')
  const naming = (...names: string[]) => ({
    ...operation,
    responses: names.map((status) => ({ status, assumed: false, headers: [], media: [] })),
  })
  const refusing = [200, 302, 400, 401, 403, 404, 500]
  const by = (...names: string[]) => refusing.filter((status) => refusesSignIn(naming(...names), status))
  expect(by('200', '401', '403')).toEqual([401])
  expect(by('200', '403')).toEqual([401, 403])
  expect(by('200', '405')).toEqual([400, 401, 403, 404])
})

test('a contract that cannot be used says why', () => {
  expect(() => readContract('package.json')).toThrow('is not an OpenAPI 3 document')
})
