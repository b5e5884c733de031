import { expect, test } from 'vitest'
import { passcodeDigits, passcodeGroups, passcodeIssue } from './passcode.ts'

test.each(['482913', ' 482 913 ', '482-913', '482\u00a0913', '482–913', '４８２９１３'])(
  'SHARE-03: however it is written, it is the same passcode: %s',
  (typed) => {
    expect(passcodeIssue(typed)).toBeUndefined()
    expect(passcodeDigits(typed)).toBe('482913')
  },
)

test.each(['', '   ', '-'])('nothing is typed: "%s"', (typed) => expect(passcodeIssue(typed)).toBe('missing'))

test.each(['12345', '1234567', '48291a', '482.913', '<script>', '٤٨٢٩١٣'])(
  'what cannot be one costs no attempt: %s',
  (typed) => expect(passcodeIssue(typed)).toBe('form'),
)

test('it is shown in two groups', () => expect(passcodeGroups('482913')).toBe('482\u00a0913'))
