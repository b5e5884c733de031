// What needs an administrator (PROD-05), computed from the current state.
import { beforeEach, expect, test } from 'vitest'
import type { AdminItemList } from '#generated/model/index.ts'
import { changeAs, newContent, saveContent, seededContent } from './support/admin/contents.ts'
import { app, GET, PATCH, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(() => void app.worlds.reset('default'))

const as = 'priya'
const items = async (query = '') => {
  const reply = await GET(`/v1/admin-items/${query}`, { as })
  expectContract('listAdminItems', reply)
  return reply.body as AdminItemList
}
const lakeside = { id: seeded.organization('lakeside'), name: 'Lakeside Family Health' }

test('PROD-05: a bounced invitation and an unreadable theme need an administrator', async () => {
  const { results, counts } = await items('?kind__in=bounced_invitation,unreadable_theme')
  expect(results).toMatchObject([
    {
      kind: 'bounced_invitation',
      object_type: 'invitation',
      object_id: seeded.invitation('invite-bounced'),
      name: 'bernard.aubin@protage.test',
      organization: lakeside,
      since: expect.any(String),
    },
    {
      kind: 'unreadable_theme',
      object_type: 'organization',
      object_id: seeded.organization('sunnyside'),
      organization: { id: seeded.organization('sunnyside') },
      count: expect.any(Number),
      since: null,
    },
  ])
  expect(counts).toMatchObject({ bounced_invitation: 1, unreadable_theme: 1 })
})

test('a kind can be asked for alone; the counts stay those of all kinds', async () => {
  const all = await items()
  const one = await items('?kind__in=unreadable_theme')
  expect(one.results.map(({ kind }) => kind)).toEqual(['unreadable_theme'])
  expect(one.count).toBe(1)
  expect(one.counts).toEqual(all.counts)
  expect(Object.values(all.counts).reduce((sum, count) => sum + count, 0)).toBe(all.count)
})

test('a cancelled invitation no longer needs attention', async () => {
  await PATCH(`/v1/invitations/${seeded.invitation('invite-bounced')}/`, { status: 'EXPIRED' }, { as })
  expect((await items()).counts.bounced_invitation).toBe(0)
})

test('one that comes back now is the last of its kind; its id stays', async () => {
  await POST(
    '/v1/invitations/',
    {
      organization: seeded.organization('lakeside'),
      process_definition: seeded.definition('hip-replacement'),
      language: 'en-ca',
      emails: ['zoe@bounce.test'],
    },
    { as },
  )
  const first = await items('?kind__in=bounced_invitation')
  expect(first.results.map(({ name }) => name)).toEqual(['bernard.aubin@protage.test', 'zoe@bounce.test'])
  expect((await items('?kind__in=bounced_invitation')).results).toEqual(first.results)
})

test('D-69: it has pages; one past the end is a 404', async () => {
  const { next, results } = await items('?page_size=1')
  expect([results.length, next]).toEqual([1, expect.stringContaining('page=2')])
  expect((await GET('/v1/admin-items/?page=99', { as })).status).toBe(404)
})

test('PROD-05, ADMIN-01: a journey that got stuck comes after alerts that no one took, and says at which step, in the language of who asks', async () => {
  const reply = await GET('/v1/admin-items/', { as, headers: { 'accept-language': 'fr-ca' } })
  const [alerts, stuck] = (reply.body as AdminItemList).results
  expect(alerts).toMatchObject({ kind: 'untaken_alerts', organization: lakeside, count: 2 })
  expect(stuck).toMatchObject({
    kind: 'incident',
    object_type: 'process_instance',
    name: 'Préparation au remplacement de la hanche',
    detail: 'La date de votre opération est fixée',
    organization: lakeside,
  })
})

test('PROD-05: contents due for review are one reminder an organization, since the first of them', async () => {
  const reminders = async () => (await items('?kind__in=content_review')).results
  const due = {
    kind: 'content_review',
    object_type: 'organization',
    object_id: lakeside.id,
    name: lakeside.name,
    organization: lakeside,
  }
  expect(await reminders()).toMatchObject([{ ...due, count: 1, since: '2026-07-15T17:00:00Z' }])
  app.worlds.get('default').clock.set(Date.parse('2027-03-17T12:00:00Z'))
  const other = { object_id: seeded.organization('fleuve'), count: 1, since: '2027-03-17T17:00:00Z' }
  expect(await reminders()).toMatchObject([{ ...due, count: 2, since: '2026-07-15T17:00:00Z' }, other])
  for (const key of ['your-records', 'baby-bath']) {
    await changeAs('PUT', `${seededContent(key)}review/`, 1, { review_on: null, reviewed: true })
  }
  expect(await reminders()).toMatchObject([other])
})

test('PROD-05, ROUTE-11: a content that patients do not see as it was written waits to be published', async () => {
  const path = await newContent({ 'en-ca': '', 'fr-ca': 'Bien dormir' })
  const crutches = seededContent('hip-crutches')
  await saveContent(crutches, 1, { minutes: 4 })
  const drafts = async () =>
    (await items('?kind__in=unpublished_draft')).results.filter(({ object_type: type }) => type === 'content')
  const written = { kind: 'unpublished_draft', organization: lakeside, since: expect.any(String) }
  expect(await drafts()).toMatchObject([
    { ...written, object_id: path.split('/').at(-2), name: 'Bien dormir' },
    { ...written, object_id: crutches.split('/').at(-2), name: 'Walking with crutches' },
  ])
  await changeAs('POST', `${crutches}publish/`, 2)
  expect((await drafts()).map(({ name }) => name)).toEqual(['Bien dormir'])
  await changeAs('DELETE', path, 1)
  expect(await drafts()).toEqual([])
})
