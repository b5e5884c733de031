import { expect, test } from 'vitest'
import { patternOf } from './titles.mjs'

test('A title is found as Vitest joins it, in its group or with an arrow of its own, and no longer one is', () => {
  const pattern = patternOf(String.raw`lists (a) > from 1 to 2? \[b]`)
  expect(pattern.test(String.raw`lists (a) from 1 to 2? \[b]`)).toBe(true)
  expect(pattern.test(String.raw`lists (a) > from 1 to 2? \[b]`)).toBe(true)
  expect(pattern.test(String.raw`lists (a) from 1 to 2? \[b], again`)).toBe(false)
})
