// Files: parts of them that players ask for, what is sent to the addresses that were given for it, and how long an
// address works. Kept in tests/data/server; see kept-answers.test.ts.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveOn } from '#tests/support/still.ts'
import { seeded } from './support/app.ts'
import { dialogue } from './support/dialogue.ts'
import { holdSecrets } from './support/secrets.ts'
import { smallPdf } from './support/document-samples.ts'

beforeEach(holdSecrets)
afterEach(moveOn)

const kept = (lines: readonly string[], name: string) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../data/server/${name}.txt`)

const ranges = [
  '0-0',
  '0-1',
  '5-',
  '-5',
  '-0',
  '-',
  '5-4',
  '9999998-9999999',
  '5-9999999',
  '-9999999',
  '0-1,2-3',
  'x',
]
/** Around the day for which a file may be sent, in ms. */
const DAYS = [86_399_999, 86_400_000, 86_400_001]

const pathOf = (url: unknown) => new URL(String(url)).pathname

test('parts of a file, and other ways to ask for one', async () => {
  const { ask, lines } = dialogue()
  const files = ['/media/library/spacer.webm', '/media/hip-replacement.svg', '/media/nothing.svg', '/media/']
  for (const path of files) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
      await ask(`${method} ${path}`, { isLong: true })
    for (const range of ranges)
      await ask(`GET ${path}`, { headers: { range: `bytes=${range}` }, isLong: true })
  }
  await ask('GET /media/library/spacer.webm', { headers: { range: 'lines=0-1' }, isLong: true })
  await kept(lines, 'parts of files')
})

const text = (words: string) => new TextEncoder().encode(words)
const latin = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

/** Files by their magic bytes, and near misses. */
const beginnings: readonly (readonly [type: string, begins: string])[] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/webp', 'RIFF1234WEBPVP8 '],
  ['application/pdf', '%PDF-1.7'],
  ['video/mp4', '\0\0\0\x20ftypisom'],
  ['video/webm', '\x1aE\xdf\xa3'],
  ['audio/mpeg', 'ID3\x03'],
  ['audio/mpeg', '\xff\xfb\x90'],
  ['audio/wav', 'RIFF1234WAVEfmt '],
  ['text/vtt', 'WEBVTT\n'],
  ['text/vtt', '\xef\xbb\xbfWEBVTT'],
  ['text/vtt', 'WEBVTTX'],
  ['image/png', 'x\x89PNG\r\n'],
  ['image/png', '%PDF-1.7'],
  ['image/gif', 'GIF89a'],
]

test('media files, from the address to send them to until they are read', async () => {
  const { ask, lines, title, world } = dialogue()
  const begin = async (content_type: string, size: number) => {
    const names = { file_name: `été ${content_type.replace('/', '.')}`, alt: { 'en-ca': 'A', 'fr-ca': 'A' } }
    const body = { organization: seeded.organization('lakeside'), content_type, size, ...names }
    const { id, upload } = await ask('POST /v1/media-files/', { as: 'priya', body })
    return { path: `/v1/media-files/${id}/`, to: upload ? pathOf(upload.url) : '/media/content-uploads/x' }
  }
  for (const [type, begins] of beginnings) {
    title(`${type} that begins with ${JSON.stringify(begins)}`)
    const body = latin(begins)
    const { path, to } = await begin(type, body.length)
    await ask(`POST ${path}complete_upload/`, { as: 'priya' })
    await ask(`PUT ${to}`, { body, headers: { 'content-type': type } })
    const { url } = await ask(`POST ${path}complete_upload/`, { as: 'priya' })
    if (url === undefined) continue
    await ask(`GET ${pathOf(url)}`, { isLong: true })
    await ask(`GET ${pathOf(url)}`, { headers: { range: 'bytes=1-2' }, isLong: true })
  }
  title('what is sent otherwise')
  const { to, path } = await begin('application/pdf', 8)
  const type = { 'content-type': 'application/pdf' }
  const body = text('%PDF-1.7')
  await ask(`PUT ${to}`, { body, headers: { 'content-type': 'image/png' } })
  for (const length of [52_428_800, 52_428_801])
    await ask(`PUT ${to}`, { body, headers: { ...type, 'content-length': String(length) } })
  for (const other of ['%PDF-1.', '%PDF-1.71', ''])
    await ask(`PUT ${to}`, { body: text(other), headers: type })
  await ask(`PUT ${to}x`, { body, headers: type })
  await ask(`PUT ${to.replace('content-uploads', 'document-files')}`, { body, headers: type })
  await ask(`GET ${to}`)
  await ask(`PUT ${to}`, { body, headers: type })
  await ask(`PUT ${to}`, { body, headers: type })
  const { url } = await ask(`POST ${path}complete_upload/`, { as: 'priya' })
  await ask(`PUT ${to}`, { body, headers: type })
  await ask(`GET ${pathOf(url)}/x`)
  title('later')
  for (const ms of DAYS) {
    const later = await begin('application/pdf', 8)
    world().clock.advance(ms)
    lines.push(`${ms} ms later:`)
    await ask(`PUT ${later.to}`, { body, headers: type })
    await ask(`POST ${later.path}complete_upload/`, { as: 'priya' })
  }
  await kept(lines, 'media files')
})

test('documents, from the address to send them to until they are read', async () => {
  const { ask, lines, title, world } = dialogue()
  const body = text(smallPdf)
  const type = { 'content-type': 'application/pdf' }
  const begin = async () => {
    const names = { name: 'A letter', file_name: 'lettre été.pdf', patient: seeded.patient('maya') }
    const asked = { ...names, content_type: 'application/pdf', size: body.length }
    const { id, upload } = await ask('POST /v1/documents/', { as: 'maya', body: asked })
    return { path: `/v1/documents/${id}/`, to: pathOf(upload.url) }
  }
  title('what is sent')
  const { path, to } = await begin()
  for (const method of ['GET', 'POST', 'HEAD']) await ask(`${method} ${to}`)
  await ask(`PUT ${to}`, { body, headers: { 'content-type': 'text/plain' } })
  await ask(`PUT ${to}`, { body: text('x'), headers: type })
  for (const length of [52_428_800, 52_428_801])
    await ask(`PUT ${to}`, { body, headers: { ...type, 'content-length': String(length) } })
  await ask(`PUT ${to}x`, { body, headers: type })
  await ask(`POST ${path}complete_upload/`, { as: 'maya' })
  await ask(`PUT ${to}`, { body, headers: type })
  await ask(`POST ${path}complete_upload/`, { as: 'maya' })
  await ask(`PUT ${to}`, { body, headers: type })
  title('later')
  for (const ms of DAYS) {
    const later = await begin()
    world().clock.advance(ms)
    lines.push(`${ms} ms later:`)
    await ask(`PUT ${later.to}`, { body, headers: type })
    await ask(`POST ${later.path}complete_upload/`, { as: 'maya' })
  }
  title('reading')
  for (const ms of [0, 3_599_999, 3_600_000, 3_600_001]) {
    const { url } = await ask(`GET ${path}download/`, { as: 'maya' })
    world().clock.advance(ms)
    lines.push(`${ms} ms later:`)
    for (const more of ['', '?download', '?download=1', 'x'])
      await ask(`GET ${pathOf(url)}${more}`, { isLong: true })
    await ask(`HEAD ${pathOf(url)}`)
    await ask(`GET ${pathOf(url).replace('documents', 'uploads')}`)
  }
  await kept(lines, 'documents')
})

test('files of forms and pictures of organizations', async () => {
  const { ask, lines, title, world } = dialogue()
  const form = (
    parts: Record<string, string>,
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
    type: string,
  ) => {
    const body = new FormData()
    for (const [part, value] of Object.entries(parts)) body.set(part, value)
    body.set('file', new File([bytes], name, { type }))
    return body
  }
  const parts = { task: seeded.task('gisele-surgery', 'health_questions'), field: 'referral' }
  const letter = () => form(parts, 'lettre été.pdf', text('%PDF-1.7 a letter'), 'application/pdf')
  for (const ms of [0, 3_599_999, 3_600_000, 3_600_001]) {
    const { id } = await ask('POST /v1/uploads/', { as: 'gisele', body: letter() })
    const { url } = await ask(`GET /v1/uploads/${id}/`, { as: 'gisele' })
    world().clock.advance(ms)
    lines.push(`${ms} ms later:`)
    for (const path of [pathOf(url), `${pathOf(url)}x`, pathOf(url).replace('uploads', 'documents')])
      await ask(`GET ${path}`)
  }
  title('pictures')
  const lakeside = `/v1/organizations/${seeded.organization('lakeside')}/`
  for (const kind of ['logo', 'icon'])
    for (const bytes of [latin('\x89PNG\r\n\x1a\n1'), latin('\x89PNG\r\n\x1a\n2'), text('x'), text('')]) {
      const shown = await ask(`PUT ${lakeside}${kind}/`, {
        as: 'priya',
        body: form({}, 'a.png', bytes, 'image/png'),
      })
      const { [kind]: url } = { ...(await ask(`GET ${lakeside}`, { as: 'priya', isLong: true })), ...shown }
      if (typeof url !== 'string') continue
      for (const path of [
        pathOf(url),
        `${pathOf(url)}x`,
        pathOf(url).replace('icons', 'logos'),
        pathOf(url).replace('logos', 'icons'),
      ])
        await ask(`GET ${path}`, { isLong: true })
    }
  await kept(lines, 'forms and pictures')
})
