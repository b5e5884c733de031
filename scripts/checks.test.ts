import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printSummary, runSteps } from './checks.mjs'
import { countCheck, countPlaywright, countVitest } from './count.mjs'

const tests = (...statuses: string[]) => ({
  name: 'src/a.test.ts',
  assertionResults: statuses.map((status) => ({ status, fullName: 'Slow', failureMessages: [] as string[] })),
})

test('unit tests are counted one by one; what was skipped or not written failed', () => {
  const report = {
    testResults: [{ status: 'passed', ...tests('passed', 'passed', 'pending', 'skipped', 'todo') }],
  }
  expect(countVitest(report, 0)).toMatchObject({ passed: 2, failed: 3 })
})

test('a test file that does not load is one failure', () => {
  const report = {
    testResults: [
      { status: 'failed', ...tests() },
      { status: 'passed', ...tests('passed') },
    ],
  }
  expect(countVitest(report, 1)).toMatchObject({ passed: 1, failed: 1 })
})

test('a unit test that passed at the second try is named', () => {
  const flaky = tests('passed', 'passed', 'failed')
  for (const index of [1, 2]) flaky.assertionResults[index]?.failureMessages.push('It was slow')
  const count = countVitest({ testResults: [{ status: 'failed', ...flaky }] }, 1)
  expect(count).toEqual({ passed: 2, failed: 1, flaky: ['a.test.ts: Slow'] })
})

test('a runner that ran nothing, wrote nothing or ended badly failed', () => {
  expect(countVitest({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countVitest(null, 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countVitest({ testResults: [{ status: 'passed', ...tests('passed') }] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
  })
  expect(countPlaywright({ stats: {} }, 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countPlaywright({ stats: { expected: 4 } }, 1)).toMatchObject({ passed: 4, failed: 1 })
})

test('a check counts as one test', () => {
  expect([countCheck(null, 0), countCheck(null, 2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ])
})

let folder = ''
let lines: string[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portage-checks-'))
  lines = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(...text.split('\n')))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

test('browser tests that were skipped failed; those that passed at the second try are named', () => {
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 3 },
    suites: [
      { suites: [{ specs: [{ file: 'a.e2e.ts', title: 'Slow', tests: [{ status: 'flaky' }] }] }] },
      { specs: [{ file: 'a.e2e.ts', title: 'Quick', tests: [{ status: 'expected' }] }] },
    ],
  }
  const count = countPlaywright(report, 1)
  expect(count).toEqual({ passed: 5, failed: 4, flaky: ['a.e2e.ts: Slow'] })
  printSummary([{ name: 'e2e', seconds: 1, files: {}, ...count }])
  expect(lines).toContain('  a.e2e.ts: Slow')
  expect(lines.at(-1)).toBe('5 passed, 4 failed')
})

test('every step runs, lanes in parallel, at most one step per lane; the last line counts', async () => {
  let running = 0
  let most = 0
  const ran: string[] = []
  const npm = async ([, , name = '']: readonly string[]) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running--
    ran.push(name)
    if (name === 'unit')
      writeFileSync(
        report,
        JSON.stringify({
          testResults: [
            {
              ...tests('passed', 'passed'),
              name: path.resolve('src/slow.test.ts'),
              startTime: 0,
              endTime: 9000,
              status: 'passed',
            },
          ],
        }),
      )
    return { code: name === 'lint' ? 1 : 0, output: `said by ${name}`, seconds: 0.1 }
  }
  const report = path.join(folder, 'unit.json')
  const check = (name: string) => ({ name, counts: 'check' as const, args: [] })
  const unit = { name: 'unit', counts: 'vitest' as const, args: [], report }
  const results = await runSteps(
    [[[unit], [check('types'), check('lint'), check('unused')]], [[check('e2e')]]],
    npm,
  )

  expect(most).toBe(2)
  expect(ran.slice(-1)).toEqual(['e2e'])
  expect(results.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['unit', 2, 0],
    ['types', 1, 0],
    ['lint', 0, 1],
    ['unused', 1, 0],
    ['e2e', 1, 0],
  ])
  expect(lines).toContain('said by lint')
  expect(lines).not.toContain('said by types')
  expect(printSummary(results)).toBe(1)
  expect(lines).toContain('    9.0 s  src/slow.test.ts')
  expect(lines.at(-1)).toBe('5 passed, 1 failed')
  expect(printSummary(results.filter(({ failed }) => failed === 0))).toBe(0)
})
