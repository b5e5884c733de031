import { describe, expect, test } from 'vitest'
import { characters, isPhone, localToday, matches, words, yearsBefore } from './rules.ts'

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
})

test('VAL-43: a pattern must match the whole answer; a broken one is left to the server', () => {
  expect(matches('\\d{3}', '123')).toBe(true)
  expect(matches('\\d{3}', '1234')).toBe(false)
  expect(matches('a|b', 'ab')).toBe(false)
  expect(matches('(', 'anything')).toBe(true)
})

test('VAL-37, VAL-39: an emoji is one character; words are counted across any space', () => {
  expect(characters('a👍')).toBe(2)
  expect(words(' one\ntwo\u00a0three ')).toBe(3)
  expect(words('')).toBe(0)
})

test('VAL-50: today is the local day, also in the evening', () => {
  expect(localToday(new Date('2026-11-21T01:00:00Z'))).toBe('2026-11-20')
})

test('VAL-49: the same day 125 years ago', () => {
  expect(yearsBefore('2026-11-20', 125)).toBe('1901-11-20')
})
