import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { coverage, finding, report } from '../support/made-up.ts'
import { jsonOf } from './json.ts'
import { EarlierProblem, readEarlier, trendOf } from './trend.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'trend-'))
afterAll(() => rmSync(folder, { recursive: true }))
const inFolder = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}

const [stays, mended, fresh, unasked] = [
  finding(),
  finding({ pointer: '/count' }),
  finding({ rule: 'count-wrong' }),
  finding({ operation: 'getTask' }),
]
const name = ({ operation, rule, pointer, status }: typeof stays) => ({ operation, rule, pointer, status })

test('what is new, what is gone, and what is as before; what was not asked is not gone', () => {
  const earlier = report({
    findings: [stays, mended, unasked],
    coverage: [coverage(), coverage({ operation: 'getTask' })],
  })
  const now = report({
    findings: [stays, fresh],
    coverage: [coverage(), coverage({ operation: 'getTask', statuses: {} })],
  })
  const file = inFolder('earlier.json', jsonOf(earlier))
  expect(trendOf(now, readEarlier(file))).toEqual({
    since: earlier.started,
    added: [name(fresh)],
    gone: [name(mended)],
    same: 1,
    asked: [2, 1],
  })
})

test('what the baseline accepted before is not new when it counts again', () => {
  const accepted = [{ finding: stays, reason: 'later', until: '2026-12-31' }]
  const now = report({ findings: [stays], coverage: [coverage()] })
  expect(trendOf(now, report({ accepted })).added).toEqual([])
})

test('the first run has nothing to compare with; a file that is no report is refused', () => {
  expect(trendOf(report(), readEarlier(path.join(folder, 'none.json'))).since).toBeNull()
  expect(() => readEarlier(inFolder('other.json', '{"a":1}'))).toThrow(EarlierProblem)
  expect(() => readEarlier(inFolder('broken.json', '{'))).toThrow('write one with --json')
})
