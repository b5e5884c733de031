// Views of the worklist, each member's own (PROV-01).
import { beforeEach, expect, test } from 'vitest'
import type { WorklistViewList } from '#generated/model/index.ts'
import { DELETE, freshWorld, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { newWorklistView, ownWorklistView } from './support/saved-views.ts'

beforeEach(freshWorld)

const path = '/v1/worklist-views/'
const samuel: CallOptions = { as: 'samuel' }
const northern = seeded.organization('northern')

async function list(options: CallOptions = samuel, organization = ownWorklistView.organization) {
  const reply = await GET(`${path}?organization=${organization}`, options)
  expectContract('listWorklistViews', reply)
  return (reply.body as WorklistViewList).results
}

test('are kept as they were sent, listed by name, in one organization, and each person’s own', async () => {
  await newWorklistView()
  await newWorklistView({ name: 'À rappeler', filters: {}, ordering: [], is_default: false })
  const views = await list()
  expect(views.map(({ name }) => name)).toEqual(['À rappeler', 'Mine and late'])
  expect(views[1]).toMatchObject(ownWorklistView)
  expect(await list({ as: 'ana' })).toEqual([])
  expect(await list(samuel, northern)).toEqual([])
  const address = `${path}${views[0]?.id}/`
  expect((await PATCH(address, { name: 'Mine' }, { as: 'ana' })).status).toBe(404)
  expect((await DELETE(address, { as: 'ana' })).status).toBe(404)
})

test('one view of an organization is the default', async () => {
  const first = await newWorklistView()
  const second = await newWorklistView({ name: 'Second' })
  await newWorklistView({ name: 'Elsewhere', organization: northern })
  const defaults = async () => (await list()).filter((one) => one.is_default).map(({ name }) => name)
  expect(await defaults()).toEqual(['Second'])
  await PATCH(first, { is_default: true }, samuel)
  expect(await defaults()).toEqual(['Mine and late'])
  await PATCH(second, { is_default: false }, samuel)
  expect(await defaults()).toEqual(['Mine and late'])
  await PATCH(first, { is_default: false }, samuel)
  expect(await defaults()).toEqual([])
  expect((await list(samuel, northern))[0]?.is_default).toBe(true)
})

test('are changed and deleted; a name is unique in the organization, and never blank', async () => {
  const address = await newWorklistView()
  const changed = await PATCH(address, { name: ' This week ', filters: { escalated: true } }, samuel)
  expectContract('updateWorklistView', changed)
  expect(changed.body).toMatchObject({
    name: 'This week',
    filters: { escalated: true },
    ordering: ownWorklistView.ordering,
  })
  const again = await POST(path, { ...ownWorklistView, name: 'THIS wéek' }, samuel)
  expect([again.status, again.body]).toEqual([400, { name: ['You already have a view with this name.'] }])
  expect(
    (await POST(path, { ...ownWorklistView, name: 'This week', organization: northern }, samuel)).status,
  ).toBe(201)
  expect((await PATCH(address, { name: 'This week' }, samuel)).status).toBe(200)
  expect((await PATCH(address, {}, samuel)).status).toBe(400)
  expect((await DELETE(address, samuel)).status).toBe(204)
  expect((await DELETE(address, samuel)).status).toBe(404)
})

test('never hold a person or a search', async () => {
  for (const filters of [{ search: 'tremblay' }, { patient: seeded.patient('maya') }])
    expect((await POST(path, { ...ownWorklistView, filters }, samuel)).status).toBe(400)
})
