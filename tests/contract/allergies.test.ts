// Allergies (DATA-56); conditions.test.ts covers what all kinds of records share.
import { beforeEach, describe, expect, test } from 'vitest'
import type { AllergyList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { app, freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const path = '/v1/allergies/'
const maya = seeded.patient('maya')
const shellfish = `${path}${uuidOf('allergy:maya-shellfish')}/`
const thisYear = new Date(app.worlds.get('default').clock.now()).getUTCFullYear()

async function list(query: string, options?: CallOptions): Promise<AllergyList> {
  const reply = await GET(`${path}?${query}`, options)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('listAllergies', reply)
  return reply.body as AllergyList
}
const names = async (query: string, options?: CallOptions) =>
  (await list(query, options)).results.map(({ allergen }) => allergen)

describe('the list', () => {
  test('2.8: the most serious ones come first, anaphylaxis before all', async () => {
    await POST(path, {
      patient: maya,
      allergen: 'Amoxicillin',
      category: 'medication',
      reactions: ['anaphylaxis'],
    })
    expect(await names(`patient=${maya}`)).toEqual([
      'Amoxicillin',
      'Penicillin',
      'Shrimp and crab',
      'Wasp stings',
      'Cats',
      'Latex gloves',
    ])
    expect(await names(`patient=${maya}&ordering=-severity,allergen`)).toEqual(await names(`patient=${maya}`))
  })

  testRows(
    [
      ['status=resolved', ['Wasp stings']],
      ['status=active&category=latex', ['Latex gloves']],
      ['search=ITCHY', ['Cats']],
      ['search=amoxi', ['Penicillin']],
      ['ordering=-onset_year&page_size=1', ['Shrimp and crab']],
    ],
    freshWorld,
  )('keeps and sorts: %s', async (query, wanted) => {
    expect(await names(`patient=${maya}&${query}`)).toEqual(wanted)
  })

  test('Noor has none; neither a care team nor an administrator reads them', async () => {
    expect(await names(`patient=${seeded.patient('noor')}`, { as: 'noor' })).toEqual([])
    for (const as of ['samuel', 'priya', 'luc'] as const) {
      expect((await GET(`${path}?patient=${maya}`, { as })).status).toBe(404)
      expect((await PATCH(shellfish, { severity: 'mild' }, { as })).status).toBe(404)
    }
  })
})

describe('writing', () => {
  const peanuts = { patient: maya, allergen: 'Peanuts', category: 'food', reactions: ['hives'] }

  test('omitted fields are unknown, and the allergy is active', async () => {
    expect(await POST(path, peanuts)).toMatchObject({
      status: 201,
      body: { severity: 'unknown', status: 'active', reaction_text: null, onset_year: null, can_edit: true },
    })
  })

  test('a code stays with the name that it was given for', async () => {
    const code = { system: 'http://snomed.info/sct', code: '91935009' }
    const { id } = Object((await POST(path, { ...peanuts, code })).body)
    const changed = async (changes: object) => Object((await PATCH(`${path}${id}/`, changes)).body).code
    expect(await changed({ severity: 'mild' })).toEqual(code)
    expect(await changed({ allergen: 'Nuts' })).toBe(null)
    expect(await changed({ allergen: 'Peanuts', code })).toEqual(code)
  })

  testRows<[string, object, string, string]>(
    [
      ['an allergen of spaces', { allergen: '   ' }, 'allergen', 'This field may not be blank.'],
      ['next year', { onset_year: thisYear + 1 }, 'onset_year', 'Dates cannot be in the future.'],
      ['126 years ago', { onset_year: thisYear - 126 }, 'onset_year', 'Must be within the last 125 years.'],
      [
        'another reaction untold',
        { reactions: ['other'] },
        'reaction_text',
        'Tell what the other reaction is.',
      ],
      [
        'an untrue other reaction',
        { reaction_text: 'Itchy eyes' },
        'reaction_text',
        'Only told with the reaction "other".',
      ],
    ],
    freshWorld,
  )('refuses %s', async (_, sent, field, message) => {
    const reply = await POST(path, { ...peanuts, ...sent })
    expect([reply.status, reply.body]).toEqual([400, { [field]: [message] }])
  })

  testRows(
    [
      ['no reaction', { reactions: [] }, 'reactions'],
      ['a reaction twice', { reactions: ['hives', 'hives'] }, 'reactions'],
      ['an unknown reaction', { reactions: ['sadness'] }, 'reactions'],
      ['an unknown kind', { category: 'music' }, 'category'],
      ['an unknown field', { colour: 'red' }, 'colour'],
    ],
    freshWorld,
  )('refuses %s', async (_, sent, field) => {
    const reply = await POST(path, { ...peanuts, ...sent })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, [field]])
  })

  test('French messages for French people', async () => {
    const reply = await POST(
      path,
      { ...peanuts, reactions: ['other'] },
      { headers: { 'accept-language': 'fr-ca' } },
    )
    expect(reply.body).toEqual({ reaction_text: ['Indiquez quelle est l’autre réaction.'] })
  })
})
