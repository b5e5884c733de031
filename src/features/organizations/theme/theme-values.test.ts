import { describe, expect, test } from 'vitest'
import { contrast, parseColour, white } from '#src/lib/text/colour.ts'
import { rampKeys } from '#src/ui/theme/theme-colours.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { checkTheme, corrected, themeFrom, valuesOf, withMain } from './theme-values.ts'
import { testRows } from '#tests/support/table.ts'

const none = valuesOf(null)
const luminanceOrder = (values: Record<string, string>) =>
  rampKeys.map((key) => contrast(parseColour(values[key] ?? '') ?? white, white))

describe('editing a theme (ORG-11, ORG-12)', () => {
  test('nothing typed is the colours of the portal', () => {
    expect(themeFrom(none)).toBeNull()
    expect(checkTheme(none)).toMatchObject({ invalid: [], corrections: [] })
  })

  test('what the portal does not know is left out, and what was set is kept', () => {
    const theme = { 'primary-700': '#0f766e', 'background-white': 'url(//evil.example)', position: 'fixed' }
    expect(themeFrom(valuesOf(theme))).toEqual({ 'primary-700': '#0f766e' })
  })

  testRows(['#0f766e', '#6b2c5c', '#1f527e', 'rgb(120, 51, 110)'])(
    'the ramp of %s goes from light to dark, and everybody can read it',
    (main) => {
      const values = withMain(none, main)
      const order = luminanceOrder(values)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      expect(new Set(order).size).toBe(rampKeys.length)
      expect(checkTheme(values).corrections).toEqual([])
    },
  )

  test('B16, T06: reports unreadable colours with the nearest readable one, which passes', () => {
    const values = { ...withMain(none, '#ffe680'), 'text-title': '#ffffff' }
    const { corrections } = checkTheme(values)
    expect(corrections.map(({ key }) => key)).toContain('primary-700')
    expect(corrections.map(({ key }) => key)).toContain('text-title')
    expect(checkTheme(corrected(values, corrections)).corrections).toEqual([])
  })

  testRows(badInputs('themeColor'))('T05, $id: $value', ({ value, expect: wanted }) => {
    // as typed, and as a server might return it
    const typed = checkTheme({ ...none, 'primary-700': String(value ?? '') }).invalid
    const isEmpty = value === '' || value === null
    expect(typed).toEqual(wanted === 'accept' || isEmpty ? [] : ['primary-700'])
    const given = valuesOf({ 'primary-700': value as string })['primary-700']
    expect(given !== '').toBe(wanted === 'accept')
  })

  testRows(badInputs('themeKey'))('ORG-12, $id: $value is left out', ({ value }) => {
    expect(themeFrom(valuesOf({ [String(value)]: '#123456' }))).toBeNull()
  })

  testRows(['red', 'url(x)', '#12', 'var(--primary-50)', '#0f766'])('T05: %s is no colour', (typed) => {
    expect(checkTheme({ ...none, 'text-title': typed }).invalid).toEqual(['text-title'])
    expect(withMain(none, typed)).toEqual({ ...none, 'primary-700': typed })
  })
})
