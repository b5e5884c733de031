import { expect, test } from 'vitest'
import { foundAgain } from './found-again.ts'

test('a run that hides 20,000 texts hides each of them in sentences', () => {
  const again = foundAgain(new Set(['open']))
  for (let count = 0; count < 20_000; count += 1) again.hide(`Zoe Miller ${count}`)
  expect(again.sentence('came "Zoe Miller 19999", then Zoe Miller 7, which is open')).toBe(
    'came "Xxx Xxxxxx 11111", then Xxx Xxxxxx 1, which is open',
  )
})
