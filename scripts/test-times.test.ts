import { expect, test } from 'vitest'
import { playwrightTimes, slowest, vitestTimes } from './test-times.mjs'

test('a unit test file takes from its first test to the end of its last', () => {
  const testResults = [{ name: '/work/src/ui/Button.test.tsx', startTime: 1000, endTime: 3500 }]
  expect(vitestTimes({ testResults }, '/work')).toEqual({ 'src/ui/Button.test.tsx': 2.5 })
  expect(vitestTimes(null, '/work')).toEqual({})
})

test('a browser test file takes the sum of its tests: of groups, and of each project', () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] })
  const report = {
    config: { rootDir: '/work/tests/e2e' },
    suites: [
      { file: 'patient/home.e2e.ts', specs: [spec(1000)], suites: [{ specs: [spec(2000), spec(500)] }] },
      { file: 'patient/home.e2e.ts', specs: [spec(250)] },
    ],
  }
  expect(playwrightTimes(report, '/work')).toEqual({ 'tests/e2e/patient/home.e2e.ts': 3.75 })
})

test('the slowest files come first, limited to the requested number', () => {
  expect(slowest({ quick: 1, slow: 30.04, middle: 12 }, 2)).toEqual(['   30.0 s  slow', '   12.0 s  middle'])
})
