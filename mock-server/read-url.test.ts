import { expect, test } from 'vitest'
import { readUrl } from './read-url.ts'

test('letters outside ASCII are read after thousands of calls as at first', () => {
  const refused = Array.from({ length: 20_000 }, () => readUrl('https://café.example/été')).filter(
    (url) => !url,
  )
  expect(refused).toEqual([])
})

test('what is no URL is none', () => {
  expect(['', 'café', '//x', 'https://'].map(readUrl)).toEqual([undefined, undefined, undefined, undefined])
})
