// Review of a journey by a second administrator, an option of the organization (JOURNEY-15, issue 24).
import { beforeEach, expect, test } from 'vitest'
import type {
  AdminItemList,
  AuditEventList,
  JourneyDefinition,
  JourneyDefinitionList,
} from '#generated/model/index.ts'
import { freshWorld, GET, PATCH, POST, PUT, DELETE, seeded } from './support/app.ts'
import { hipDesign } from './support/admin/journeys.ts'

type Admin = 'priya' | 'ana'

const hip = seeded.definition('hip-replacement')
const at = (rest = '') => `/v1/journey-definitions/${hip}/${rest}`
const get = async (as: Admin = 'priya') => (await GET(at(), { as })).body as JourneyDefinition
const withRevision = async (as: Admin) =>
  ({ as, headers: { 'if-match': `"${(await get(as)).revision}"` } }) as const
const turn = (reviews: boolean, as: 'priya' | 'samuel' = 'priya') =>
  PATCH(`/v1/organizations/${seeded.organization('lakeside')}/`, { reviews_journeys: reviews }, { as })
const save = async (as: Admin, weeks = 8, design = hipDesign) =>
  PUT(at('draft/'), { design: { ...design, estimated_weeks: weeks } }, await withRevision(as))
const ask = async (as: Admin, comment = 'Two weeks more.') =>
  POST(at('review/'), { comment }, await withRevision(as))
const sendBack = async (as: Admin, reason = 'Why?') =>
  POST(at('review/return/'), { reason }, await withRevision(as))
const publish = async (as: Admin) => POST(at('publish/'), {}, await withRevision(as))
const end = ({ status, body }: Awaited<ReturnType<typeof publish>>) => [status, Object(body).code] as const
const items = async (as: Admin) => {
  const { body } = await GET('/v1/admin-items/?page_size=100', { as })
  return (body as AdminItemList).results.filter(({ object_id: id }) => id === hip)
}

beforeEach(freshWorld)

test('off by default: nothing changes, and nothing can be asked for', async () => {
  expect(await get()).toMatchObject({ review_required: false, review: null })
  await save('priya')
  expect(end(await ask('priya'))).toEqual([409, 'review_not_required'])
  expect(end(await sendBack('ana'))).toEqual([409, 'review_not_required'])
  expect(end(await publish('priya'))).toEqual([200, undefined])
})

test('only administrators turn it on, and the change history has it', async () => {
  expect((await turn(true, 'samuel')).status).toBe(403)
  expect((await turn(true)).status).toBe(200)
  const { body } = await GET(`/v1/audit-events/?object_type__in=organization&page_size=1`, { as: 'priya' })
  expect((body as AuditEventList).results[0]?.changes).toEqual([
    { field: 'reviews_journeys', before: 'false', after: 'true' },
  ])
})

test('the author cannot publish; another administrator sees the request and approves it', async () => {
  await turn(true)
  await save('priya')
  expect(end(await publish('priya'))).toEqual([409, 'review_required'])
  expect(end(await publish('ana'))).toEqual([409, 'review_required'])
  expect(end(await ask('ana'))).toEqual([409, 'not_own_change'])
  expect((await items('ana')).map(({ kind }) => kind)).toEqual(['unpublished_draft'])
  expect(end(await ask('priya'))).toEqual([200, undefined])
  expect((await get()).review).toMatchObject({
    state: 'waiting',
    requested_by: { id: seeded.user('priya') },
    comment: 'Two weeks more.',
    returned_by: null,
  })
  expect(end(await ask('priya'))).toEqual([409, 'already_requested'])
  // Approving is for the others.
  expect(end(await publish('priya'))).toEqual([409, 'own_change'])
  expect(end(await sendBack('priya'))).toEqual([409, 'own_change'])
  expect(await items('priya')).toEqual([])
  expect(await items('ana')).toMatchObject([{ kind: 'journey_review', detail: 'Two weeks more.' }])
  const found = async (state: string) =>
    ((await GET(`/v1/journey-definitions/?review__in=${state}`, { as: 'ana' })).body as JourneyDefinitionList)
      .results
  expect(await found('returned')).toEqual([])
  expect(await found('waiting')).toMatchObject([{ id: hip, review: { state: 'waiting' } }])
  expect(end(await publish('ana'))).toEqual([200, undefined])
  expect(await get()).toMatchObject({ version: 2, has_draft: false, review: null })
})

