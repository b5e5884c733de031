import { describe, expect } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { readPostalCode } from './postal-code.ts'
import { isWebAddress } from './web-address.ts'
import { testRows } from '#tests/support/table.ts'

describe('VAL-59 postal code', () => {
  testRows(badInputs('postalCode'))('$id: $value', ({ value, expect: wanted, out }) => {
    expect(readPostalCode(String(value))).toBe(wanted === 'reject' ? undefined : (out ?? value))
  })
  testRows(['D1A 0B1', 'Z1A 0B1', 'K1O 0B1', 'K1A 0U1', ''])('refuses %s: no such letters', (text) => {
    expect(readPostalCode(text)).toBeUndefined()
  })
})

describe('VAL-54 web address', () => {
  testRows(badInputs('url'))('$id: $value', ({ value, expect: wanted }) => {
    expect(isWebAddress(String(value))).toBe(wanted === 'accept')
  })
  testRows(['https://me:secret@example.ca', 'https://me@example.ca', 'https://', 'example.ca', ''])(
    'refuses %s',
    (text) => {
      expect(isWebAddress(text)).toBe(false)
    },
  )
})
