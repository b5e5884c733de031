import { expect, test } from 'vitest'
import { icsFile } from './ics.ts'

const now = '2026-11-20T15:04:05.678Z'
const linesOf = (...args: Parameters<typeof icsFile>) => icsFile(...args).split('\r\n')

test('B10: moments are in UTC, days have no time, and times of day have no time zone', () => {
  const starts = linesOf(
    [
      { id: 'a', title: 'A', start: { kind: 'moment', at: '2026-11-22T23:59:00-05:00' } },
      { id: 'b', title: 'B', start: { kind: 'day', day: '2027-01-31' } },
      { id: 'c', title: 'C', start: { kind: 'local', day: '2026-11-20', time: '08:05' } },
    ],
    now,
  ).filter((line) => /^(DTSTART|DTSTAMP|DURATION)/.test(line))
  expect(starts).toEqual([
    'DTSTAMP:20261120T150405Z',
    'DTSTART:20261123T045900Z',
    'DURATION:PT15M',
    'DTSTAMP:20261120T150405Z',
    'DTSTART;VALUE=DATE:20270131',
    'DTSTAMP:20261120T150405Z',
    'DTSTART:20261120T080500',
    'DURATION:PT15M',
  ])
})

test('B10: what repeats every day, every few days, and on weekdays', () => {
  const start = { kind: 'local', day: '2026-11-20', time: '08:00' } as const
  const rules = linesOf(
    [
      { id: 'a', title: 'A', start, repeats: { every: 1 } },
      { id: 'b', title: 'B', start, repeats: { every: 3 } },
      { id: 'c', title: 'C', start, repeats: { every: 1, weekdays: ['MO', 'TH'] } },
      { id: 'd', title: 'D', start },
    ],
    now,
  ).filter((line) => line.startsWith('RRULE'))
  expect(rules).toEqual([
    'RRULE:FREQ=DAILY;INTERVAL=1',
    'RRULE:FREQ=DAILY;INTERVAL=3',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;INTERVAL=1',
  ])
})

test('texts cannot end a line or add a property, and long ones are folded within 75 octets', () => {
  const title = `Répété, encore; ${'é'.repeat(60)}\nATTACH:http://evil.example`
  const lines = linesOf(
    [{ id: 'a', title, description: 'x\\y', start: { kind: 'day', day: '2026-11-20' }, remindBefore: 60 }],
    now,
  )
  expect(lines.some((line) => line.startsWith('ATTACH'))).toBe(false)
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  expect(unfolded).toContain(String.raw`DESCRIPTION:x\\y`)
  expect(unfolded).toContain(
    String.raw`SUMMARY:Répété\, encore\; ${'é'.repeat(60)}\nATTACH:http://evil.example`,
  )
  expect(unfolded).toContain('TRIGGER:-PT60M')
})
