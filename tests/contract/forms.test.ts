// Forms, as those who write them have them (ROUTE-06, ROUTE-07, ADMIN).
import { beforeEach, describe, expect, test } from 'vitest'
import type { Form, FormDefinition, FormList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { sleepDiaryForm } from '#mock-server/store/seeds/forms/sleep-diary-form.ts'
import { hipCheckInForm } from '#mock-server/store/seeds/journeys/hip-check-in-form.ts'
import { app, DELETE, GET, POST, PUT } from './support/app.ts'

beforeEach(() => void app.worlds.reset('default'))

const as = 'priya'
const idOf = (key: string) => uuidOf(`form:${key}`)
const at = (key: string, rest = '') => `/v1/forms/${idOf(key)}/${rest}`
const match = (revision: number) => ({ as, headers: { 'if-match': `"${revision}"` } }) as const

const list = async (query = '') => {
  const { body } = await GET(`/v1/forms/?page_size=100${query}`, { as })
  return body as FormList
}
const keys = async (query: string) => (await list(query)).results.map(({ key }) => key)
const get = async (key: string) => (await GET(at(key), { as })).body as Form

describe('the list', () => {
  test('returns the status of each form, by name', async () => {
    const { results, count } = await list()
    expect(count).toBe(20)
    const names = results.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-CA')))
    const hip = results.find(({ key }) => key === 'hip-check-in')
    expect(hip).toMatchObject({
      name: 'How is your hip today?',
      status: 'published',
      version: 2,
      has_draft: false,
      completeness: { 'en-ca': 100, 'fr-ca': 100 },
      used_by_count: 1,
      updated_by: { display_name: 'Priya Nair' },
    })
  })

  test('finds by name and key, whatever case and accents', async () => {
    expect(await keys('&search=SLEEP')).toEqual(['sleep-diary'])
    expect(await keys('&search=hip-check')).toEqual(['hip-check-in'])
    expect(await keys('&search=nothing-like-it')).toEqual([])
  })

  test('filters by status, missing language and draft', async () => {
    expect(await keys('&status__in=draft')).toEqual(['sleep-diary'])
    expect(await keys('&status__in=retired')).toEqual([])
    const french = await keys('&missing_language=fr-ca')
    expect(french).toContain('home-ready')
    expect(french).toContain('quit-plan')
    expect(french).not.toContain('sleep-diary')
    expect(await keys('&missing_language=en-ca')).toEqual([])
    expect((await keys('&has_draft=true')).toSorted()).toEqual(['home-ready', 'sleep-diary'])
  })

  test('sorts, pages, and refuses what it does not know', async () => {
    expect((await keys('&ordering=-updated_at'))[0]).toBe('home-ready')
    expect((await keys('&ordering=-used_by_count')).at(-1)).toBe('sleep-diary')
    expect((await keys('&ordering=key'))[0]).toBe('about-your-hip')
    const past = await GET('/v1/forms/?page=99', { as })
    expect(past.status).toBe(404)
    for (const bad of [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=NaN',
      'ordering=color',
      'missing_language=de',
      'x=1',
    ])
      expect([bad, (await GET(`/v1/forms/?${bad}`, { as })).status]).toEqual([bad, 400])
  })

  test('names forms in the language of who asks', async () => {
    const { body } = await GET('/v1/forms/?search=hanche&page_size=100', {
      as,
      headers: { 'accept-language': 'fr-ca' },
    })
    expect((body as FormList).results.map(({ name }) => name)).toContain('À propos de votre hanche')
  })
})

describe('a new form', () => {
  const title = { 'en-ca': 'Your walks', 'fr-ca': 'Vos marches' }
  const create = (body: object) => POST('/v1/forms/', body, { as })

  test('starts blank, as a draft', async () => {
    const { status, body } = await create({ key: 'walks', title })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      key: 'walks',
      status: 'draft',
      version: null,
      revision: 1,
      definition: null,
      draft: { key: 'walks', version: 1, title, pages: [] },
    })
    expect((await GET(`/v1/forms/${String(Object(body).id)}/`, { as })).body).toEqual(body)
  })

  test('may copy another, or what comes from elsewhere, under its own key and number', async () => {
    const copy = (await create({ key: 'hip-copy', title, duplicate_of: idOf('hip-check-in') })).body as Form
    expect(copy.draft).toEqual({ ...hipCheckInForm, key: 'hip-copy', version: 1, title })
    const sent = (await create({ key: 'imported', title, definition: sleepDiaryForm })).body as Form
    expect(sent.draft).toEqual({ ...sleepDiaryForm, key: 'imported', title })
    const both = { key: 'both', title, duplicate_of: idOf('hip-check-in'), definition: sleepDiaryForm }
    expect((await create(both)).body).toHaveProperty('definition')
    expect((await create({ key: 'none', title, duplicate_of: idOf('nothing') })).status).toBe(404)
  })

  test('is refused with a key that is taken or none, without a title, and with a definition that is none', async () => {
    expect((await create({ key: 'hip-check-in', title })).body).toHaveProperty('key')
    for (const key of ['', 'Hip', '1st', 'a b', '../../etc', 'a'.repeat(65), '<b>x</b>'])
      expect([key, (await create({ key, title })).status]).toEqual([key, 400])
    expect((await create({ key: 'x', title: { 'en-ca': ' ' } })).body).toHaveProperty('title')
    const bad = { ...sleepDiaryForm, pages: [{ key: 'night', title, fields: [{ type: 'moon', key: 'a' }] }] }
    const { status, body } = await create({ key: 'x', title, definition: bad })
    expect([status, body]).toEqual([400, { definition: { pages: { 0: { fields: expect.anything() } } } }])
  })
})

