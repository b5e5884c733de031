import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printSummary, runSteps } from './checks.mjs'
import { countCheck, countPlaywright, countVitest } from './count.mjs'

const tests = (...statuses: string[]) => ({ assertionResults: statuses.map((status) => ({ status })) })

test('unit tests are counted one by one; what was skipped or not written failed', () => {
  const report = {
    testResults: [{ status: 'passed', ...tests('passed', 'passed', 'pending', 'skipped', 'todo') }],
  }
  expect(countVitest(report, 0)).toEqual({ passed: 2, failed: 3 })
})

test('a test file that does not load is one failure', () => {
  const report = {
    testResults: [
      { status: 'failed', ...tests() },
      { status: 'passed', ...tests('passed') },
    ],
  }
  expect(countVitest(report, 1)).toEqual({ passed: 1, failed: 1 })
})

test('a runner that ran nothing, wrote nothing or ended badly failed', () => {
  expect(countVitest({ testResults: [] }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(null, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest({ testResults: [{ status: 'passed', ...tests('passed') }] }, 1)).toEqual({
    passed: 1,
    failed: 1,
  })
  expect(countPlaywright({ stats: {} }, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright({ stats: { expected: 4 } }, 1)).toEqual({ passed: 4, failed: 1 })
})

test('browser tests that passed at the second try or were skipped failed', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } }
  expect(countPlaywright(report, 1)).toEqual({ passed: 4, failed: 6 })
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

test('every step runs, lanes side by side, at most one step of a lane at once; the last line counts', async () => {
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
        JSON.stringify({ testResults: [{ status: 'passed', ...tests('passed', 'passed') }] }),
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
  expect(lines.at(-1)).toBe('5 passed, 1 failed')
  expect(printSummary(results.filter(({ failed }) => failed === 0))).toBe(0)
})
