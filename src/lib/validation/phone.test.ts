import { describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { testRows } from '#tests/support/table.ts'
import { isPhone, isSentPhone, phoneAddress, phoneValue, shownPhone, tidyPhone } from './phone.ts'

const words = ({ number, extension }: { number: string; extension: string }) => `${number}, ext. ${extension}`

describe('VAL-58 phone', () => {
  testRows([
    ['6135550100', '+16135550100', '613-555-0100'],
    ['613-555-0100', '+16135550100', '613-555-0100'],
    ['(613) 555-0100', '+16135550100', '613-555-0100'],
    ['613.555.0100', '+16135550100', '613-555-0100'],
    ['+1 613 555 0100', '+16135550100', '613-555-0100'],
    ['1-613-555-0100', '+16135550100', '613-555-0100'],
    ['+16135550100', '+16135550100', '613-555-0100'],
    ['613-555-0100 ext. 12', '+16135550100;ext=12', '613-555-0100, ext. 12'],
    ['613-555-0100, poste 4321', '+16135550100;ext=4321', '613-555-0100, ext. 4321'],
    ['613 555-0100 x7', '+16135550100;ext=7', '613-555-0100, ext. 7'],
    ['613-555-0100 #7', '+16135550100;ext=7', '613-555-0100, ext. 7'],
    ['613-555-0100 extension 7', '+16135550100;ext=7', '613-555-0100, ext. 7'],
    ['+16135550100;ext=12', '+16135550100;ext=12', '613-555-0100, ext. 12'],
    ['+33 1 23 45 67 89', '+33123456789', '+33 1 23 45 67 89'],
    ['0033 1 23 45 67 89', '+33123456789', '+33 1 23 45 67 89'],
    ['011 44 20 7946 0958', '+442079460958', '+44 207 946 0958'],
    ['+44 (0)20 7946 0958', '+442079460958', '+44 207 946 0958'],
    ['+971 4 123 4567 ext 9', '+97141234567;ext=9', '+971 412 345 67, ext. 9'],
    ['\u200e+44\u00a020\u20117946\u20130958\u200b', '+442079460958', '+44 207 946 0958'],
  ])('%j is sent as %j and shown as %j', (typed, sent, shown) => {
    expect(isPhone(typed)).toBe(true)
    expect(phoneValue(typed)).toBe(sent)
    expect(shownPhone(sent, words)).toBe(shown)
    expect(phoneValue(shownPhone(sent, words))).toBe(sent)
  })
  testRows([
    '555-0100',
    '113-555-0100',
    '613-155-0100',
    '+1 013 555 0100',
    '613-555-01000',
    '33 1 23 45 67 89',
    '+33 1 23',
    '+33 1234 5678 9012 3456',
    '613-555-0100 ext.',
    '613-555-0100 ext. 12345678',
    'call me',
    '',
  ])('refuses %s', (text) => {
    expect(isPhone(text)).toBe(false)
    expect(phoneValue(text)).toBeUndefined()
  })
  testRows(badInputs('phone'))('$id: $value', ({ value, expect: wanted, out }) => {
    expect(isPhone(String(value))).toBe(wanted === 'accept')
    expect(phoneValue(String(value))).toBe(out)
  })
  test('dashes and blanks of a document become plain ones', () => {
    expect(tidyPhone(' 416\u2011555\u20130123\u00a0')).toBe('416-555-0123')
  })
  test('what is no phone number is shown as it is, and dialled as far as it has digits', () => {
    expect(shownPhone('ask at the desk', words)).toBe('ask at the desk')
    expect(phoneAddress('613-555-0142, Monday')).toBe('tel:6135550142')
    expect(phoneAddress('613-555-0142 ext. 3')).toBe('tel:+16135550142;ext=3')
  })
  test('only what is written as it is sent has to be written out', () => {
    expect(['+16135550142', '+16135550142;ext=1', '613-555-0142'].map(isSentPhone)).toEqual([
      true,
      true,
      false,
    ])
  })
})
