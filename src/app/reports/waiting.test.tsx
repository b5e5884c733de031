import { expect, test, vi } from 'vitest'

test('failures wait for whoever takes them, ten at most; then each comes at once', async () => {
  // Other tests take failures too.
  vi.resetModules()
  const { takeFailures } = await import('./waiting.ts')
  const fail = () => dispatchEvent(new CustomEvent('caughterror'))
  const take = vi.fn()
  for (let count = 0; count < 12; count++) fail()
  takeFailures(take)
  expect(take).toHaveBeenCalledTimes(10)
  fail()
  expect(take).toHaveBeenCalledTimes(11)
})
