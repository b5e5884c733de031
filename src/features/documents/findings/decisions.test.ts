import { describe, expect, test } from 'vitest'
import { parse } from 'zod/mini'
import type { ConditionSuggestion, MedicationSuggestion } from '#generated/model/index.ts'
import { acceptable, corrected, type Finding, findingsOf, reviewOf, undecided } from './decisions.ts'
import { findingSchema, toFindingForm, toOverrides, type FindingInput } from './finding-form.ts'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { testRows } from '#tests/support/table.ts'

const match = { id: 'known', name: 'Metformin' }
const medication = (id: string, part: Partial<MedicationSuggestion> = {}): MedicationSuggestion => ({
  suggestion_id: id,
  state: 'pending',
  confidence: 'likely',
  page: 1,
  snippet: 'Metformin 500 mg',
  match: null,
  record: null,
  name: 'Metformin',
  strength: '500 mg',
  dose_text: null,
  frequency: 'twice_daily',
  route: 'oral',
  start_date: null,
  ...part,
})
const condition: ConditionSuggestion = {
  suggestion_id: 'asthma',
  state: 'pending',
  confidence: 'likely',
  page: 2,
  snippet: 'Asthma since 1991',
  match: null,
  record: null,
  name: 'Asthma',
  diagnosis_year: 1991,
}
const findings = findingsOf({
  medications: [
    medication('sure'),
    medication('unsure', { confidence: 'unsure' }),
    medication('known', { match }),
    medication('old', { state: 'accepted' }),
  ],
  conditions: [condition],
})
const ids = (list: readonly Finding[]) => list.map(({ found }) => found.suggestion_id)

describe('DOC-03: what the person decides about findings', () => {
  test('accepting all likely leaves what is not sure and what they have already to them', () => {
    expect(ids(acceptable(findings, {}))).toEqual(['sure', 'asthma'])
    expect(ids(acceptable(findings, { sure: { decision: 'ignore' } }))).toEqual(['asthma'])
  })

  test('what waits is what has no decision yet', () => {
    expect(ids(undecided(findings, { sure: { decision: 'create' }, asthma: { overrides: {} } }))).toEqual([
      'unsure',
      'known',
      'asthma',
    ])
  })

  test('only decisions are sent; an update names the record, corrections go along', () => {
    expect(
      reviewOf(findings, {
        sure: { decision: 'create', overrides: { strength: '850 mg' } },
        unsure: { decision: 'ignore', overrides: { name: 'x' } },
        known: { decision: 'update' },
        old: { decision: 'ignore' },
      }),
    ).toEqual({
      accepted: [
        { suggestion_id: 'sure', action: 'create', overrides: { strength: '850 mg' } },
        { suggestion_id: 'known', action: 'update', target: 'known' },
      ],
      ignored: ['unsure'],
    })
  })

  test('corrections show as if they had been found', () => {
    const finding: Finding = { kind: 'medication', found: medication('sure') }
    expect(corrected(finding, { strength: '850 mg' }).found).toMatchObject({
      strength: '850 mg',
      name: 'Metformin',
    })
  })
})

describe('correcting a finding', () => {
  const finding: Finding = { kind: 'medication', found: medication('sure', { start_date: '2024-03' }) }
  const values = toFindingForm(finding)
  const overrides = (of: Finding, typed: FindingInput) => toOverrides(of, parse(findingSchema, typed))

  test('only what differs is sent; an emptied field is unknown', () => {
    expect(overrides(finding, values)).toEqual({})
    expect(
      overrides(finding, { ...values, name: ' Glucophage ', strength: '', frequency: 'once_daily' }),
    ).toEqual({ name: 'Glucophage', strength: null, frequency: 'once_daily' })
    const known: Finding = { kind: 'condition', found: condition }
    expect(overrides(known, { ...toFindingForm(known), diagnosis_year: '' })).toEqual({
      diagnosis_year: null,
    })
  })

  testRows([
    [{ name: '  ' }, { name: { code: 'required' } }],
    [{ name: 'x' }, { name: { code: 'minCharacters', min: 2 } }],
    [{ name: 'x'.repeat(121) }, { name: { code: 'maxCharacters', max: 120 } }],
    [{ strength: 'x'.repeat(61) }, { strength: { code: 'maxCharacters', max: 60 } }],
    [{ dose_text: 'x'.repeat(121) }, { dose_text: { code: 'maxCharacters', max: 120 } }],
    [{ start_date: '2050-01' }, { start_date: { code: 'dateFuture' } }],
    [{ start_date: '1850' }, { start_date: { code: 'yearsBack', years: 125 } }],
    [{ diagnosis_year: '2050' }, { diagnosis_year: { code: 'yearFuture' } }],
  ])('VAL-48..50 %o is refused', (part, problem) => {
    expect(schemaProblems(findingSchema, { ...values, ...part })).toMatchObject(problem)
  })
})
