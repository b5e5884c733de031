// What administrators write of a library, and what patients then see of it (ROUTE-11..13, ROUTE-54, LIB-01, LIB-02).
import { beforeEach, describe, expect, test } from 'vitest'
import { contentSeeds } from '#mock-server/store/seeds/library/contents.ts'
import {
  changeAs as send,
  lakeside,
  newContent,
  saveContent as save,
  savedBody,
  seededContent,
} from './support/admin/contents.ts'
import { app, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(() => void app.worlds.reset('default'))

const as = 'priya'
const list = async (query: string) =>
  Object((await GET(`/v1/organization-contents/?organization=${lakeside}&${query}`, { as })).body)
const read = async (path: string) => Object((await GET(path, { as })).body)
const both = (english: string, french: string) => ({ 'en-ca': english, 'fr-ca': french })
const whole = {
  title: both('Sleeping well', 'Bien dormir'),
  summary: both('Three habits.', 'Trois habitudes.'),
  body: both('<p>Get up at the same time.</p>', '<p>Levez-vous à la même heure.</p>'),
  tags: ['sleep'],
}
const libraryOf = async (search: string, locale = 'en-ca') =>
  Object(
    (
      await GET(
        `/v1/user-contents/?organization=${lakeside}&patient=${seeded.patient('maya')}&search=${search}`,
        {
          headers: { 'accept-language': locale },
        },
      )
    ).body,
  ).results as { id: string; content: { title: string } }[]

describe('the list', () => {
  test('ROUTE-11: holds what the library is made of, by kind, state, language and words', async () => {
    const inSeeds = contentSeeds.filter(({ organizations }) =>
      organizations.some((one) => one === 'lakeside'),
    )
    const english = inSeeds.filter(({ title }) => title['fr-ca'] === undefined)
    expect((await list('')).count).toBe(inSeeds.length)
    expect((await list('missing_language=fr-ca')).count).toBe(english.length)
    expect((await list('missing_language=en-ca')).count).toBe(0)
    expect((await list('status__in=draft')).count).toBe(0)
    expect((await list('type__in=video')).count).toBe(inSeeds.filter(({ type }) => type === 'video').length)
    expect((await list('search=B%C3%89QUILLES')).results).toMatchObject([
      { title: both('Walking with crutches', 'Marcher avec des béquilles'), status: 'published' },
    ])
    const titles = (await list('ordering=title&page_size=100')).results.map(
      ({ title }: { title: Record<string, string> }) => title['en-ca'],
    )
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en-CA').compare))
    expect((await GET(`/v1/organization-contents/?organization=${lakeside}&page=99`, { as })).status).toBe(
      404,
    )
    expect((await GET('/v1/organization-contents/', { as })).status).toBe(400)
  })
})

describe('a content is written, published and read', () => {
  test('ROUTE-12, ROUTE-54: patients see it once it is published, each in their language', async () => {
    const path = await newContent()
    expect(await read(path)).toMatchObject({
      status: 'draft',
      revision: 1,
      missing_languages: ['en-ca', 'fr-ca'],
    })
    expect(await libraryOf('Sleeping well')).toEqual([])
    expect(await save(path, 1, whole)).toMatchObject({ status: 200, body: { revision: 2, status: 'draft' } })
    const published = await send('POST', `${path}publish/`, 2)
    expect(published.body).toMatchObject({
      status: 'published',
      missing_languages: [],
      updated_by: 'Priya Nair',
    })
    const [found] = await libraryOf('Sleeping well')
    const detail = await GET(`/v1/user-contents/${found?.id}/`, { headers: { 'accept-language': 'fr-ca' } })
    expectContract('getUserContent', detail)
    expect(detail.body).toMatchObject({
      content: { title: 'Bien dormir', language: 'fr-ca', author: 'Lakeside Family Health' },
      body: '<p>Levez-vous à la même heure.</p>',
    })
  })

  test('what is saved waits until it is published again; what is taken out is gone', async () => {
    const path = seededContent('hip-crutches')
    const before = (await libraryOf('crutches')).length
    await save(path, 1, { title: both('Crutches, step by step', 'Les béquilles, pas à pas') })
    expect(await read(path)).toMatchObject({ status: 'changed', revision: 2 })
    expect((await list('status__in=changed')).count).toBe(1)
    expect(await libraryOf('step by step')).toEqual([])
    await send('POST', `${path}publish/`, 2)
    const [changed] = await libraryOf('step by step')
    expect(changed?.content.title).toBe('Crutches, step by step')
    await send('POST', `${path}unpublish/`, 3)
    expect(await libraryOf('crutches')).toHaveLength(before - 1)
    expect((await GET(`/v1/user-contents/${changed?.id}/`)).status).toBe(404)
    expect(await send('POST', `${path}unpublish/`, 4)).toMatchObject({
      status: 409,
      body: { detail: 'Patients do not see this.', code: 'not_published' },
    })
    await send('POST', `${path}publish/`, 4)
    expect((await libraryOf('step by step'))[0]?.id).toBe(changed?.id)
  })

  test('LIB-01: it is whole in English, and in French whole or not begun', async () => {
    const path = await newContent(both('Sleeping well', 'Bien dormir'))
    const refused = await send('POST', `${path}publish/`, 1)
    expect(refused.status).toBe(400)
    expectContract('publishOrganizationContent', refused)
    expect(Object.keys(Object(refused.body)).toSorted()).toEqual(['body', 'summary', 'tags'])
    await save(path, 1, { ...whole, body: both('<p>Sleep.</p>', '') })
    expect((await send('POST', `${path}publish/`, 2)).body).toMatchObject({
      body: { 'fr-ca': ['Write all of it in French, or leave all of the French empty.'] },
    })
    const english = {
      title: both('Sleeping well', ''),
      summary: both('Three.', ''),
      body: both('<p>S.</p>', ''),
    }
    await save(path, 2, english)
    expect((await send('POST', `${path}publish/`, 3)).body).toMatchObject({ missing_languages: ['fr-ca'] })
    expect((await libraryOf('Sleeping well', 'fr-ca'))[0]).toMatchObject({ content: { language: 'en-ca' } })
  })

  test('a link leads where it says, and its target can be asked for', async () => {
    const { body } = await POST(
      '/v1/organization-contents/',
      { organization: lakeside, type: 'link', title: both('Air quality today', '') },
      { as },
    )
    const path = `/v1/organization-contents/${String(Object(body).id)}/`
    await save(path, 1, {
      summary: both('How clean it is.', ''),
      url: both('https://weather.gc.ca/', ''),
      tags: ['breathing'],
    })
    await send('POST', `${path}publish/`, 2)
    const [found] = await libraryOf('Air quality today')
    const detail = Object((await GET(`/v1/user-contents/${found?.id}/`)).body)
    expect(detail.resources).toMatchObject([{ kind: 'link', url: 'https://weather.gc.ca/' }])
    const resource = await GET(`/v1/resources/${detail.resources[0].id}/`)
    expect(resource.body).toMatchObject({ title: 'Air quality today' })
  })

  test('every seeded content can be saved and published as it is', async () => {
    const { results } = await list('page_size=100')
    for (const { id } of results as { id: string }[]) {
      const path = `/v1/organization-contents/${id}/`
      const saved = await save(path, 1, {})
      expect([saved.status, saved.text]).toEqual([200, saved.text])
      expect([(await send('POST', `${path}publish/`, 2)).status, id]).toEqual([200, id])
    }
  })
})

describe('two administrators, and what is refused', () => {
  test('a change from another revision is a 412, one from none a 428; nothing changes', async () => {
    const path = seededContent('hip-crutches')
    await save(path, 1, { minutes: 9 })
    for (const [revision, status] of [
      [1, 412],
      [null, 428],
    ] as const) {
      const reply = await send('PUT', path, revision, await savedBody(path))
      expect(reply.status).toBe(status)
      expectContract('saveOrganizationContent', reply)
      expect((await send('POST', `${path}publish/`, revision)).status).toBe(status)
      expect((await send('POST', `${path}unpublish/`, revision)).status).toBe(status)
      expect((await send('DELETE', path, revision)).status).toBe(status)
    }
    expect(await read(path)).toMatchObject({ revision: 2, minutes: 9 })
  })

  test('only a draft is deleted', async () => {
    expect((await send('DELETE', seededContent('hip-crutches'), 1)).body).toMatchObject({ code: 'published' })
    const path = await newContent()
    expect((await send('DELETE', path, 1)).status).toBe(204)
    expect((await GET(path, { as })).status).toBe(404)
  })

  test('without a title in any language, or with one that is too long', async () => {
    const path = await newContent()
    const wrong: readonly [object, string][] = [
      [{ title: both(' ', '') }, 'title'],
      [{ title: both('a'.repeat(201), '') }, 'title'],
      [{ summary: both('', 'a'.repeat(401)) }, 'summary'],
      [{ image: '5d419f63-8e90-4b12-8d3e-4f5061720001' }, 'image'],
      [{ minutes: 0 }, 'minutes'],
      [{ tags: ['cars'] }, 'tags'],
    ]
    for (const [changes, field] of wrong) {
      const reply = await save(path, 1, changes)
      expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, [field]])
    }
  })

  test('each change is in the history, with the previous value', async () => {
    const path = await newContent()
    await save(path, 1, whole)
    await send('POST', `${path}publish/`, 2)
    await send('POST', `${path}unpublish/`, 3)
    await send('DELETE', path, 4)
    const id = path.split('/')[3] ?? ''
    const { results } = Object(
      (await GET(`/v1/audit-events/?object_type=content&object_id=${id}`, { as })).body,
    )
    expect(results.map(({ action }: { action: string }) => action)).toEqual([
      'deleted',
      'unpublished',
      'published',
      'changed',
      'created',
    ])
    expect(results[3]).toMatchObject({ actor_name: 'Priya Nair', object_name: 'Sleeping well' })
    expect(results[3].changes.map(({ field }: { field: string }) => field)).toContain('body')
  })
})
