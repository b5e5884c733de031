// The banner picture of a journey inside of its file (ROUTE-08, ROUTE-13, issue 24).
import { beforeEach, expect, test } from 'vitest'
import type {
  JourneyFilePicture,
  JourneyImported,
  MediaFileDetail,
  MediaFileList,
} from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { lakeside, pngBytes, readyMedia, sendMedia } from './support/admin/contents.ts'
import { hipDesign } from './support/admin/journeys.ts'
import { freshWorld, GET, POST, seeded } from './support/app.ts'

beforeEach(freshWorld)

const as = 'priya'
const northern = seeded.organization('northern')
const alt = { 'en-ca': 'A calm lake', 'fr-ca': 'Un lac calme' }
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const picture = { file_name: 'lake.png', content_type: 'image/png', data: base64(pngBytes), alt } as const
const fileWith = (banner_picture: unknown, banner = 'media:1b0f3c52-93a8-4f0e-8f3d-6a1b2c3d0001') => ({
  kind: 'journey',
  key: 'hip',
  design: { ...hipDesign, banner },
  forms: [],
  banner_picture,
})
const take = (file: object, key = 'hip-two', organization = northern) =>
  POST('/v1/journey-imports/', { file, key, name: hipDesign.name, organization, forms: [] }, { as })
const library = async (organization: string) =>
  (
    (await GET(`/v1/media-files/?organization=${organization}&kind__in=picture`, { as }))
      .body as MediaFileList
  ).results

test('a picture is exported with its bytes, and restored in the library of another organization', async () => {
  const { id, path } = await readyMedia({ fileName: 'stair.png' })
  const exported = (await GET(`${path}export/`, { as })).body as JourneyFilePicture
  expect(exported).toMatchObject({
    file_name: 'stair.png',
    content_type: 'image/png',
    data: base64(pngBytes),
  })
  const { status, body } = await take(fileWith(exported, `media:${id}`))
  expect(status).toBe(201)
  const [row, ...rest] = await library(northern)
  expect(rest).toEqual([])
  expect(row).toMatchObject({
    file_name: 'stair.png',
    size: pngBytes.length,
    alt: exported.alt,
    uses_count: 1,
  })
  expect((body as JourneyImported).journey.draft?.banner).toBe(`media:${row?.id}`)
  const detail = (await GET(`/v1/media-files/${row?.id}/`, { as })).body as MediaFileDetail
  expect(detail.journeys).toHaveLength(1)
})

test('the same picture is not added twice, and a built-in banner needs none', async () => {
  const { id } = await readyMedia()
  const before = await library(lakeside)
  const { body } = await take(fileWith(picture), 'hip-two', lakeside)
  expect((body as JourneyImported).journey.draft?.banner).toBe(`media:${id}`)
  expect(await library(lakeside)).toHaveLength(before.length)
  const built = (await take(fileWith(picture, '/media/new-parent.svg'), 'hip-three')).body as JourneyImported
  expect(built.journey.draft?.banner).toBe('/media/new-parent.svg')
  expect(await library(northern)).toEqual([])
})

const megabyte = new Uint8Array(1_048_576)
megabyte.set(pngBytes)
const pdf = base64(new TextEncoder().encode('%PDF-1.7 a letter'))

testRows(
  [
    ['no base64', { ...picture, data: 'A===' }, 'data'],
    ['a document', { ...picture, data: pdf }, 'data'],
    ['more than 1 MB', { ...picture, data: base64(new Uint8Array([...megabyte, 0])) }, 'data'],
    ['another type', { ...picture, content_type: 'image/svg+xml' }, 'content_type'],
    ['a picture without French', { ...picture, alt: { ...alt, 'fr-ca': ' ' } }, 'alt'],
    ['long words', { ...picture, alt: { ...alt, 'en-ca': 'a'.repeat(251) } }, 'alt'],
  ] as const,
  freshWorld,
)('%s is refused at its place, before anything is written', async (_what, sent, place) => {
  const check = await POST('/v1/journey-imports/check/', { file: fileWith(sent) }, { as })
  const reply = await take(fileWith(sent))
  for (const { status, body } of [check, reply]) {
    expect([status, Object.keys(Object(body).file.banner_picture)]).toEqual([400, [place]])
  }
  expect((await GET('/v1/journey-definitions/?search=hip-two', { as })).body).toMatchObject({ count: 0 })
  expect(await library(northern)).toEqual([])
})

test('exactly 1 MB is exported and imported; more, and what is no picture, is a 409', async () => {
  const whole = await readyMedia({ bytes: megabyte })
  const exported = (await GET(`${whole.path}export/`, { as })).body
  expect((await take(fileWith(exported))).status).toBe(201)
  const large = await readyMedia({ bytes: new Uint8Array([...megabyte, 0]) })
  const letter = await readyMedia({
    contentType: 'application/pdf',
    bytes: new TextEncoder().encode('%PDF-1.7 a letter'),
  })
  const codes = [large, letter].map(
    async ({ path }) => Object((await GET(`${path}export/`, { as })).body).code,
  )
  expect(await Promise.all(codes)).toEqual(['too_large', 'not_a_picture'])
  expect((await GET(`${(await sendMedia()).path}export/`, { as })).status).toBe(404)
})
