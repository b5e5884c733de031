import { describe, expect, test } from 'vitest'
import { placeOn, scaleFor } from './number-line-scale.ts'
import { testRows } from '#tests/support/table.ts'

describe('B9: the scale of a number line', () => {
  test('has room for the range and for what lies far outside of it', () => {
    const scale = scaleFor({ low: 3.5, high: 5 }, [6.3])
    expect(scale.from).toBeCloseTo(2.52)
    expect(scale.to).toBeCloseTo(7.28)
    expect(placeOn(scale, 3.5)).toBeLessThan(placeOn(scale, 5))
    expect(placeOn(scale, 6.3)).toBeLessThan(100)
  })

  test('starts at zero or above unless a value is below', () => {
    expect(scaleFor({ low: null, high: 5.2 }, [0.5]).from).toBe(0)
    expect(scaleFor({ low: -2, high: 2 }, [1]).from).toBeLessThan(-2)
  })

  testRows([
    [{ low: null, high: null }, []],
    [{ low: null, high: null }, [7]],
    [{ low: 4, high: 4 }, [4]],
    [{ low: 0, high: 0 }, [0]],
  ])('%j with %j still is a line', (range, values) => {
    const scale = scaleFor(range, values)
    expect(scale.to).toBeGreaterThan(scale.from)
    for (const value of values) expect(placeOn(scale, value)).toBeGreaterThanOrEqual(0)
  })

  test('clamps values outside to the edge', () => {
    expect(placeOn({ from: 0, to: 10 }, 12)).toBe(100)
    expect(placeOn({ from: 0, to: 10 }, -1)).toBe(0)
    expect(placeOn({ from: 0, to: 10 }, 2.5)).toBe(25)
  })
})
