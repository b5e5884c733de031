import { expect, test } from 'vitest'
import { codeText } from '#src/lib/text/code-text.ts'
import { passcodeGroups, passcodeIssue } from './passcode.ts'
import { testRows } from '#tests/support/table.ts'

testRows(['482913', ' 482 913 ', '482-913', '482\u00a0913', '482–913', '４８２９１３'])(
  'SHARE-03: however it is written, it is the same passcode: %s',
  (typed) => {
    expect(passcodeIssue(typed)).toBeUndefined()
    expect(codeText(typed)).toBe('482913')
  },
)

testRows(['', '   ', '-'])('nothing is typed: "%s"', (typed) => expect(passcodeIssue(typed)).toBe('missing'))

testRows(['12345', '1234567', '48291a', '482.913', '<script>', '٤٨٢٩١٣'])(
  'what cannot be one costs no attempt: %s',
  (typed) => expect(passcodeIssue(typed)).toBe('form'),
)

test('it is shown in two groups', () => expect(passcodeGroups('482913')).toBe('482\u00a0913'))
