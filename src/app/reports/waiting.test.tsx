import { expect, test, vi } from 'vitest'
import { takeFailures } from './waiting.ts'

test('failures wait for whoever takes them, ten at most; then each comes at once', () => {
  const fail = () => dispatchEvent(new CustomEvent('caughterror'))
  const take = vi.fn()
  for (let count = 0; count < 12; count++) fail()
  takeFailures(take)
  expect(take).toHaveBeenCalledTimes(10)
  fail()
  expect(take).toHaveBeenCalledTimes(11)
})
