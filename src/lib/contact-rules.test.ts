import { describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { isPhone, tidyPhone } from './phone.ts'
import { readPostalCode } from './postal-code.ts'
import { isWebAddress } from './web-address.ts'

describe('VAL-58 phone', () => {
  test.each([
    '6135550100',
    '613-555-0100',
    '(613) 555-0100',
    '613.555.0100',
    '+1 613 555 0100',
    '1-613-555-0100',
  ])('takes %s', (text) => {
    expect(isPhone(text)).toBe(true)
  })
  test.each(['555-0100', '113-555-0100', '613-155-0100', '+33 1 23 45 67 89', '613-555-01000', 'call me'])(
    'refuses %s',
    (text) => {
      expect(isPhone(text)).toBe(false)
    },
  )
  test.each(badInputs('phone'))('$id: $value', ({ value, expect: wanted }) => {
    expect(isPhone(String(value))).toBe(wanted === 'accept')
  })
  test('dashes and blanks of a document become plain ones', () => {
    expect(tidyPhone(' 416\u2011555\u20130123\u00a0')).toBe('416-555-0123')
  })
})

describe('VAL-59 postal code', () => {
  test.each(badInputs('postalCode'))('$id: $value', ({ value, expect: wanted, out }) => {
    expect(readPostalCode(String(value))).toBe(wanted === 'reject' ? undefined : (out ?? value))
  })
  test.each(['D1A 0B1', 'Z1A 0B1', 'K1O 0B1', 'K1A 0U1', ''])('refuses %s: no such letters', (text) => {
    expect(readPostalCode(text)).toBeUndefined()
  })
})

describe('VAL-54 web address', () => {
  test.each(badInputs('url'))('$id: $value', ({ value, expect: wanted }) => {
    expect(isWebAddress(String(value))).toBe(wanted === 'accept')
  })
  test.each(['https://me:secret@example.ca', 'https://me@example.ca', 'https://', 'example.ca', ''])(
    'refuses %s',
    (text) => {
      expect(isWebAddress(text)).toBe(false)
    },
  )
})