test('a change withdraws the request, whoever makes it; the last author is the one who cannot approve', async () => {
  await turn(true)
  await save('priya')
  await ask('priya')
  await save('priya', 9)
  expect((await get()).review).toBeNull()
  await ask('priya')
  await save('ana', 10)
  expect(end(await publish('priya'))).toEqual([409, 'review_required'])
  await ask('ana')
  expect(end(await publish('ana'))).toEqual([409, 'own_change'])
  expect(end(await publish('priya'))).toEqual([200, undefined])
})

test('sent back with a reason, which stays until the next request', async () => {
  await turn(true)
  await save('priya')
  expect(end(await sendBack('ana'))).toEqual([409, 'not_requested'])
  await ask('priya')
  expect((await sendBack('ana', '   ')).status).toBe(400)
  expect(end(await sendBack('ana', ' Why eight? '))).toEqual([200, undefined])
  const returned = { state: 'returned', reason: 'Why eight?', returned_by: { id: seeded.user('ana') } }
  expect((await get()).review).toMatchObject(returned)
  expect(end(await publish('ana'))).toEqual([409, 'not_requested'])
  expect(end(await sendBack('ana'))).toEqual([409, 'not_requested'])
  expect(await items('priya')).toMatchObject([{ kind: 'unpublished_draft', detail: 'Why eight?' }])
  await save('priya', 7)
  expect((await get()).review).toMatchObject(returned)
  await ask('priya')
  expect((await get()).review).toMatchObject({ state: 'waiting', reason: null })
  const { body } = await GET(`/v1/audit-events/?object_id=${hip}&page_size=4`, { as: 'ana' })
  expect((body as AuditEventList).results.map(({ action, comment }) => [action, comment])).toEqual([
    ['review_requested', 'Two weeks more.'],
    ['saved_draft', null],
    ['returned', 'Why eight?'],
    ['review_requested', 'Two weeks more.'],
  ])
})

test('what could not be published is not reviewed; a write needs the current revision', async () => {
  await turn(true)
  await save('priya', 8, { ...hipDesign, name: { 'en-ca': '', 'fr-ca': '' } })
  const refused = await ask('priya')
  expect([refused.status, Object.keys(Object(refused.body).design)]).toEqual([
    400,
    ['/name/en-ca', '/name/fr-ca'],
  ])
  await save('priya')
  const old = { as: 'priya', headers: { 'if-match': '"1"' } } as const
  expect((await POST(at('review/'), {}, old)).status).toBe(412)
  expect((await POST(at('review/'), {}, { as: 'priya' })).status).toBe(428)
  expect((await POST(at('review/return/'), { reason: 'No.' }, old)).status).toBe(412)
})

test('turned off again, it no longer holds anything back; a retired journey is offered again without it', async () => {
  await turn(true)
  await save('priya')
  await ask('priya')
  await turn(false)
  expect(await get()).toMatchObject({ review: null, review_required: false })
  expect(await items('ana')).toMatchObject([{ kind: 'unpublished_draft' }])
  expect(end(await publish('priya'))).toEqual([200, undefined])
  await turn(true)
  expect(end(await ask('priya'))).toEqual([409, 'nothing_written'])
  await POST(at('retire/'), {}, await withRevision('priya'))
  expect(end(await publish('priya'))).toEqual([200, undefined])
  await save('priya')
  expect((await DELETE(at('draft/'), await withRevision('priya'))).status).toBe(200)
})
