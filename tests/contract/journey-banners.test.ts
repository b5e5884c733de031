// A picture of the media library as the banner of a journey (JOURNEY-02, JOURNEY-15, ROUTE-13).
import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditEventList, JourneyDefinition, MediaFileDetail } from '#generated/model/index.ts'
import { changeAs as send, readyMedia } from './support/admin/contents.ts'
import { begun, hipDesign, matching } from './support/admin/journeys.ts'
import { app, freshWorld, GET, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const as = 'priya'
const hip = seeded.definition('hip-replacement')
const at = (id: string, rest = '') => `/v1/journey-definitions/${id}/${rest}`
const revisionOf = async (id: string) => ((await GET(at(id), { as })).body as JourneyDefinition).revision
const fileAt = async (path: string) => (await GET(path, { as })).body as MediaFileDetail

/** Saves the journey with this banner. */
const save = async (banner: string | null) =>
  PUT(at(hip, 'draft/'), { design: { ...hipDesign, banner } }, matching(await revisionOf(hip)))
const publish = async () => POST(at(hip, 'publish/'), {}, matching(await revisionOf(hip)))
const leave = (journey: string) => POST(`/v1/process-instances/${journey}/cancel/`, {}, { as: 'maya' })
const enrol = async () => {
  const body = { process_definition: hip, patient: seeded.patient('maya') }
  return String(Object((await POST('/v1/process-instances/', body, { as: 'maya' })).body).id)
}

test('patients get it with what the media library says it shows, in their language', async () => {
  const { id } = await readyMedia()
  await save(`media:${id}`)
  expect((await publish()).status).toBe(200)
  const offer = `/v1/process-definitions/${hip}/`
  const { body } = await GET(offer, { as: 'maya', headers: { 'accept-language': 'fr-ca' } })
  const shown = {
    banner_image: expect.stringMatching(new RegExp(`^http.*/media/content-files/${id}$`)),
    banner_alt: 'Deux béquilles dans un escalier',
  }
  expect(body).toMatchObject(shown)
  await leave(seeded.journey('maya-hip'))
  const journey = await GET(`/v1/process-instances/${await enrol()}/`, {
    as: 'maya',
    headers: { 'accept-language': 'fr-ca' },
  })
  expect(journey.body).toMatchObject(shown)
  const picture = await app.fetch(new Request(Object(body).banner_image))
  expect(picture.headers.get('content-type')).toBe('image/png')
})

test('a picture that comes with the portal only decorates', async () => {
  expect((await GET(`/v1/process-instances/${seeded.journey('maya-hip')}/`)).body).toMatchObject({
    banner_image: expect.stringMatching(/hip-replacement/),
    banner_alt: null,
  })
})

describe('only a picture of the own media library is published', () => {
  const bytes = new TextEncoder().encode('%PDF-1.7 a letter')
  testRows(
    [
      ['a document', async () => (await readyMedia({ contentType: 'application/pdf', bytes })).id],
      ['a file that never was', async () => seeded.user('maya')],
    ],
    freshWorld,
  )('%s', async (_, fileId) => {
    await save(`media:${await fileId()}`)
    const refused = await publish()
    expectContract('publishJourneyDefinition', refused)
    expect(refused.body).toEqual({
      design: {
        '/banner': ['This picture is not in the media library of the organization. Choose another one.'],
      },
    })
  })

  test('the picture of another organization, which a copy brings along', async () => {
    const { id } = await readyMedia()
    await save(`media:${id}`)
    const copy = await POST(
      '/v1/journey-definitions/',
      {
        key: 'hip-north',
        name: { 'en-ca': 'Hip', 'fr-ca': 'Hanche' },
        organization: seeded.organization('northern'),
        duplicate_of: hip,
      },
      { as },
    )
    const made = copy.body as JourneyDefinition
    expect(made.draft?.banner).toBe(`media:${id}`)
    const refused = await POST(at(made.id, 'publish/'), {}, matching(made.revision))
    expect(Object.keys(Object(refused.body).design)).toEqual(['/banner'])
  })

  testRows(
    ['https://elsewhere.example/a.png', 'media:../a', 'javascript:alert(1)', '/media/../a b'],
    freshWorld,
  )('%s is no banner at all', async (banner) => {
    expect((await save(banner)).status).toBe(400)
  })
})

test('a file is not deleted while a journey uses it: in the draft, the latest version, or one with enrolled people', async () => {
  const { id, path } = await readyMedia()
  const uses = async () => {
    const { uses_count: count, uses: contents, journeys } = await fileAt(path)
    expect(count).toBe(contents.length + journeys.length)
    return journeys
  }
  const refused = async () => {
    const reply = await send('DELETE', path, null)
    expect(reply.body).toMatchObject({
      code: 'in_use',
      detail: expect.stringMatching('contents and journeys'),
    })
    return reply.status
  }
  const use = { id: hip, name: 'Hip replacement preparation', status: 'published', only_earlier: false }
  expect(await uses()).toEqual([])
  await save(`media:${id}`)
  expect(await uses()).toEqual([use])
  expect(await refused()).toBe(409)
  await publish()
  await leave(seeded.journey('maya-hip'))
  const journey = await enrol()
  await save(null)
  expect([await uses(), await refused()]).toEqual([[use], 409])
  await publish()
  expect([await uses(), await refused()]).toEqual([[{ ...use, only_earlier: true }], 409])
  await leave(journey)
  expect(await uses()).toEqual([])
  expect((await send('DELETE', path, null)).status).toBe(204)
  // people who look back at the journey see it without an image
  expect((await GET(`/v1/process-instances/${journey}/`, { as: 'maya' })).body).toMatchObject({
    banner_image: null,
    banner_alt: null,
  })
})

test('a journey that is only a draft has it too', async () => {
  const { id, path } = await readyMedia()
  const { body } = await begun('knee', { ...hipDesign, banner: `media:${id}` })
  expect((await fileAt(path)).journeys).toMatchObject([{ id: Object(body).id, status: 'draft' }])
  expect((await send('DELETE', path, null)).status).toBe(409)
})

test('the audit list tells it by the name of its file', async () => {
  const { id } = await readyMedia()
  await save(`media:${id}`)
  const { body } = await GET(`/v1/audit-events/?object_type=journey_definition&object_id=${hip}`, { as })
  expect((body as AuditEventList).results[0]?.changes).toEqual([
    { field: '/banner', before: '/media/hip-replacement.svg', after: 'crutches.png' },
  ])
})
