import { expect, test } from 'vitest'
import { rules } from '../rules.ts'
import { requestRules } from '../traffic/request-rules.ts'
import { explain } from './explain.ts'
import { testRows } from '#tests/support/table.ts'

testRows(Object.keys({ ...rules, ...requestRules }).map((name) => [name] as const))(
  '%s is explained with its weight, its promise and what to do',
  (rule) => expect(explain(rule)).toMatch(/^[a-z-]+ \((error|warning)\)\n\n {2}\S.*\.\n\n {2}\S.*\.$/),
)

test('a rule that there is not names those that are like it', () => {
  expect(() => explain('count-right')).toThrow('Alike: count-wrong')
  expect(() => explain('zz')).toThrow('All: no-answer, server-error')
})
