import { expect } from 'vitest'
import type { ProcessInstanceFilterVariablesItem, VariableValue } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { matchesVariable } from './variables.ts'

type Row = [ProcessInstanceFilterVariablesItem['operator'], unknown, (VariableValue | undefined)[]]

/** Values of a patient: a smaller and a larger one, another type, and none. */
const values = [1, 2, 3, '2', 'Zoé', true, null, undefined]

testRows<Row>([
  ['eq', 2, [2]],
  ['neq', 2, [1, 3, '2', 'Zoé', true, null, undefined]],
  ['gt', 2, [3]],
  ['gte', 2, [2, 3]],
  ['lt', 2, [1]],
  ['lte', 2, [1, 2]],
  ['in', ['2', 'true'], [2, '2', true]],
  ['like', 'ZOE', ['Zoé']],
  ['like', '', ['2', 'Zoé']],
])('ADMIN-01: %s %j is true of %j', (operator, value, matching) => {
  const condition = { name: 'x', operator, value } as ProcessInstanceFilterVariablesItem
  expect(values.filter((one) => matchesVariable(one, condition))).toEqual(matching)
})
