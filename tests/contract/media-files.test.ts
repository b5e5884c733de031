// The media library of an organization: sent, recognized by content, used, and not deleted while it is (ROUTE-13).
import { beforeEach, describe, expect, test } from 'vitest'
import {
  changeAs as send,
  lakeside,
  newContent,
  pngBytes,
  readyMedia,
  saveContent as save,
  sendMedia,
} from './support/admin/contents.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const as = 'priya'
const read = async (path: string) => Object((await GET(path, { as })).body)
const both = (english: string, french: string) => ({ 'en-ca': english, 'fr-ca': french })
const whole = {
  title: both('Sleeping well', 'Bien dormir'),
  summary: both('Three habits.', 'Trois habitudes.'),
  body: both('<p>Get up at the same time.</p>', '<p>Levez-vous à la même heure.</p>'),
  tags: ['sleep'],
}
const libraryOf = async (search: string) => {
  const query = `organization=${lakeside}&patient=${seeded.patient('maya')}&search=${search}`
  return Object((await GET(`/v1/user-contents/?${query}`)).body).results as { id: string }[]
}

describe('the media library (ROUTE-13)', () => {
  test('a file is uploaded, listed and found; everyone who sees a content sees it', async () => {
    const { path, put, upload } = await sendMedia()
    expect([put.status, upload.method]).toEqual([200, 'PUT'])
    expect((await GET(path, { as })).status).toBe(404)
    const ready = await POST(`${path}complete_upload/`, undefined, { as })
    expect(ready.body).toMatchObject({ kind: 'picture', file_name: 'crutches.png', size: 12, uses: [] })
    expect((await POST(`${path}complete_upload/`, undefined, { as })).status).toBe(200)
    const file = await app.fetch(new Request(Object(ready.body).url))
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(pngBytes)
    const found = await GET(`/v1/media-files/?organization=${lakeside}&search=BEQUILLES&kind__in=picture`, {
      as,
    })
    expect(Object(found.body)).toMatchObject({ count: 1 })
  })

  testRows(['a\u0000.png', 'a\u202egnp.exe', '\u200b', 'a\ud83d.png'], freshWorld)(
    'the name %j is refused',
    async (file_name) => {
      const sent = {
        organization: lakeside,
        file_name,
        content_type: 'image/png',
        size: 12,
        alt: both('A', 'A'),
      }
      const reply = await POST('/v1/media-files/', sent, { as })
      expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, ['file_name']])
    },
  )

  const text = (words: string) => new TextEncoder().encode(words)
  testRows(
    [
      [
        'logo.svg as png',
        { bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') },
      ],
      [
        'page.html as pdf',
        { contentType: 'application/pdf', bytes: text('<html><script>alert(1)</script>') },
      ],
      ['a program', { bytes: text('MZ') }],
      ['captions that are none', { contentType: 'text/vtt', bytes: text('WEBVTTX') }],
    ],
    freshWorld,
  )('%s is refused by its content, and forgotten', async (_, sent) => {
    const { path } = await sendMedia(sent)
    const reply = await POST(`${path}complete_upload/`, undefined, { as })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, ['file']])
    expectContract('completeMediaFileUpload', reply)
    expect((await POST(`${path}complete_upload/`, undefined, { as })).status).toBe(404)
  })

  test('an unsupported type is rejected before the upload', async () => {
    const body = { organization: lakeside, file_name: 'a.svg', size: 10, alt: both('a', 'b') }
    for (const type of ['image/svg+xml', 'text/html', 'image/gif']) {
      expect((await POST('/v1/media-files/', { ...body, content_type: type }, { as })).status).toBe(400)
    }
  })

  test('what it is decides its content, not what was said of it', async () => {
    const { path } = await readyMedia({ fileName: 'letter.png', bytes: text('%PDF-1.7 a letter') })
    expect(await read(path)).toMatchObject({ kind: 'document', content_type: 'application/pdf' })
  })

  test('VAL-55: 50 MB at most, whole, and to its own address', async () => {
    const body = {
      organization: lakeside,
      file_name: 'a.png',
      content_type: 'image/png',
      alt: both('a', 'b'),
    }
    const most = 52_428_800
    expect((await POST('/v1/media-files/', { ...body, size: most }, { as })).status).toBe(201)
    expect((await POST('/v1/media-files/', { ...body, size: most + 1 }, { as })).status).toBe(413)
    expect((await sendMedia({ size: 99 })).put.status).toBe(400)
    const { path } = await sendMedia({ size: 99 })
    expect((await POST(`${path}complete_upload/`, undefined, { as })).body).toMatchObject({
      code: 'not_uploaded',
    })
    const elsewhere = new Request('http://localhost:4010/media/content-uploads/guess', {
      method: 'PUT',
      body: 'x',
    })
    expect((await app.fetch(elsewhere)).status).toBe(403)
  })

  test('a picture says what it shows, in both languages', async () => {
    const { path } = await readyMedia()
    const reply = await send('PATCH', path, 1, { alt: both('A stair', ' ') })
    expect(reply.body).toEqual({ alt: { 'fr-ca': ['Say what the picture shows.'] } })
    expect((await send('PATCH', path, 1, { alt: both('A stair', 'Un escalier') })).status).toBe(200)
    expect((await send('PATCH', path, 1, { alt: both('A', 'B') })).status).toBe(412)
    expect((await send('PATCH', path, null, { alt: both('A', 'B') })).status).toBe(428)
  })

  test('while a content uses it, saved or published, it is not deleted', async () => {
    const { id, path } = await readyMedia()
    const content = await newContent()
    await save(content, 1, { ...whole, image: id })
    await send('POST', `${content}publish/`, 2)
    await save(content, 3, { image: null })
    expect(await read(path)).toMatchObject({ uses_count: 1, uses: [{ status: 'changed' }] })
    const refused = await send('DELETE', path, null)
    expect(refused.body).toMatchObject({ code: 'in_use' })
    await send('POST', `${content}publish/`, 4)
    expect((await send('DELETE', path, null)).status).toBe(204)
    expect((await GET(path, { as })).status).toBe(404)
  })

  test('patients get the picture above a content and in its text, with their words', async () => {
    const { id } = await readyMedia()
    const path = await newContent()
    const picture = `<figure><img src="media:${id}" alt="x"></figure>`
    await save(path, 1, { ...whole, image: id, body: both(picture, picture) })
    await send('POST', `${path}publish/`, 2)
    const [found] = await libraryOf('Sleeping well')
    const { body } = await GET(`/v1/user-contents/${found?.id}/`, { headers: { 'accept-language': 'fr-ca' } })
    expect(body).toMatchObject({
      content: { image_alt: 'Deux béquilles dans un escalier' },
      body: `<figure><img src="/media/content-files/${id}" alt="x"></figure>`,
    })
  })

  test('the name of a file cannot break a header', async () => {
    const { path } = await readyMedia({ fileName: '../"; filename="x.exe.pdf.png' })
    const { file_name: name, url } = await read(path)
    expect(name).not.toMatch(/[/\\]/)
    const file = await app.fetch(new Request(url))
    expect(file.headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''[^"\s]+$/)
  })
})
