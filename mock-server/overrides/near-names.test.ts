import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { nearNames } from './near-names.ts'

testRows([
  ['listTask', ['getTask', 'listTasks'], ['listTasks', 'getTask']],
  ['LISTTASKS', ['listTasks'], ['listTasks']],
  ['listDocuments', ['listTasks'], []],
  ['abcd', ['xyzd'], ['xyzd']],
  ['abcd', ['wxyz'], []],
  ['abcdefgh', ['abcdwxyz'], ['abcdwxyz']],
  ['abcdefgh', ['abcvwxyz'], []],
  ['abc', ['abcdef'], ['abcdef']],
  ['abcdefgh', ['abcd'], []],
  ['', ['abc', 'abcdefg'], ['abc']],
  ['a', ['abcd', 'abc', 'ab', 'a'], ['a', 'ab', 'abc']],
])('whoever wrote %j may have meant, of %j, %j', (written, names, near) => {
  expect(nearNames(written, names)).toEqual(near)
})
