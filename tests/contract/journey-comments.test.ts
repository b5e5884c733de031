// Comments of administrators on the steps of a journey, apart from its design (JOURNEY-15, issue 24).
import { beforeEach, expect, test } from 'vitest'
import type { JourneyComment, JourneyCommentList, JourneyDefinition } from '#generated/model/index.ts'
import { DELETE, freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import { begun, hipDesign, matching } from './support/admin/journeys.ts'

beforeEach(freshWorld)

const hip = seeded.definition('hip-replacement')
const all = '/v1/journey-comments/'
const say = async (text: string, step = 'hip_check_in', as: 'priya' | 'ana' = 'priya') =>
  (await POST(all, { journey: hip, step, text }, { as })).body as JourneyComment
const list = async (query = '') =>
  (await GET(`${all}?journey=${hip}&page_size=100${query}`, { as: 'ana' })).body as JourneyCommentList
const resolve = (id: string, is: boolean, as: 'priya' | 'ana') =>
  PATCH(`${all}${id}/`, { is_resolved: is }, { as })

test('comments have their author, by step, the oldest first; the journey stays as it is', async () => {
  const before = (await GET(`/v1/journey-definitions/${hip}/`, { as: 'priya' })).body
  await say(' Ask about stairs? ')
  await say('No, that comes later.', 'hip_check_in', 'ana')
  await say('Too long.', 'about_you')
  const step = await list('&step=hip_check_in')
  expect(step.results.map(({ text, author }) => [text, author.id])).toEqual([
    ['Ask about stairs?', seeded.user('priya')],
    ['No, that comes later.', seeded.user('ana')],
  ])
  const counts = [
    { step: 'hip_check_in', count: 2 },
    { step: 'about_you', count: 1 },
  ]
  expect([step.count, step.open_counts, (await list()).count]).toEqual([2, counts, 3])
  expect((await GET(`/v1/journey-definitions/${hip}/`, { as: 'priya' })).body).toEqual(before)
})

test('anyone resolves and reopens; a repeated call keeps who did it first', async () => {
  const { id } = await say('Ask about stairs?')
  expect((await resolve(id, true, 'ana')).body).toMatchObject({ resolved_by: { id: seeded.user('ana') } })
  expect((await resolve(id, true, 'priya')).body).toMatchObject({ resolved_by: { id: seeded.user('ana') } })
  expect((await list()).open_counts).toEqual([])
  expect((await resolve(id, false, 'priya')).body).toMatchObject({ resolved_at: null, resolved_by: null })
  expect((await list()).open_counts).toEqual([{ step: 'hip_check_in', count: 1 }])
})

test('only its author deletes a comment', async () => {
  const { id } = await say('Ask about stairs?')
  expect((await DELETE(`${all}${id}/`, { as: 'ana' })).status).toBe(404)
  expect((await DELETE(`${all}${id}/`, { as: 'priya' })).status).toBe(204)
  expect((await list()).count).toBe(0)
  expect((await resolve(id, true, 'priya')).status).toBe(404)
})

test('a repeated request adds one comment; a step has at most 100', async () => {
  const body = { journey: hip, step: 'hip_check_in', text: 'Once.' }
  const keyed = {
    as: 'priya',
    headers: { 'idempotency-key': '5d0c8d4e-0b46-4a07-9d6a-1f7f3d6a0001' },
  } as const
  const [first, second] = [await POST(all, body, keyed), await POST(all, body, keyed)]
  expect([first.status, second.body]).toEqual([201, first.body])
  for (let number = 2; number <= 100; number += 1) await say(String(number))
  const refused = await POST(all, body, { as: 'priya' })
  expect([refused.status, Object.keys(Object(refused.body))]).toEqual([400, ['text']])
  expect((await POST(all, { ...body, step: 'about_you' }, { as: 'priya' })).status).toBe(201)
})

test('comments are in nothing that is published or exported, and only administrators read them', async () => {
  const made = (await begun('hip-again', hipDesign)).body as JourneyDefinition
  await POST(all, { journey: made.id, step: 'hip_check_in', text: 'Zebra' }, { as: 'priya' })
  await POST(`/v1/journey-definitions/${made.id}/publish/`, {}, matching(made.revision))
  const rest = [
    [`/v1/journey-definitions/${made.id}/`, 'priya'],
    [`/v1/journey-definitions/${made.id}/versions/`, 'priya'],
    [`/v1/process-definitions/${made.id}/`, 'maya'],
    [`/v1/organization-journeys/?organization=${seeded.organization('lakeside')}`, 'samuel'],
  ] as const
  for (const [path, as] of rest) expect(JSON.stringify((await GET(path, { as })).body)).not.toContain('Zebra')
  for (const as of ['samuel', 'maya'] as const) {
    expect((await GET(`${all}?journey=${made.id}`, { as })).status).toBe(403)
  }
  expect((await GET(`${all}?journey=${seeded.user('maya')}`, { as: 'priya' })).status).toBe(404)
})
