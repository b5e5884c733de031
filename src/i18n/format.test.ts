import { describe, expect, it, test } from 'vitest'
import { formatDate, formatDateTime, formatNumber, formatRelativeDay, formatTime } from './format.ts'
import { testRows } from '#tests/support/table.ts'

const nbsp = '\u00a0'

// The tests run in Toronto, where a date read or written in the device's zone would be a day off.
describe('dates as Canadians write them (I18N-01, UI-35)', () => {
  testRows([
    ['en-ca', '2026-11-20', 'November 20, 2026'],
    ['fr-ca', '2026-11-20', '20 novembre 2026'],
    ['fr-ca', '2026-12-01', '1er décembre 2026'],
    ['en-ca', '2026-12-01', 'December 1, 2026'],
    ['fr-ca', '2026-12-11', '11 décembre 2026'],
    ['en-ca', '2026-12', 'December 2026'],
    ['fr-ca', '2026-12', 'décembre 2026'],
    ['en-ca', '1958', '1958'],
    ['fr-ca', '1958', '1958'],
    ['en-ca', 'not a date', 'not a date'],
  ] as const)('%s %s is %s', (locale, iso, text) => {
    expect(formatDate(locale, iso)).toBe(text)
  })

  it('an instant is shown in the zone of the reader, without seconds', () => {
    expect(formatTime('en-ca', '2026-11-20T19:05:30Z')).toBe(`2:05${nbsp}p.m.`)
    expect(formatTime('fr-ca', '2026-11-20T19:05:30Z')).toBe(`14${nbsp}h${nbsp}05`)
    expect(formatDateTime('en-ca', '2026-11-20T19:05:30Z')).toBe(`November 20, 2026 at 2:05${nbsp}p.m.`)
    expect(formatDateTime('fr-ca', '2026-12-01T19:05:30Z')).toBe(`1er décembre 2026 à 14${nbsp}h${nbsp}05`)
    expect(formatDate('en-ca', '2026-11-21T02:00:00Z')).toBe('November 20, 2026')
  })

  it('a date without a time gets no time', () => {
    expect(formatDateTime('fr-ca', '2026-11-20')).toBe('20 novembre 2026')
  })
})

describe('days near today', () => {
  const now = new Date('2026-11-20T15:00:00Z')
  testRows([
    ['en-ca', '2026-11-20', 'today'],
    ['en-ca', '2026-11-19', 'yesterday'],
    ['fr-ca', '2026-11-19', 'hier'],
    ['en-ca', '2026-11-23', 'in 3 days'],
    ['fr-ca', '2026-11-17', 'il y a 3 jours'],
    ['en-ca', '2026-11-21T03:00:00Z', 'today'],
    ['en-ca', '2026-11-21T05:30:00Z', 'tomorrow'],
    ['en-ca', '2026-11-28', 'November 28, 2026'],
    ['en-ca', '2026-11', 'November 2026'],
  ] as const)('%s %s is %s', (locale, iso, text) => {
    expect(formatRelativeDay(locale, iso, now)).toBe(text)
  })
})

test.each(['en-ca', 'fr-ca'] as const)('%s: near days are worded as the language does', (locale) => {
  const now = new Date(2026, 10, 20, 12)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const days = Array.from({ length: 15 }, (_, index) => index - 7)
  const said = days.map((day) =>
    formatRelativeDay(locale, new Date(2026, 10, 20 + day, 23).toISOString(), now),
  )
  expect(said).toEqual(days.map((day) => words.format(day, 'day')))
})

testRows([
  ['en-ca', '2026-11-21', 'Nov 21, 2026'],
  ['fr-ca', '2026-09-01', '1er sept. 2026'],
] as const)('in tables %s %s is %s', (locale, iso, text) => {
  expect(formatDate(locale, iso, 'short')).toBe(text)
  expect(formatRelativeDay(locale, iso, new Date('2027-01-01T12:00:00Z'), 'short')).toBe(text)
})

describe('numbers', () => {
  it('with the marks of each language, never breaking', () => {
    expect(formatNumber('en-ca', 1234.5)).toBe('1,234.5')
    expect([0, 7, 999, 1000, -3, 2.5].map((value) => formatNumber('en-ca', value))).toEqual([
      '0',
      '7',
      '999',
      '1,000',
      '-3',
      '2.5',
    ])
    expect(formatNumber('en-ca', 7, 1)).toBe('7.0')
    expect(formatNumber('fr-ca', 1234.5)).toBe(`1${nbsp}234,5`)
  })
})
