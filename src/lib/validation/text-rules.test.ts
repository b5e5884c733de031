import { expect, test } from 'vitest'
import { characters, isUnique, matches, words } from './text-rules.ts'

test('VAL-43: a pattern must match the whole answer; an invalid one is left to the server', () => {
  expect(matches('\\d{3}', '123')).toBe(true)
  expect(matches('\\d{3}', '1234')).toBe(false)
  expect(matches('a|b', 'ab')).toBe(false)
  expect(matches('(', 'anything')).toBe(true)
})

test('VAL-37..40: an emoji is one character; words are counted across any space', () => {
  expect(characters('a👍')).toBe(2)
  expect(words(' one\ntwo\u00a0three ')).toBe(3)
  expect(words('')).toBe(0)
})

test('VAL-44: the same words are the same answer, however they are written', () => {
  expect(isUnique('Penicillin', ['Aspirin'])).toBe(true)
  expect(isUnique(' penicillin ', ['Aspirin', 'Penicillin'])).toBe(false)
  expect(isUnique('e\u0301te\u0301', ['\u00e9t\u00e9'])).toBe(false)
  expect(isUnique('Aspirin', [])).toBe(true)
})
