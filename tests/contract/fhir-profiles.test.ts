// The file for other health apps against the profiles of the International Patient Summary, and what its records say
// (B17). The JSON schema of FHIR R4 checks it in health-story.test.ts.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Allergy, HealthStory, Medication, TestResult } from '#generated/model/index.ts'
import { fhirBundle } from '#src/features/summary/files/fhir-file.ts'
import type { Words } from '#src/features/summary/story/story-item.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { testRows } from '#tests/support/table.ts'
import { freshWorld, GET, seeded } from './support/app.ts'
import { at, choicesOf, entriesOf, forbidden, invariants, oneOf, required } from './support/ips-profiles.ts'
import type { Json } from './support/ips-profiles.ts'

let english: Words
let maya: HealthStory
/** Maya's, Luc's, Noor's and Rose's, and one with required data only. */
let bundles: Json[]

let made = 0
const newId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`
const bundleOf = (story: HealthStory): Json => Object(fhirBundle({ words: english, story, newId }))

/** Nothing but what every record has. */
function bare(story: HealthStory): HealthStory {
  const { allergies, medications, procedures, test_results: results } = story.sections
  const only = <Section extends { results: unknown[] }>(section: Section | undefined, changes: object) =>
    section && { ...section, results: section.results.map((row) => ({ ...Object(row), ...changes })) }
  return {
    ...story,
    patient: { ...story.patient, date_of_birth: null, preferred_language: null, emergency_contact: null },
    sections: {
      ...story.sections,
      allergies: only(allergies, { code: null, severity: 'unknown', onset_year: null, recorded_by: null }),
      medications: only(medications, {
        din: null,
        dose: null,
        frequency: null,
        custom_schedule: null,
        max_per_day: null,
        route: null,
        instructions: null,
        start_date: null,
        end_date: null,
      }),
      procedures: only(procedures, { date: null, facility: null }),
      test_results: only(results, { value: null, value_text: null, lab_name: null, unit: null }),
    },
  }
}

beforeAll(async () => {
  freshWorld()
  english = await textsIn('en-ca', 'story')
  const people = [
    ['maya', 'maya'],
    ['luc', 'luc'],
    ['noor', 'noor'],
    ['rose', 'theo'],
  ] as const
  const stories: HealthStory[] = await Promise.all(
    people.map(async ([who, as]) =>
      Object((await GET(`/v1/patients/${seeded.patient(who)}/health-story/`, { as })).body),
    ),
  )
  maya = stories[0] as HealthStory
  bundles = [...stories, bare(maya)].map(bundleOf)
})

/** All resources of a type, of all bundles; a bundle is one too. */
function all(type: string): Json[] {
  const found = [...bundles, ...bundles.flatMap((bundle) => at(bundle, 'entry.resource'))].map((one): Json =>
    Object(one),
  )
  const those = found.filter((one) => one['resourceType'] === type)
  expect(those.length).toBeGreaterThan(0)
  return those
}

describe('B17: the profiles of the International Patient Summary', () => {
  testRows(required)('%s: within "%s" there is %s', (type, parent, element) => {
    for (const resource of all(type)) {
      const parents = parent === '' ? [resource] : at(resource, parent)
      for (const one of parents) expect(at(one, element)).not.toEqual([])
    }
  })
  testRows(oneOf)('%s: one %s[x]', (type, stem) => {
    for (const resource of all(type)) expect(choicesOf(resource, stem)).toHaveLength(1)
  })
  testRows(forbidden)('%s: no %s', (type, path) => {
    for (const resource of all(type)) expect(at(resource, path)).toEqual([])
  })
  testRows(invariants)('%s (%s)', (_, type, holds) => {
    expect(all(type).filter((one) => !holds(one))).toEqual([])
  })
  testRows(entriesOf)('a section %s lists %s', (code, type) => {
    for (const bundle of bundles) {
      const types = new Map(
        at(bundle, 'entry').map((one) => [Object(one).fullUrl, Object(one).resource.resourceType]),
      )
      const sections = at(bundle, 'entry.resource.section').filter((one) =>
        at(one, 'code.coding.code').includes(code),
      )
      for (const to of sections.flatMap((one) => at(one, 'entry.reference'))) expect(types.get(to)).toBe(type)
    }
  })
  test('every reference leads to something in the same bundle', () => {
    for (const bundle of bundles) {
      const urls = at(bundle, 'entry.fullUrl')
      const named = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, url]) => url)
      expect(named.filter((url) => !urls.includes(url))).toEqual([])
    }
  })
})

const first = <Row>(rows: Row[] | undefined): Row => rows?.[0] as Row
const written = (sections: HealthStory['sections'], type: string): Json =>
  at(bundleOf({ ...maya, sections }), 'entry.resource')
    .map((one): Json => Object(one))
    .find((one) => one['resourceType'] === type) ?? {}

function writtenAllergy(changes: Partial<Allergy>): Json {
  const section = maya.sections.allergies
  return written(
    { allergies: { ...section, results: [{ ...first(section?.results), ...changes }] } as never },
    'AllergyIntolerance',
  )
}

function writtenDosage(changes: Partial<Medication>): unknown {
  const section = maya.sections.medications
  const plain = {
    dose: null,
    dose_text: null,
    route: null,
    frequency: null,
    custom_schedule: null,
    max_per_day: null,
    instructions: null,
    instruction_type: 'structured',
  } as const
  const medication = { ...first(section?.results), ...plain, ...changes }
  const resource = written(
    { medications: { ...section, results: [medication] } as never },
    'MedicationStatement',
  )
  const { text: _, ...dosage } = Object(at(resource, 'dosage')[0])
  return dosage
}

describe('an allergy', () => {
  testRows([
    ['provider', 'confirmed'],
    ['import', 'confirmed'],
    ['document', 'unconfirmed'],
    ['form', 'unconfirmed'],
    ['file', 'unconfirmed'],
    ['self_reported', 'unconfirmed'],
  ] as const)('recorded by %s is %s', (source, status) => {
    expect(at(writtenAllergy({ source }), 'verificationStatus.coding.code')).toEqual([status])
  })
  testRows([
    ['severe', ['rash'], ['high']],
    ['mild', ['anaphylaxis'], ['high']],
    ['moderate', ['swelling'], []],
  ] as const)('%s with %j is of criticality %j', (severity, reactions, criticality) => {
    expect(at(writtenAllergy({ severity, reactions: [...reactions] }), 'criticality')).toEqual(criticality)
  })
  test('the penicillin that the care team recorded: code, reactions, and who wrote it', () => {
    const { code, reaction, recorder, clinicalStatus } = writtenAllergy({ source: 'provider' })
    expect(code).toEqual({
      coding: [{ system: 'http://snomed.info/sct', code: '91936005' }],
      text: 'Penicillin',
    })
    expect(at(reaction, 'manifestation.coding.code')).toEqual([])
    expect(at({ reaction }, 'reaction.manifestation.coding.code')).toEqual([
      '126485001',
      '267036007',
      '39579001',
    ])
    expect(recorder).toEqual({ display: 'Samuel Roy' })
    expect(at({ clinicalStatus }, 'clinicalStatus.coding.code')).toEqual(['active'])
  })
  test('one that is over is resolved, and without a code it has its name only', () => {
    const written = writtenAllergy({ status: 'resolved', code: null })
    expect(at(written, 'clinicalStatus.coding.code')).toEqual(['resolved'])
    expect(written['code']).toEqual({ text: 'Penicillin' })
  })
})

const sct = (code: string, text: string) => ({ coding: [{ system: 'http://snomed.info/sct', code }], text })
const repeat = (frequency: number, period: number, periodUnit: string) => ({
  timing: { repeat: { frequency, period, periodUnit } },
})
const custom = (changes: object) => ({
  frequency: 'custom' as const,
  custom_schedule: { times: [], days: [], every_n_days: null, text: null, ...changes },
})
const a = (value: number, unit: string, code?: string) => ({
  value,
  unit,
  ...(code && { system: 'http://unitsofmeasure.org', code }),
})

/** A code of our own, for what has none elsewhere. */
const own = (list: string, code: string) => ({ system: `urn:portage:record:${list}`, code })

describe('how a medicine is taken', () => {
  testRows<[Partial<Medication>, object]>([
    [{ route: 'oral' }, { route: sct('26643006', 'by mouth') }],
    [{ route: 'topical' }, { route: sct('6064005', 'on the skin') }],
    [{ route: 'inhaled' }, { route: sct('447694001', 'breathed in') }],
    [{ route: 'sublingual' }, { route: sct('37839007', 'under the tongue') }],
    [{ route: 'transdermal' }, { route: sct('45890007', 'through the skin (patch)') }],
    [{ route: 'rectal' }, { route: sct('37161004', 'in the rectum') }],
    [{ route: 'injection' }, { route: { coding: [own('route', 'injection')], text: 'by injection' } }],
    [{ frequency: 'once_daily' }, repeat(1, 1, 'd')],
    [{ frequency: 'twice_daily' }, repeat(2, 1, 'd')],
    [{ frequency: 'three_times_daily' }, repeat(3, 1, 'd')],
    [{ frequency: 'four_times_daily' }, repeat(4, 1, 'd')],
    [{ frequency: 'every_4_hours' }, repeat(1, 4, 'h')],
    [{ frequency: 'every_6_hours' }, repeat(1, 6, 'h')],
    [{ frequency: 'every_8_hours' }, repeat(1, 8, 'h')],
    [{ frequency: 'every_12_hours' }, repeat(1, 12, 'h')],
    [{ frequency: 'every_other_day' }, repeat(1, 2, 'd')],
    [{ frequency: 'once_weekly' }, repeat(1, 1, 'wk')],
    [{ frequency: 'once_monthly' }, repeat(1, 1, 'mo')],
    [{ frequency: 'as_needed' }, { asNeededBoolean: true }],
    [
      custom({ times: ['08:00', '20:30'], days: ['monday', 'thursday'] }),
      { timing: { repeat: { dayOfWeek: ['mon', 'thu'], timeOfDay: ['08:00:00', '20:30:00'] } } },
    ],
    [custom({ every_n_days: 3 }), repeat(1, 3, 'd')],
    [
      custom({ every_n_days: 3, times: ['08:00', '20:00'] }),
      {
        timing: { repeat: { frequency: 2, period: 3, periodUnit: 'd', timeOfDay: ['08:00:00', '20:00:00'] } },
      },
    ],
    [custom({ text: 'After dialysis' }), { timing: { code: { text: 'After dialysis' } } }],
    [
      { dose: { value: 1, unit: 'tablet' } },
      { doseAndRate: [{ doseQuantity: { ...a(1, 'tablet'), ...own('unit', 'tablet') } }] },
    ],
    [{ dose: { value: 2.5, unit: 'ml' } }, { doseAndRate: [{ doseQuantity: a(2.5, 'mL', 'mL') }] }],
    [{ dose: { value: 50, unit: 'mcg' } }, { doseAndRate: [{ doseQuantity: a(50, 'mcg', 'ug') }] }],
    [{ dose: { value: 2, unit: 'drop' } }, { doseAndRate: [{ doseQuantity: a(2, 'drops', '[drp]') }] }],
    [
      { dose: { value: 2, unit: 'puff' }, frequency: 'as_needed', max_per_day: 4 },
      {
        asNeededBoolean: true,
        doseAndRate: [{ doseQuantity: { ...a(2, 'puffs'), ...own('unit', 'puff') } }],
        maxDosePerPeriod: {
          numerator: { ...a(8, 'puffs'), ...own('unit', 'puff') },
          denominator: a(1, 'd', 'd'),
        },
      },
    ],
    [{ instructions: 'With food.' }, { patientInstruction: 'With food.' }],
    [{ instruction_type: 'free_text', instructions: 'As the sheet says.' }, {}],
  ])('%j', (changes, dosage) => {
    // Where neither a frequency nor free text says it, a mark says for an import that the text is ours.
    const isMarked = !('frequency' in changes || 'instruction_type' in changes)
    const url = 'urn:portage:record:instruction_type'
    const extension = [{ url, valueString: 'structured' }]
    expect(writtenDosage(changes)).toEqual({ ...(isMarked && { extension }), ...dosage })
  })
  test('without a known date it says so', () => {
    const section = maya.sections.medications
    const undated = {
      ...first(section?.results),
      start_date: null,
      end_date: null,
      stop_reason: 'It made me cough.',
    }
    const resource = written(
      { medications: { ...section, results: [undated] } as never },
      'MedicationStatement',
    )
    expect(at(resource, 'effectiveDateTime.extension.valueCode')).toEqual(['unknown'])
    expect(resource['statusReason']).toEqual([{ text: 'It made me cough.' }])
  })
})

testRows<[Partial<TestResult>, object]>([
  [{ value: 6.2, unit: '%' }, { valueQuantity: { value: 6.2, unit: '%' } }],
  [{ value: null, value_text: 'No growth' }, { valueString: 'No growth' }],
  [
    { value: null, value_text: ' ' },
    {
      dataAbsentReason: {
        coding: [{ system: `http://terminology.hl7.org/CodeSystem/data-absent-reason`, code: 'unknown' }],
      },
    },
  ],
])('a result %j', (changes, value) => {
  const section = maya.sections.test_results
  const result = { ...first(section?.results), ...changes }
  expect(written({ test_results: { ...section, results: [result] } as never }, 'Observation')).toMatchObject(
    value,
  )
})
