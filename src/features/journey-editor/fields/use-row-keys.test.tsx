import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useRowKeys } from './use-row-keys.ts'

test('a row keeps its key when one before it goes, and a new row gets one that none had', () => {
  const { result, rerender } = renderHook(({ count }) => useRowKeys(count), { initialProps: { count: 3 } })
  const [first, second, third] = result.current.keys
  act(() => {
    result.current.remove(1)
    rerender({ count: 2 })
  })
  expect(result.current.keys).toEqual([first, third])
  rerender({ count: 3 })
  expect(result.current.keys.slice(0, 2)).toEqual([first, third])
  expect([first, second, third]).not.toContain(result.current.keys[2])
})

test('rows that go without a word go from the end', () => {
  const { result, rerender } = renderHook(({ count }) => useRowKeys(count), { initialProps: { count: 3 } })
  const before = result.current.keys
  rerender({ count: 1 })
  expect(result.current.keys).toEqual(before.slice(0, 1))
})
