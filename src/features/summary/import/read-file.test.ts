import { describe, expect, test } from 'vitest'
import { textsIn } from '#src/i18n/texts.ts'
import { bundleOf, healthCard, ipsBundle, ipsResources } from '#tests/support/ips-file.ts'
import { readRecords } from './read-file.ts'

const MOST = 10 * 1024 * 1024
const options = { patient: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101', unknownReaction: 'Not in the file' }
const read = (content: string, name = 'records.json') => readRecords(new File([content], name), MOST, options)
const readJson = (value: unknown) => read(JSON.stringify(value))

async function contentOf(value: unknown) {
  const content = await readJson(value)
  if ('refused' in content) throw new Error(content.refused)
  return content
}

test('a patient summary of another system becomes records, each with who said so', async () => {
  const { records, left, person } = await contentOf(ipsBundle())
  expect(person).toEqual({ name: 'Maya Tremblay', birthDate: '1988-04-12' })
  const words = await textsIn('en-ca', 'story')
  expect(
    records.map(({ kind, source, lost, item }) => {
      const { title, state, facts } = item(words)
      return [kind, title, state, ...facts, `by ${source}`, ...lost].filter(Boolean).join(' | ')
    }),
  ).toMatchInlineSnapshot(`
    [
      "allergies | Penicillin | Moderate | Reaction: rash and Diarrhea | Medication, since 2010 | by Anne Roy",
      "medications | anastrozole 1 mg | 1 tablet by mouth once a day | since March 2015 | by Anne Roy",
      "conditions | Malignant tumor of breast | Resolved | since 2015, until 2015 | by Anne Roy",
      "immunizations | diphtheria-tetanus-pertussis vaccine | June 4, 1998, dose 2 | by Lakeside Community Hospital",
      "procedures | Lumpectomy of breast | February 11, 2015, Right breast | by Anne Roy",
      "test_results | Hemoglobin A1c | Above the usual range | 6.4 %, usual range 4.0 to 6.0 | March 1, 2024, Lakeside Community Hospital | by Lakeside Community Hospital",
      "measurements | Blood pressure | 124/79 mmHg | March 1, 2024 | by Anne Roy",
      "family_history | Grandparent on the mother's side – Myocardial infarction | Started at age 74 | by Anne Roy",
    ]
  `)
  expect(left).toEqual([
    { title: 'Tobacco smoking status', reason: 'kind' },
    { title: 'No device', reason: 'kind' },
    { title: 'No information about medications', reason: 'nothingKnown' },
  ])
})

test('a SMART Health Card is read as well, and its issuer is the source', async () => {
  const { immunization } = ipsResources
  const content = await read(
    await healthCard(bundleOf({ ...immunization, performer: [] })),
    'card.smart-health-card',
  )
  expect(content).toMatchObject({
    isCard: true,
    records: [{ kind: 'immunizations', source: 'health.example' }],
  })
})

describe('a file that cannot be used is refused', () => {
  const person = (id: string, family: string) => ({ resourceType: 'Patient', id, name: [{ family }] })
  const bomb = async () => healthCard({ resourceType: 'Bundle', padding: 'x'.repeat(MOST + 1) })
  test.each<[name: string, content: () => string | Promise<string>, refused: string]>([
    ['no JSON', () => '{"resourceType": "Bundle", ', 'unreadable'],
    ['nothing but brackets', () => `${'['.repeat(200_000)}`, 'unreadable'],
    ['another JSON', () => '{"name": "package"}', 'notFhir'],
    ['a list', () => '[]', 'notFhir'],
    ['null', () => 'null', 'notFhir'],
    ['a type that is no text', () => '{"resourceType": {"toString": 1}}', 'notFhir'],
    ['a card with nothing in it', () => '{"verifiableCredential": []}', 'notFhir'],
    ['a card that is damaged', () => '{"verifiableCredential": ["a.b.c"]}', 'unreadable'],
    ['a card that is huge when decompressed', bomb, 'unreadable'],
    ['an empty bundle', () => '{"resourceType": "Bundle", "entry": []}', 'nothing'],
    ['entries that are no list', () => '{"resourceType": "Bundle", "entry": {"length": 3}}', 'nothing'],
    ['5,000 entries', () => JSON.stringify(bundleOf(...Array(5000).fill(ipsResources.allergy))), 'tooMany'],
    ['two people', () => JSON.stringify(bundleOf(person('1', 'Roy'), person('2', 'Roy'))), 'severalPeople'],
  ])('%s', async (_, content, refused) => {
    expect(await read(await content())).toEqual({ refused })
  })
})

const { allergy, condition, immunization, medicine, pressure, procedure, result } = ipsResources
const ahead = `${new Date().getFullYear() + 1}-01-01`
const written = { coding: [{ system: 'http://snomed.info/sct', code: '1' }] }

describe('an entry without what a record needs is left out with the reason', () => {
  test.each([
    [{ ...allergy, code: {} }, 'noName'],
    [{ ...allergy, code: written }, 'noName'],
    [{ ...allergy, verificationStatus: { coding: [{ system: 'x', code: 'refuted' }] } }, 'ruledOut'],
    [{ ...allergy, code: { text: 'x'.repeat(500) } }, 'unfit'],
    [{ ...condition, verificationStatus: { coding: [{ system: 'x', code: 'entered-in-error' }] } }, 'error'],
    [{ ...immunization, status: 'not-done' }, 'notDone'],
    [{ ...immunization, occurrenceDateTime: 'last week' }, 'noDate'],
    [{ ...immunization, occurrenceDateTime: '2021-02-30' }, 'noDate'],
    [{ ...immunization, occurrenceDateTime: ahead }, 'future'],
    [{ ...medicine, status: 'not-taken' }, 'notDone'],
    [{ ...medicine, medicationReference: { reference: 'Medication/elsewhere' } }, 'noName'],
    [{ ...procedure, status: 'entered-in-error' }, 'error'],
    [{ ...result, valueQuantity: undefined }, 'noResult'],
    [{ ...result, effectiveDateTime: '2024' }, 'noDate'],
    [{ ...result, valueQuantity: { value: '6.4' } }, 'noResult'],
    [{ ...pressure, component: [] }, 'noResult'],
    [{ ...pressure, effectiveDateTime: `${ahead}T08:00:00Z` }, 'future'],
    [
      {
        ...pressure,
        component: [pressure.component[0], { ...pressure.component[1], valueQuantity: { value: 900 } }],
      },
      'unfit',
    ],
    [{ resourceType: 'DocumentReference', description: 'A letter' }, 'documents'],
    [{ resourceType: 'Basic', code: { text: 'Something' } }, 'kind'],
  ])('%j', async (resource, reason) => {
    const { records, left } = await contentOf(bundleOf(resource))
    expect(records).toEqual([])
    expect(left.map((one) => one.reason)).toEqual([reason])
  })
})

test('details that do not fit are left out of a record, and named', async () => {
  const long = 'A very long note. '.repeat(100)
  const { records } = await contentOf(
    bundleOf(
      { ...condition, note: [{ text: long }] },
      { ...allergy, onsetDateTime: ahead },
      ipsResources.medication,
      {
        ...medicine,
        dosage: [
          {
            timing: { repeat: { when: ['HS'] } },
            doseAndRate: [{ doseQuantity: { value: 2, unit: 'sachet' } }],
          },
        ],
      },
    ),
  )
  expect(records.map(({ lost }) => lost)).toEqual([[`${long.slice(0, 80)}…`], [ahead.slice(0, 4)], ['HS']])
  expect(records.map(({ body }) => [body['notes'] ?? null, body['dose_text'] ?? null])).toEqual([
    [null, null],
    [null, null],
    [null, '2 sachet'],
  ])
})

describe('doctored values break nothing', () => {
  const wrong: unknown[] = [
    null,
    0,
    '',
    'text',
    true,
    [],
    {},
    [null],
    [[]],
    { coding: 'x' },
    [{ coding: [null, 1] }],
  ]
  const all = Object.values(ipsResources)
  test.each(all.map((one) => [one.resourceType, one] as const))('in %s', async (_, resource) => {
    for (const name of Object.keys(resource)) {
      if (name === 'resourceType') continue
      const files = wrong.map((value) => ({ ...resource, [name]: value }))
      const { records, left } = await contentOf(bundleOf(...files, allergy))
      expect(records.length + left.length).toBeGreaterThanOrEqual(1)
      const words = await textsIn('fr-ca', 'story')
      for (const { item } of records) expect(typeof item(words).title).toBe('string')
    }
  })
  test('entries that are no resources, and references in circles', async () => {
    const circle = {
      ...medicine,
      medicationReference: { reference: '#x' },
      contained: [{ id: 'x', code: { reference: '#x' } }],
    }
    const { left } = await contentOf({
      resourceType: 'Bundle',
      entry: [null, 1, 'x', [], {}, { resource: 3 }, { resource: circle }],
    })
    expect(left.map(({ reason }) => reason)).toContain('noName')
  })
})
