import { expect, it } from 'vitest'
import { score } from './score.ts'

it('finds all 25 deviations of the bench, and none on the backend without, twice in a row', async () => {
  const { found, missed, falseAlarms } = await score()
  expect(missed).toEqual([])
  expect(found).toHaveLength(25)
  expect(falseAlarms).toEqual([])
}, 120_000)
