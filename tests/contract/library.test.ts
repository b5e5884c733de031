// The library: what each person has of it, in which language, and what becomes of it (LIB).
import { beforeEach, describe, expect, test } from 'vitest'
import type { FaqList, Resource, UserContentDetail, UserContentList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { contentSeeds } from '#mock-server/store/seeds/library/contents.ts'
import { app, freshWorld, GET, PATCH, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const lakeside = seeded.organization('lakeside')
const fleuve = seeded.organization('fleuve')
const idOf = (profile: string, organization: string, content: string) =>
  uuidOf(`user-content:${seeded.patient(profile)}:${organization}:${content}`)

async function list(query: string, options?: CallOptions): Promise<UserContentList> {
  const reply = await GET(`/v1/user-contents/?${query}`, options)
  expect(reply.status).toBe(200)
  expectContract('listUserContents', reply)
  return reply.body as UserContentList
}
const titles = async (query: string, options?: CallOptions) =>
  (await list(`page_size=100&${query}`, options)).results.map(({ content }) => content.title)
const french = { as: 'maya', headers: { 'accept-language': 'fr-ca' } } as const

describe('the list (LIB-04, D-72)', () => {
  test('PROD-02: holds the library of an organization, once for each profile, a page at a time', async () => {
    const inSeeds = contentSeeds.filter(({ organizations }) =>
      organizations.some((one) => one === 'lakeside'),
    )
    const first = await list(`organization=${lakeside}&patient=${seeded.patient('maya')}`)
    expect(inSeeds.length).toBeGreaterThan(40)
    expect(first).toMatchObject({ count: inSeeds.length, previous: null })
    expect(first.results).toHaveLength(20)
    const last = await list(`organization=${lakeside}&patient=${seeded.patient('maya')}&page=3`)
    expect(first.results.length * 2 + last.results.length).toBe(inSeeds.length)
    expect((await GET(`/v1/user-contents/?organization=${lakeside}&page=4`)).status).toBe(404)
    // Theo looks after three profiles, and each has it all.
    expect((await list(`organization=${lakeside}`, { as: 'theo' })).count).toBe(inSeeds.length * 3)
  })

  test('an organization without a library has an empty one', async () => {
    const { count, results } = await list(`organization=${seeded.organization('sunnyside')}`, { as: 'odile' })
    expect([count, results]).toEqual([0, []])
  })

  test('says who recommends what, and why', async () => {
    const { results } = await list(`organization=${lakeside}&recommended=true&page_size=100`)
    const why = new Map(
      results.map(({ content, recommended_by: by, reason }) => [content.title, [by, reason]]),
    )
    expect(why.get('Getting your home ready for a new hip')).toEqual([
      'journey',
      'Because you are preparing for a new hip',
    ])
    expect(why.get('Taking pain medicine safely')).toEqual(['provider', 'Samuel Roy chose this for you'])
    expect(why.get('Getting ready for vaccination day')).toEqual([
      'organization',
      'Because flu season has started',
    ])
    // A journey that is over recommends nothing any more.
    expect(why.has('Safe sleep for your baby')).toBe(false)
    expect(results.every(({ reason }) => reason !== null)).toBe(true)
  })

  testRows<[string, string, readonly string[]]>(
    [
      [
        'by recommender',
        'recommended_by__in=provider',
        ['Sleeping better without pills', 'Taking pain medicine safely'],
      ],
      [
        'saved',
        'saved=true',
        [
          'Canada’s food guide',
          'Getting your home ready for a new hip',
          'Safe sleep for your baby',
          'Sleeping better without pills',
        ],
      ],
      [
        'begun',
        'started=true',
        ['Finding what sets off your asthma', 'Getting your home ready for a new hip'],
      ],
      [
        'by topic and kind',
        'tag__in=diabetes&type__in=pdf,tool',
        ['Are you at risk of diabetes?', 'Blood sugar log for one week'],
      ],
      [
        'long ones',
        'minutes__gte=10',
        ['Canada’s food guide', 'Three gentle exercises before your operation'],
      ],
    ],
    freshWorld,
  )('%s', async (_, query, expected) => {
    expect((await titles(`organization=${lakeside}&${query}`)).toSorted()).toEqual(expected)
  })

  test('short ones, and those of one journey', async () => {
    const short = await list(`organization=${lakeside}&minutes__lte=1&page_size=100`)
    expect(short.results.map(({ content }) => content.minutes)).toEqual(short.results.map(() => 1))
    const hip = await list(`process_instance=${seeded.journey('maya-hip')}`)
    expect(hip.count).toBe(contentSeeds.filter(({ journey }) => journey === 'hip-replacement').length)
  })

  test('a search finds words of title, summary and text, best matches first, whatever case and accents', async () => {
    const found = await titles(`organization=${lakeside}&search=ASTHMA`)
    expect(found[0]).toMatch(/asthma/i)
    expect(found).toContain('What to do in an asthma attack')
    expect(await titles(`organization=${lakeside}&search=grab%20bar`)).toEqual([
      'Seven ways to prevent a fall',
    ])
    expect(await titles(`organization=${lakeside}&search=BEQUILLES`, french)).toContain(
      'Marcher avec des béquilles',
    )
    expect(await titles(`organization=${lakeside}&search=zzzz`)).toEqual([])
  })

  test('newest first, or what is recommended and not read', async () => {
    const dates = async (ordering: string) =>
      (await list(`organization=${lakeside}&ordering=${ordering}&page_size=100`)).results
    const newest = (await dates('newest')).map(({ content }) => content.published_at)
    expect(newest).toEqual(newest.toSorted().toReversed())
    const relevant = (await dates('relevance')).map((one) => one.reason !== null && one.read_at === null)
    expect(relevant.lastIndexOf(true)).toBeLessThan(relevant.indexOf(false))
  })

  testRows(
    ['search=a', 'type__in=film', 'ordering=title', 'language=de', 'minutes__lte=x', 'colour=red'],
    freshWorld,
  )('refuses %s', async (query) => expect((await GET(`/v1/user-contents/?${query}`)).status).toBe(400))
})

describe('LIB-01: missing French falls back to English', () => {
  test('and says so, content by content', async () => {
    const { results } = await list(`organization=${lakeside}&page_size=100`, french)
    const served = new Map(results.map(({ content }) => [content.title, content]))
    expect(served.get('Préparer la maison avant une nouvelle hanche')).toMatchObject({ language: 'fr-ca' })
    expect(served.get('Your baby’s first bath')).toMatchObject({ language: 'en-ca', languages: ['en-ca'] })
    const english = results.filter(({ content }) => content.language === 'en-ca')
    expect(english.length).toBeGreaterThan(5)
    expect(english.length).toBeLessThan(results.length / 2)
  })

  test('one can ask for what exists in French only', async () => {
    const { results } = await list(`organization=${lakeside}&language=fr-ca&page_size=100`, french)
    expect(results.filter(({ content }) => content.language !== 'fr-ca')).toEqual([])
  })

  test('the reason is the portal’s, so it is in French', async () => {
    const path = `/v1/user-contents/${idOf('maya', lakeside, 'hip-exercises')}/`
    expect((await GET(path, french)).body).toMatchObject({
      content: { language: 'en-ca', title: 'Three gentle exercises before your operation' },
      reason: 'Parce que vous vous préparez à une nouvelle hanche',
    })
  })
})

describe('one content (LIB-02: by the id that the person has it under)', () => {
  test('an article with its text and its documents', async () => {
    const { body } = await GET(`/v1/user-contents/${idOf('maya', lakeside, 'hip-home-ready')}/`)
    const { body: text, resources, media } = body as UserContentDetail
    expect(text).toContain('<h2>Clear the way</h2>')
    expect(media).toBeNull()
    expect(resources.map(({ title }) => title)).toEqual(['My hospital bag: a checklist'])
  })

  testRows(
    [
      ['asthma-spacer', 'video/webm'],
      ['breathe-slow', 'audio/wav'],
    ],
    freshWorld,
  )('%s has a file that is really there, and says in words what is shown and heard', async (key, type) => {
    const { body } = await GET(`/v1/user-contents/${idOf('maya', lakeside, key)}/`)
    const { media, transcript } = body as UserContentDetail
    expect(transcript).toMatch(/<p>/)
    expect(media?.media_type).toBe(type)
    for (const { url } of [...(media ? [media] : []), ...(media?.captions ?? [])]) {
      const answer = await app.fetch(new Request(url))
      expect([url, answer.status]).toEqual([url, 200])
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
    }
  })

  test('a player may ask for a part of a film', async () => {
    const { body } = await GET(`/v1/user-contents/${idOf('maya', lakeside, 'breathe-slow')}/`)
    const url = (body as UserContentDetail).media?.url ?? ''
    const part = await app.fetch(new Request(url, { headers: { range: 'bytes=0-3' } }))
    expect([part.status, await part.text()]).toEqual([206, 'RIFF'])
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-3\/\d+$/)
    const beyond = await app.fetch(new Request(url, { headers: { range: 'bytes=99999999-' } }))
    expect(beyond.status).toBe(416)
  })

  test('another person’s is a 404, to read and to change', async () => {
    const path = `/v1/user-contents/${idOf('maya', lakeside, 'hip-home-ready')}/`
    for (const as of ['theo', 'samuel', 'priya'] as const) expect((await GET(path, { as })).status).toBe(404)
    expect((await PATCH(path, { helpful: true }, { as: 'theo' })).status).toBe(404)
    expect((await GET(path)).body).toMatchObject({ helpful: null })
  })

  test('what the person does with it is kept, and only what is sent changes', async () => {
    const path = `/v1/user-contents/${idOf('maya', lakeside, 'hip-home-ready')}/`
    const read_at = '2026-11-20T18:05:00.000Z'
    expect((await PATCH(path, { read_at, helpful: true })).body).toMatchObject({
      helpful: true,
      progress: 50,
    })
    expect((await PATCH(path, { saved_at: null })).body).toMatchObject({ saved_at: null, helpful: true })
    expect((await GET(path)).body).toMatchObject({ saved_at: null, helpful: true })
    expect(await titles(`organization=${lakeside}&started=true`)).not.toContain(
      'Getting your home ready for a new hip',
    )
    // The same content with another organization is another one.
    const other = `/v1/user-contents/${idOf('maya', fleuve, 'asthma-attack')}/`
    expect((await GET(other)).body).toMatchObject({ helpful: null })
  })

  testRows([[{}], [{ progress: 101 }], [{ read_at: 'yesterday' }], [{ title: 'x' }]], freshWorld)(
    'refuses %j',
    async (body) => {
      const path = `/v1/user-contents/${idOf('maya', lakeside, 'hip-home-ready')}/`
      expect((await PATCH(path, body)).status).toBe(400)
    },
  )
})

describe('resources (LIB-04)', () => {
  const path = (organization: string, key: string) =>
    `/v1/resources/${uuidOf(`resource:${organization}:${key}`)}/`

  test('a document has its size, and is there in both languages', async () => {
    for (const options of [{ as: 'maya' }, french] as const) {
      const { body } = await GET(path(lakeside, 'hospital-bag'), options)
      const { url, size, media_type: type } = body as Resource
      const file = new Uint8Array(await (await app.fetch(new Request(url))).arrayBuffer())
      expect(type).toBe('application/pdf')
      expect(file).toHaveLength(size ?? 0)
      expect(new TextDecoder().decode(file.slice(0, 8))).toBe('%PDF-1.4')
    }
  })

  test('one that has no French is in English (LIB-01)', async () => {
    expect((await GET(path(lakeside, 'sugar-log'), french)).body).toMatchObject({
      language: 'en-ca',
      languages: ['en-ca'],
    })
  })

  test('a link leads to a public site', async () => {
    expect((await GET(path(lakeside, 'food-guide'), french)).body).toMatchObject({
      kind: 'link',
      url: 'https://guide-alimentaire.canada.ca/fr/',
      size: null,
    })
  })

  test('of an organization that one does not belong to it is a 404', async () => {
    expect((await GET(path(lakeside, 'hospital-bag'), { as: 'luc' })).status).toBe(404)
    expect((await GET(`/v1/resources/${seeded.patient('maya')}/`)).status).toBe(404)
  })
})

describe('frequent questions (ROUTE-64)', () => {
  test('category by category, in French where it exists (LIB-01)', async () => {
    const { results } = (await GET('/v1/faqs/?page_size=100', french)).body as FaqList
    expect(results.length).toBeGreaterThan(15)
    const order = [...new Set(results.map(({ category }) => category))]
    expect(results.map(({ category }) => category)).toEqual(
      order.flatMap((name) => results.filter(({ category }) => category === name).map(() => name)),
    )
    const languages = results.map(({ language }) => language)
    expect(new Set(languages)).toEqual(new Set(['fr-ca', 'en-ca']))
    expect(results.find(({ language }) => language === 'en-ca')).toMatchObject({
      category_name: 'Parcours et tâches',
      question: 'Can I leave a journey?',
    })
  })

  test('can be searched', async () => {
    const { results } = (await GET('/v1/faqs/?search=password')).body as FaqList
    expect(results.map(({ question }) => question)).toEqual(['How do I change my password?'])
  })
})
