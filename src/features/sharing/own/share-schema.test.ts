import { expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { shareSchema, sinceOf, toShare } from './share-schema.ts'
import { testRows } from '#tests/support/table.ts'

const answers = {
  view: 'full',
  sections: ['allergies'],
  hidden: [],
  back: 'all',
  label: 'Dr. Roy',
  language: 'both',
  allow_note: true,
}
const issues = (changes: object) =>
  shareSchema.safeParse({ ...answers, ...changes }).error?.issues.map(({ path }) => path[0]) ?? []

test('SHARE-05: what was chosen is sent in the order of reading', () => {
  const parsed = shareSchema.parse({ ...answers, sections: ['conditions', 'allergies'], label: '  Dr. Roy ' })
  expect(toShare('p', parsed, [])).toEqual({
    patient: 'p',
    view: 'full',
    sections: ['allergies', 'conditions'],
    hidden_records: [],
    since: null,
    language: 'both',
    label: 'Dr. Roy',
    allow_note: true,
  })
})

test('SHARE-05: of the emergency page, the sections are fixed, and no time is left out', () => {
  const parsed = shareSchema.parse({ ...answers, view: 'emergency', sections: ['documents'], back: '1' })
  const { view, sections, since } = toShare('p', parsed, ['allergies', 'medications'])
  expect({ view, sections, since }).toEqual({
    view: 'emergency',
    sections: ['allergies', 'medications'],
    since: null,
  })
})

testRows([
  ['all', '2026-11-20', null],
  ['1', '2026-11-20', '2025-11-20'],
  ['10', '2028-02-29', '2018-02-28'],
])('2.16: how far back %s is on %s', (back, today, since) => expect(sinceOf(back, today)).toBe(since))

testRows([
  ['no part', { sections: [] }, ['sections']],
  ['a part that is none', { sections: ['money'] }, ['sections']],
  ['a time that is not offered', { back: '99' }, ['back']],
  ['no language', { language: '' }, ['language']],
  ['a blank label', { label: ' \u00a0\u200b' }, ['label']],
  ['a long label', { label: 'x'.repeat(81) }, ['label']],
  ['a label of two lines', { label: 'a\nb' }, ['label']],
])('%s', (_, changes, wanted) => expect(issues(changes)).toEqual(wanted))

testRows(badInputs('name'))('$id as the name of a link', ({ value, expect: expected, out }) => {
  const result = shareSchema.safeParse({ ...answers, label: value })
  const isText = expected === 'accept' || expected === 'normalize' || expected === 'safe'
  if (!isText) return void expect(result.success && result.data.label).not.toBe(value)
  expect(result.success && result.data.label).toBe(out ?? String(value).trim().normalize('NFC'))
})
