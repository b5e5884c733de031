import { expect, test } from 'vitest'
import { contrast, isTranslucent, luminance, mix, parseColour, toHex, white, type Rgb } from './colour.ts'
import { testRows } from '#tests/support/table.ts'

const hexOf = (text: string) => {
  const colour = parseColour(text)
  return colour && toHex(colour)
}

testRows([
  ['#abc', '#aabbcc'],
  ['#ABCD', '#b5c4d3'],
  ['#0f766e', '#0f766e'],
  ['#0f766eff', '#0f766e'],
  ['#00000080', '#7f7f7f'],
  ['rgb(15, 118, 110)', '#0f766e'],
  ['rgb(15 118 110)', '#0f766e'],
  ['rgb(15 118 110 / 100%)', '#0f766e'],
  ['rgba(0,0,0,0.5)', '#808080'],
  ['rgb(0% 50% 100%)', '#0080ff'],
  ['rgb(999, 0, 0)', '#ff0000'],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['hsl(120deg 100% 25%)', '#008000'],
  ['hsl(240 100% 50%)', '#0000ff'],
  ['hsl(175, 77%, 26%)', '#0f756d'],
  ['hsla(0, 0%, 0%, .5)', '#808080'],
  ['hsl(0 0% 100% / 0)', '#ffffff'],
])('%s on white is %s', (text, hex) => {
  expect(hexOf(text)).toBe(hex)
})

testRows(['', 'red', 'transparent', '#12345', 'url(//evil.example)', 'var(--x)', 'rgb(1 2)', '#fff;x'])(
  '%j is no colour',
  (text) => {
    expect(parseColour(text)).toBeUndefined()
  },
)

testRows([
  ['#fff', false],
  ['#ffff', false],
  ['#fff0', true],
  ['#ffffffff', false],
  ['#ffffff80', true],
  ['#fffffff0', true],
  ['rgb(1 2 3)', false],
  ['rgb(1 2 3 / 1)', false],
  ['rgb(1 2 3 / 99%)', true],
  ['hsla(1, 2%, 3%, .5)', true],
])('%s lets through what is behind it: %s', (text, expected) => {
  expect(isTranslucent(text)).toBe(expected)
})

testRows<[string, string, number]>([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0f766e', '#ffffff', 5.47],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is %s (1.4.3)', (one, other, expected) => {
  const read = (text: string): Rgb => parseColour(text) ?? white
  expect(contrast(read(one), read(other))).toBeCloseTo(expected, 2)
})

test('between two colours', () => {
  expect(toHex(mix([0, 0, 0], white, 0.2))).toBe('#333333')
  expect(luminance(white)).toBeCloseTo(1)
})
