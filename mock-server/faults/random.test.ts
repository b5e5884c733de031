import { expect, test } from 'vitest'
import { random } from './random.ts'

test('the same seed gives the same numbers, on every machine and in every version', () => {
  expect([0, 1, 2].map((count) => random(7, count))).toMatchInlineSnapshot(`
    [
      0.7333153476938605,
      0.4117178355809301,
      0.15728815365582705,
    ]
  `)
  expect(random(8, 1)).not.toBe(random(7, 1))
})
