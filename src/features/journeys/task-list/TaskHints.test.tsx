import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTexts } from '#src/i18n/texts.ts'
import { RepeatText } from './RepeatText.tsx'
import { DueText } from './TaskHints.tsx'

beforeEach(async () => {
  await loadTexts('patient')
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00-05:00') })
})
afterEach(() => void vi.useRealTimers())

it.each([
  [null, '', false],
  ['2026-10-01T12:00:00-04:00', 'Overdue: it was due October 1, 2026', true],
  ['2026-11-13T12:00:00-05:00', 'Overdue: it was due 7 days ago', true],
  ['2026-11-12T12:00:00-05:00', 'Overdue: it was due November 12, 2026', true],
  ['2026-11-20T11:59:00-05:00', 'Overdue: it was due earlier today', true],
  ['2026-11-20T23:00:00-05:00', 'Due today', false],
  ['2026-11-21T01:00:00-05:00', 'Due tomorrow', false],
  ['2026-11-27T12:00:00-05:00', 'Due in 7 days', false],
  ['2026-11-28T12:00:00-05:00', 'Due November 28, 2026', false],
])('a step due at %s: "%s", late: %s', (dueAt, words, isLate) => {
  const { container } = render(<DueText dueAt={dueAt} />)
  expect(container.textContent).toBe(words)
  expect(container.innerHTML.includes('danger')).toBe(isLate)
})

it.each([
  [null, ''],
  [{ number: 2, total: 6 }, 'Time 2 of 6'],
  [{ number: 2, total: null }, 'Time 2'],
])('the repetition %j reads "%s"', (repeat, words) => {
  expect(render(<RepeatText repeat={repeat} />).container.textContent).toBe(words)
})
