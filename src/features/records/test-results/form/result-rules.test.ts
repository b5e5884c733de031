// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest'
import { TestInterpretation, type TestResult } from '#generated/model/index.ts'
import { loadTexts, setLocale, texts } from '#src/i18n/texts.ts'
import { byDay, changesIn, comparable, isCritical, isOutOfRange, sharedRange } from './result-rules.ts'
import { rangeText, resultSentence, valueText } from '../result-texts.ts'
import { testRows } from '#tests/support/table.ts'

beforeAll(() => loadTexts('records'))

let count = 0
const result = (changes: Partial<TestResult>): TestResult => ({
  id: `r${++count}`,
  patient: 'p',
  source: 'import',
  source_document: null,
  source_submission: null,
  source_text: null,
  recorded_by: null,
  patient_note: null,
  created_at: '2026-05-02T12:00:00Z',
  updated_at: '2026-05-02T12:00:00Z',
  last_confirmed_at: null,
  can_edit: false,
  can_delete: false,
  panel: null,
  test_name: 'A1C',
  test_code: 'a1c',
  value: 5.5,
  value_text: null,
  decimals: null,
  unit: '%',
  reference_low: 4,
  reference_high: 6,
  reference_text: null,
  interpretation: 'normal',
  collected_at: '2026-05-02',
  resulted_at: null,
  lab_name: null,
  status: 'final',
  notes: null,
  is_new: false,
  ...changes,
})

const may = result({ value: 5.9 })
const november = result({ value: 6.2, interpretation: 'high', collected_at: '2026-11-11' })

async function sentence(locale: 'en-ca' | 'fr-ca', history: readonly TestResult[]): Promise<string> {
  await setLocale(locale)
  return resultSentence(history, { t: texts.get().t, locale }).replaceAll('\u00a0', ' ')
}

describe('B9: the sentence', () => {
  testRows<[string, TestResult[], string, string]>([
    [
      'higher',
      [november, may],
      'Your result is above the usual range. It is higher than on May 2, 2026, when it was 5.9%.',
      'Votre résultat est au-dessus des valeurs habituelles. Il est plus élevé que le 2 mai 2026, alors qu’il était de 5,9 %.',
    ],
    [
      'lower',
      [may, november],
      'Your result is in the usual range. It is lower than on November 11, 2026, when it was 6.2%.',
      'Votre résultat est dans les valeurs habituelles. Il est plus bas que le 11 novembre 2026, alors qu’il était de 6,2 %.',
    ],
    [
      'the same',
      [may, may],
      'Your result is in the usual range. It was the same on May 2, 2026.',
      'Votre résultat est dans les valeurs habituelles. Il était le même le 2 mai 2026.',
    ],
    [
      'the only one',
      [result({ interpretation: 'unknown' })],
      "No usual range was given for this result. There's no earlier result to compare it with.",
      'Aucune valeur habituelle n’est indiquée pour ce résultat. Il n’y a pas de résultat antérieur auquel le comparer.',
    ],
    [
      'never across units',
      [november, result({ value: 41, unit: 'mmol/mol' })],
      "Your result is above the usual range. The result before this one is in another unit, so we can't compare them.",
      'Votre résultat est au-dessus des valeurs habituelles. Le résultat précédent est dans une autre unité. Nous ne pouvons donc pas les comparer.',
    ],
    [
      'words',
      [result({ value: null, value_text: 'No growth' }), result({ value: null, value_text: 'E. coli' })],
      'Your result is in the usual range. On May 2, 2026, it was: E. coli.',
      'Votre résultat est dans les valeurs habituelles. Le 2 mai 2026, c’était : E. coli.',
    ],
  ])('%s', async (_, history, english, french) => {
    expect(await sentence('en-ca', history)).toBe(english)
    expect(await sentence('fr-ca', history)).toBe(french)
  })

  test('nothing is said of nothing', async () => expect(await sentence('en-ca', [])).toBe(''))

  test('every interpretation has its own text, and none is alarming', async () => {
    await setLocale('en-ca')
    const { sentence: words } = texts.get().t.records.testResults
    const all = Object.values(TestInterpretation).map((one) => words.now[one]())
    expect(new Set(all).size).toBe(7)
    for (const one of all) expect(one).not.toMatch(/danger|critical|urgent|!/i)
  })
})

describe('units and ranges', () => {
  const american = result({ value: 104, unit: 'mg/dL', reference_low: 65, reference_high: 99 })

  test('are never mixed on one line, oldest first', () => {
    expect(comparable([november, american, may]).map(({ value }) => value)).toEqual([5.9, 6.2])
    expect(comparable([result({ value: null })])).toEqual([])
  })

  test('a change of unit is said, and one of the range among comparable results', () => {
    expect(changesIn([november, may])).toEqual({ unit: false, range: false })
    expect(changesIn([november, american])).toEqual({ unit: true, range: false })
    expect(changesIn([november, result({ reference_high: 6.5 })])).toEqual({ unit: false, range: true })
  })

  test('a range is drawn only when all share it', () => {
    expect(sharedRange([november, may])).toEqual({ low: 4, high: 6 })
    expect(sharedRange([november, result({ reference_high: 6.5 })])).toBeNull()
    expect(sharedRange([result({ reference_low: null, reference_high: null })])).toBeNull()
    expect(sharedRange([])).toBeNull()
  })

  test('are written as each language does', async () => {
    await setLocale('en-ca')
    const english = { t: texts.get().t, locale: 'en-ca' } as const
    expect(rangeText(may, english)).toBe('4.0 to 6.0%')
    expect(rangeText(result({ reference_low: null }), english)).toBe('6.0% or less')
    expect(rangeText(result({ reference_high: null, unit: null }), english)).toBe('4.0 or more')
    expect(rangeText(result({ reference_low: null, reference_high: null }), english)).toBe('Not given')
    expect(valueText(result({ value: 1234.5, unit: 'ng/L' }), 'fr-ca')).toBe('1\u00a0234,5\u00a0ng/L')
  })
})

test('DATA-56: by day and panel, out of range first', () => {
  const low = result({ panel: 'Salts', interpretation: 'low' })
  const days = byDay([november, result({ panel: 'Blood' }), low, may])
  expect(days.map(({ date }) => date)).toEqual(['2026-11-11', '2026-05-02'])
  expect(days[1]?.panels.map(({ name }) => name)).toEqual(['Salts', 'Blood', null])
})

test('what is out of range, and what is critical', () => {
  const all = Object.values(TestInterpretation)
  expect(all.filter((interpretation) => !isOutOfRange({ interpretation }))).toEqual(['normal', 'unknown'])
  expect(all.filter((interpretation) => isCritical({ interpretation }))).toEqual([
    'critical_low',
    'critical_high',
  ])
})
