import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { coverage, finding, report } from '../support/made-up.ts'
import { applyBaseline } from './apply-baseline.ts'
import { readBaseline } from './baseline.ts'
import { updated, writeBaseline } from './update-baseline.ts'
import { testRows } from '#tests/support/table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'baseline-'))
const fileWith = (name: string, text: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}
const entry = { operation: 'listTasks', rule: 'not-in-enum', reason: 'Mended in May', until: '2026-12-31' }

describe('reading', () => {
  test('YAML and JSON alike', () => {
    const yaml = fileWith(
      'a.yaml',
      '- operation: listTasks\n  rule: not-in-enum\n  reason: Mended in May\n  until: 2026-12-31\n',
    )
    expect(readBaseline(yaml, false)).toEqual([entry])
    expect(readBaseline(fileWith('a.json', JSON.stringify([entry])), false)).toEqual([entry])
  })
  testRows([
    [{ ...entry, reason: undefined }, 'entry 1 needs "reason"'],
    [{ ...entry, reason: '  ' }, 'entry 1 needs "reason"'],
    [{ ...entry, reason: 'TODO' }, 'has no reason yet'],
    [{ ...entry, reason: 'todo: ask' }, 'has no reason yet'],
    [{ ...entry, until: undefined }, 'entry 1 needs "until"'],
    [{ ...entry, until: '2026-02-30' }, 'needs a date'],
    [{ ...entry, until: 'May' }, 'needs a date'],
    [{ ...entry, untill: '2026-01-01' }, '"untill" that is not known'],
    [{ ...entry, status: '200' }, '"status" that is not a number'],
  ])('%j is refused', (value, message) => {
    expect(() => readBaseline(fileWith('bad.json', JSON.stringify([value])), false)).toThrow(message)
  })
  test('a file that is not there, or no list, is refused', () => {
    expect(() => readBaseline(path.join(folder, 'none.yaml'), false)).toThrow('does not exist')
    expect(() => readBaseline(fileWith('map.yaml', 'operation: x'), false)).toThrow('must contain a list')
    expect(() => readBaseline(fileWith('broken.yaml', '- [a'), false)).toThrow('cannot be read')
  })
})

describe('accepting', () => {
  const found = report({
    findings: [finding(), finding({ pointer: '/count', status: 404 })],
    coverage: [
      coverage(),
      coverage({ operation: 'getTask' }),
      coverage({ operation: 'createTask', statuses: {} }),
    ],
  })
  testRows([
    [{}, 2],
    [{ pointer: '/count' }, 1],
    [{ status: 200 }, 1],
    [{ pointer: '/count', status: 200 }, 0],
    [{ rule: 'wrong-type' }, 0],
    [{ operation: 'getTask' }, 0],
  ])('an entry with %j accepts %i of two', (over, count) => {
    const told = applyBaseline(found, [{ ...entry, ...over }], '2026-11-22')
    expect(told.accepted).toHaveLength(count)
    expect(told.findings).toHaveLength(2 - count)
  })
  test('it holds through its last day, then it counts again and says so', () => {
    expect(applyBaseline(found, [entry], '2026-12-31').findings).toEqual([])
    const later = applyBaseline(found, [entry], '2027-01-01')
    expect(later.findings).toHaveLength(2)
    expect(later.notes).toEqual([
      'Baseline: listTasks not-in-enum was accepted until 2026-12-31 (Mended in May). That day is past, so it counts again.',
    ])
  })
  test('an entry that matches nothing is reported, unless its operation was not called', () => {
    const entries = ['getTask', 'createTask'].map((operation) => ({ ...entry, operation }))
    expect(applyBaseline(found, entries, '2026-11-22').notes).toEqual([
      'Baseline: getTask not-in-enum was not found any more. Its entry can be removed.',
    ])
  })
})

test('updating adds what is new, for a person to say why, and the next run refuses until then', () => {
  const file = path.join(folder, 'new.yaml')
  const found = report({ findings: [finding(), finding({ rule: 'wrong-type', pointer: '/count' })] })
  writeBaseline(file, updated([entry], found, '2026-11-22'))
  expect(readFileSync(file, 'utf8')).toContain('reason: TODO')
  expect(readBaseline(file, true)).toEqual([
    entry,
    {
      operation: 'listTasks',
      rule: 'wrong-type',
      pointer: '/count',
      status: 200,
      reason: 'TODO',
      until: '2026-12-22',
    },
  ])
  expect(() => readBaseline(file, false)).toThrow('entry 2 (listTasks, wrong-type) has no reason yet')
})
