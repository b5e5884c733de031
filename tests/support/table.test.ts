import { expect, test } from 'vitest'
import { failuresOf, testRows } from './table.ts'

const isEven = (value: number) => expect(value % 2).toBe(0)

test('every row that fails is named, in its order, and no other', async () => {
  expect(await failuresOf([[1], [2], [3]], '%i is even', isEven)).toEqual([
    '1 is even → expected 1 to be +0 // Object.is equality',
    '3 is even → expected 1 to be +0 // Object.is equality',
  ])
})

test('a check that fails later counts, and what it throws need be no error', async () => {
  const later = (value: number) => (value === 2 ? Promise.reject('no two') : Promise.resolve())
  expect(await failuresOf([1, 2], 'value %i', later)).toEqual(['value 2 → no two'])
})

test('rows are named by members, by values, or as they are', async () => {
  const fail = () => {
    throw new Error('no')
  }
  expect(await failuresOf([{ id: 'a', field: 'name' }], '$field takes $id', fail)).toEqual([
    'name takes a → no',
  ])
  expect(await failuresOf([['a', 2, 'left out']], '%s is %i', fail)).toEqual(['a is 2 → no'])
  expect(await failuresOf([['a', 2]], 'fits', fail)).toEqual(['fits: ["a",2] → no'])
})

test('each row begins anew', async () => {
  let seen: number[] = []
  const check = (value: number) => expect(seen.push(value)).toBe(1)
  expect(await failuresOf([1, 2], '%i', check, () => (seen = []))).toEqual([])
  expect(await failuresOf([1, 2], '%i', check)).toHaveLength(2)
})

testRows([
  [1, 1],
  [2, 4],
])('the square of %i is %i', (value, square) => {
  expect(value ** 2).toBe(square)
})
