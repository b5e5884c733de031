// Publishing, restoring and retiring forms (ROUTE-07, ADMIN).
import { beforeEach, describe, expect, test } from 'vitest'
import type { Form, FormList, FormUsage, FormVersionList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { sleepDiaryForm } from '#mock-server/store/seeds/forms/sleep-diary-form.ts'
import { hipCheckInForm } from '#mock-server/store/seeds/journeys/hip-check-in-form.ts'
import { app, GET, POST, PUT, seeded } from './support/app.ts'

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

describe('publishing', () => {
  const publish = (key: string, revision: number, body: object = {}) =>
    POST(at(key, 'publish/'), body, match(revision))
  const save = (definition: object) => PUT(at('sleep-diary', 'draft/'), { definition }, match(1))
  const pointersOf = async (definition: object) => {
    expect((await save(definition)).status).toBe(200)
    const { status, body } = await publish('sleep-diary', 2)
    expect(status).toBe(400)
    return Object.keys(Object(Object(body).definition))
  }
  const [night] = sleepDiaryForm.pages
  const page = (fields: object[]) => ({ ...sleepDiaryForm, pages: [{ ...night, fields }] })
  const label = { 'en-ca': 'A', 'fr-ca': 'B' }

  test('makes the draft the current version, with its comment', async () => {
    const { status, body } = await publish('sleep-diary', 1, { comment: ' For the clinic. ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'published',
      version: 1,
      has_draft: false,
      draft: null,
      revision: 2,
    })
    const versions = (await GET(at('sleep-diary', 'versions/'), { as })).body as FormVersionList
    expect(versions.results).toMatchObject([{ number: 1, comment: 'For the clinic.', is_current: true }])
  })

  test('is refused without a draft, with an old revision and with a comment that is too long', async () => {
    expect((await publish('hip-check-in', 2)).body).toMatchObject({ code: 'nothing_written' })
    expect((await publish('sleep-diary', 5)).status).toBe(412)
    expect((await publish('sleep-diary', 1, { comment: 'x'.repeat(501) })).body).toHaveProperty('comment')
  })

  test('a signature needs a statement in both languages, and a grid needs rows with unique keys', async () => {
    const options = [{ value: 'a', label }]
    const row = { key: 'r', label }
    const fields = [
      { type: 'signature', key: 'signed', label, statement: { 'en-ca': 'A' } },
      { type: 'matrix', key: 'empty', label, options, rows: [] },
      { type: 'matrix', key: 'grid', label, options, rows: [row, { ...row, label: { 'en-ca': 'A' } }] },
    ]
    expect(await pointersOf(page(fields))).toEqual([
      '/pages/0/fields/0/statement/fr-ca',
      '/pages/0/fields/2/rows/1/label/fr-ca',
      '/pages/0/fields/1/rows',
      '/pages/0/fields/2/rows/1/key',
    ])
  })

  test('a form without French names every text that is missing, by its place', async () => {
    const { status, body } = await publish('home-ready', 2)
    expect(status).toBe(400)
    expect(Object(body).definition).toMatchObject({
      '/pages/2/title/fr-ca': ['The French text is missing.'],
      '/pages/2/fields/0/label/fr-ca': ['The French text is missing.'],
    })
  })

  test('a form without pages, questions or answers is refused', async () => {
    expect(await pointersOf({ ...sleepDiaryForm, pages: [] })).toEqual(['/pages'])
    app.worlds.reset('default')
    expect(await pointersOf(page([]))).toEqual(['/pages/0/fields'])
    app.worlds.reset('default')
    expect(await pointersOf(page([{ type: 'choice', key: 'a', label, options: [] }]))).toEqual([
      '/pages/0/fields/0/options',
    ])
  })

  test('duplicate keys, inconsistent limits and invalid patterns are rejected', async () => {
    const option = { value: 'x', label }
    const fields = [
      { type: 'choice', key: 'a', label, options: [option, option] },
      { type: 'number', key: 'a', label, min: 5, max: 2 },
      { type: 'text', key: 'b', label, pattern: '(' },
    ]
    expect((await pointersOf(page(fields))).toSorted()).toEqual([
      '/pages/0/fields/0/options/1/value',
      '/pages/0/fields/1/key',
      '/pages/0/fields/1/min',
      '/pages/0/fields/2/pattern',
    ])
  })

  test('conditions name a question asked before, and one of its answers', async () => {
    const when = (condition: object) => ({ visible_when: { all: [condition] } })
    const fields = [
      { type: 'text', key: 'a', label, ...when({ field: 'later', op: 'answered' }) },
      { type: 'choice', key: 'later', label, options: [{ value: 'x', label }] },
      { type: 'text', key: 'b', label, ...when({ field: 'later', op: 'eq', value: 'gone' }) },
      { type: 'text', key: 'c', label, ...when({ field: 'later', op: 'eq', value: 'x' }) },
    ]
    const alert = { key: 'z', level: 'notice', alert_when: {}, message: label, what_to_do: ['call_811'] }
    expect(await pointersOf({ ...page(fields), alerts: [alert] })).toEqual([
      '/pages/0/fields/0/visible_when/all/0/field',
      '/pages/0/fields/2/visible_when/all/0/value',
      '/alerts/0/alert_when',
    ])
  })

  test('the next patient fills in what was published; who has begun keeps their version', async () => {
    const journey = seeded.journey('maya-hip')
    const open = async () => {
      const { body } = await GET(
        `/v1/tasks/?process_instance=${journey}&kind__in=form&completed_at__isnull=true`,
      )
      return Object(body).results[0].id as string
    }
    const mine = await open()
    const definition = { ...hipCheckInForm, title: { 'en-ca': 'Your hip, anew', 'fr-ca': 'Votre hanche' } }
    await PUT(at('hip-check-in', 'draft/'), { definition }, match(2))
    await publish('hip-check-in', 3)
    expect((await GET(`/v1/tasks/${mine}/form/`)).body).toMatchObject({ definition: { version: 2 } })
    const begun = await POST(
      '/v1/process-instances/',
      { process_definition: seeded.definition('hip-replacement'), patient: seeded.patient('theo') },
      { as: 'theo' },
    )
    expect(begun.status).toBe(201)
    const next = String(Object(begun.body).id)
    const first = await GET(`/v1/tasks/?process_instance=${next}`, { as: 'theo' })
    await POST(
      `/v1/tasks/${Object(first.body).results[0].id}/complete/`,
      { form_data: { side: 'left', how_long: 'years' } },
      { as: 'theo' },
    )
    const { body } = await GET(`/v1/tasks/?process_instance=${next}&search=hip today`, { as: 'theo' })
    const [newest] = Object(body).results
    const form = await GET(`/v1/tasks/${newest.id}/form/`, { as: 'theo' })
    expect(form.body).toMatchObject({ definition: { version: 3, title: { 'en-ca': 'Your hip, anew' } } })
    const usage = (await GET(at('hip-check-in', 'usage/'), { as })).body as FormUsage
    const counts = usage.open_tasks_by_version.map(({ version }) => version)
    expect(counts).toEqual([3, 2])
    expect(usage.journeys).toMatchObject([{ name: 'Hip replacement preparation' }])
  })
})

describe('versions', () => {
  test('are listed from the newest on, and each can be read', async () => {
    const { body } = await GET(at('hip-check-in', 'versions/'), { as })
    const { results } = body as FormVersionList
    expect(results.map(({ number, is_current: isCurrent }) => [number, isCurrent])).toEqual([
      [2, true],
      [1, false],
    ])
    const first = await GET(at('hip-check-in', 'versions/1/'), { as })
    expect(first.body).toMatchObject({ number: 1, definition: { key: 'hip-check-in', version: 1 } })
    expect((await GET(at('hip-check-in', 'versions/3/'), { as })).status).toBe(404)
    expect((await GET(at('hip-check-in', 'versions/0/'), { as })).status).toBe(404)
    expect((await GET(at('hip-check-in', 'versions/x/'), { as })).status).toBe(404)
  })

  test('an old one becomes the draft again, and changes nothing for patients', async () => {
    const { body } = await POST(at('hip-check-in', 'versions/1/restore/'), undefined, match(2))
    const restored = body as Form
    expect([restored.version, restored.draft?.version, restored.revision]).toEqual([2, 3, 3])
    expect(restored.draft?.pages.map(({ key }) => key)).toEqual(['pain', 'moving'])
    expect(restored.definition).toEqual(hipCheckInForm)
    const old = await POST(at('hip-check-in', 'versions/1/restore/'), undefined, match(2))
    expect(old.status).toBe(412)
  })
})

describe('retiring', () => {
  const retire = (key: string, revision: number) => POST(at(key, 'retire/'), undefined, match(revision))

  test('is refused while journeys use the form', async () => {
    const { status, body } = await retire('hip-check-in', 2)
    expect([status, Object(body).code]).toEqual([409, 'in_use'])
  })

  test('takes a form out of use until it is published again', async () => {
    expect((await retire('sleep-diary', 1)).body).toMatchObject({ status: 'retired', revision: 2 })
    expect((await retire('sleep-diary', 2)).body).toMatchObject({ code: 'already_retired' })
    expect(await keys('&status__in=retired')).toEqual(['sleep-diary'])
    const { body } = await POST(at('sleep-diary', 'publish/'), {}, match(2))
    expect(body).toMatchObject({ status: 'published', version: 1 })
  })
})