describe('what is written', () => {
  const draft: FormDefinition = { ...sleepDiaryForm, title: { 'en-ca': 'Sleep', 'fr-ca': 'Sommeil' } }

  test('is kept under the form’s own key and next number; patients see nothing of it', async () => {
    const sent = { ...hipCheckInForm, key: 'another', version: 77, pages: [] }
    const { status, body } = await PUT(at('hip-check-in', 'draft/'), { definition: sent }, match(2))
    expect(status).toBe(200)
    expect(body).toMatchObject({ revision: 3, has_draft: true, version: 2 })
    expect((body as Form).draft).toEqual({ ...sent, key: 'hip-check-in', version: 3 })
    expect((await get('hip-check-in')).definition).toEqual(hipCheckInForm)
  })

  test('needs the revision that it was made from: 428 without, 412 with an old one', async () => {
    const path = at('sleep-diary', 'draft/')
    expect((await PUT(path, { definition: draft }, { as })).status).toBe(428)
    expect((await PUT(path, { definition: draft }, match(9))).status).toBe(412)
    expect((await get('sleep-diary')).draft).toEqual(sleepDiaryForm)
    expect((await PUT(path, { definition: draft }, match(1))).status).toBe(200)
    expect((await PUT(path, { definition: draft }, match(1))).status).toBe(412)
  })

  test('may be given up where something is published, and only there', async () => {
    const { body } = await DELETE(at('home-ready', 'draft/'), match(2))
    expect(body).toMatchObject({ has_draft: false, draft: null, revision: 3, version: 1 })
    expect((await DELETE(at('home-ready', 'draft/'), match(3))).body).toMatchObject({
      code: 'nothing_written',
    })
    const never = await DELETE(at('sleep-diary', 'draft/'), match(1))
    expect([never.status, Object(never.body).code]).toEqual([409, 'nothing_published'])
  })

  test('larger than 500,000 characters is refused', async () => {
    const [page] = sleepDiaryForm.pages
    const label = { 'en-ca': 'x'.repeat(5000) }
    const fields = Array.from({ length: 120 }, (_, n) => ({ type: 'info' as const, key: `t${n}`, label }))
    const definition = { ...sleepDiaryForm, pages: [{ ...page, fields }] }
    const { status, body } = await PUT(at('sleep-diary', 'draft/'), { definition }, match(1))
    expect([status, Object.keys(Object(body))]).toEqual([400, ['definition']])
  })
})

test('every change is audited, with before and after', async () => {
  const title = { 'en-ca': 'My sleep', 'fr-ca': 'Mon sommeil' }
  await PUT(at('sleep-diary', 'draft/'), { definition: { ...sleepDiaryForm, title } }, match(1))
  await POST(at('sleep-diary', 'publish/'), { comment: 'Shorter.' }, match(2))
  await POST(at('sleep-diary', 'retire/'), undefined, match(3))
  const path = `/v1/audit-events/?object_type=form&object_id=${idOf('sleep-diary')}`
  const { results } = Object((await GET(path, { as })).body)
  expect(results).toMatchObject([
    { action: 'retired', object_name: 'My sleep', actor_name: 'Priya Nair' },
    { action: 'published', comment: 'Shorter.' },
    {
      action: 'saved_draft',
      changes: [
        { field: '/title/en-ca', before: 'Your sleep diary', after: 'My sleep' },
        { field: '/title/fr-ca', before: 'Votre journal de sommeil', after: 'Mon sommeil' },
      ],
    },
  ])
})

test('a world keeps its forms to itself', async () => {
  const other = { ...match(1), world: 'forms-elsewhere' }
  await POST(at('sleep-diary', 'retire/'), undefined, other)
  expect((await get('sleep-diary')).status).toBe('draft')
})
