import { expect, test } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { designWith } from '../testing/design.ts'
import { readJourneyFile, writeJourneyFile } from './journey-file.ts'

const design = designWith(['ask'])
const form = { key: 'knee', version: 1, title: { 'en-ca': 'Knee', 'fr-ca': 'Genou' }, pages: [] }

test('an exported journey comes back as it was', () => {
  const file = { kind: 'journey', key: 'knee', design, forms: [form] } as const
  expect(readJourneyFile(writeJourneyFile({ ...file, forms: [form] }))).toEqual({ kind: 'journey', file })
})

test('a file from before forms were exported is read, also without a key, and with a byte order mark', () => {
  const file = { kind: 'journey', key: '', design, forms: [] }
  expect(readJourneyFile(`\uFEFF${JSON.stringify({ design })}`)).toEqual({ kind: 'journey', file })
})

test('what the contract does not allow is left to the server', () => {
  expect(readJourneyFile('{"design":{},"forms":3}')).toMatchObject({ file: { design: {}, forms: 3 } })
})

testRows([
  ['', { kind: 'notJson', line: 1 }],
  ['{\n"design":\n}', { kind: 'notJson', line: 3 }],
  ['[]', { kind: 'noJourney' }],
  ['null', { kind: 'noJourney' }],
  ['{"design":[]}', { kind: 'noJourney' }],
  ['{"key":"knee"}', { kind: 'noJourney' }],
])('%j is no journey', (text, problem) => expect(readJourneyFile(text)).toEqual(problem))

test('a file has at most 2,000,000 characters', () => {
  const text = JSON.stringify({ design })
  expect(readJourneyFile(text.padEnd(2_000_000)).kind).toBe('journey')
  expect(readJourneyFile(text.padEnd(2_000_001)).kind).toBe('tooLong')
})
