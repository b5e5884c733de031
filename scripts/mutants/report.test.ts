import { expect, test } from 'vitest'
import type { Outcome } from './report.mjs'
import { reportOf, scoresOf } from './report.mjs'

const outcome = (file: string, isNoticed: boolean): Outcome => ({
  mutant: {
    file,
    line: 4,
    kind: 'negation',
    start: 0,
    end: 1,
    text: '',
    original: 'if (!a) b()',
    mutated: 'if (a) b()',
  },
  tests: ['src/a.test.ts', 'src/b.test.ts'],
  notice: isNoticed ? { test: 'src/a.test.ts', title: 'A' } : null,
  failing: [],
  seconds: 1,
})
const times = (count: number, file: string, isNoticed: boolean) =>
  Array.from({ length: count }, () => outcome(file, isNoticed))

test('Each part is measured by itself, against its own floor', () => {
  const outcomes = [
    ...times(17, 'src/a.ts', true),
    ...times(3, 'src/a.ts', false),
    ...times(17, 'mock-server/a.ts', true),
    ...times(3, 'mock-server/a.ts', false),
  ]
  expect(scoresOf(outcomes).map(({ part, isEnough }) => [part, isEnough])).toEqual([
    ['src', true],
    ['mock-server', false],
  ])
})

test('The report names every survivor, its change and the tests that were asked', () => {
  expect(reportOf([outcome('src/a.ts', true), outcome('src/c.ts', false)])).toBe(
    [
      'Survivors:',
      '',
      'src/c.ts:4 (negation)',
      '    if (!a) b()',
      ' -> if (a) b()',
      '    ran: src/a.test.ts src/b.test.ts',
      '',
      'src: 50.0 % noticed (1 of 2), at least 85 % asked: TOO FEW',
    ].join('\n'),
  )
})

test('The report names the tests that fail on the code as it is', () => {
  const outcomes = ['src/d.test.ts', 'src/a.test.ts'].map((test) => ({
    ...outcome('src/a.ts', true),
    failing: ['src/d.test.ts', test],
  }))
  expect(reportOf(outcomes).split('\n')).toEqual([
    'Not asked, because they fail without a mutant:',
    'src/a.test.ts',
    'src/d.test.ts',
    '',
    'src: 100.0 % noticed (2 of 2), at least 85 % asked',
  ])
})
