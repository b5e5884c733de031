// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { holdKeys, releaseKeys, takeKeys } from './typed-ahead.ts'

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers }))

test('keys are held until a field takes them, and from then on handed over', () => {
  const take = vi.fn()
  const letGo = holdKeys()
  press('k')
  expect([press('i'), press('a', { ctrlKey: true }), press('Tab')]).toEqual([false, true, true])
  const leave = takeKeys(take)
  expect(take.mock.calls).toEqual([['ki']])
  press('m')
  expect(take).toHaveBeenLastCalledWith('kim')
  releaseKeys()
  expect(press('x')).toBe(true)
  leave()

  holdKeys()
  press('z')
  letGo()
  takeKeys(take)()
  expect(take).toHaveBeenCalledTimes(2)
})
