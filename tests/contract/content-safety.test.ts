// What somebody hostile would put into a library: texts, addresses, pictures (T01, ROUTE-12).
import { beforeEach, describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { newContent, readyMedia, saveContent, seededMedia } from './support/admin/contents.ts'
import { app } from './support/app.ts'

beforeEach(() => void app.worlds.reset('default'))

const both = (english: string, french: string) => ({ 'en-ca': english, 'fr-ca': french })

describe('libraryHtml: what runs, loads or hides is refused, whoever sends it', () => {
  const allowed = new Set(['<table><tr><td>x</td></tr></table>', 'plain'])
  test.each(badInputs('libraryHtml'))('$id', async ({ value }) => {
    const path = await newContent()
    const html = String(value)
    const reply = await saveContent(path, 1, { body: both(html, '') })
    const isPlain = allowed.has(html) || !html.includes('<')
    expect(reply.status).toBe(isPlain ? 200 : 400)
    if (!isPlain) expect(Object.keys(Object(reply.body).body)).toEqual(['en-ca'])
  })

  test.each([
    '<p onclick="alert(1)">x</p>',
    '<P>x</P>',
    '<p style="x">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="https://user:secret@evil.example">x</a>',
    '<a href="http://example.ca">x</a>',
    '<a href="https://x" target="_blank">x</a>',
    '<img src="https://evil.example/pixel.png" alt="x">',
    '<p>a < b</p>',
    '<!-- x -->',
  ])('%s', async (html) => {
    expect((await saveContent(await newContent(), 1, { body: both(html, '') })).status).toBe(400)
  })

  test('a picture is of the media library, and says what it shows', async () => {
    const path = await newContent()
    const { id } = await readyMedia()
    const picture = (words: string, of = id) => `<figure><img src="media:${of}" alt="${words}"></figure>`
    expect((await saveContent(path, 1, { body: both(picture(' '), '') })).status).toBe(400)
    const film = seededMedia('/media/library/spacer.webm').split('/')[3] ?? ''
    expect((await saveContent(path, 1, { body: both(picture('x', film), '') })).status).toBe(400)
    expect((await saveContent(path, 1, { body: both(picture('Two crutches'), '') })).status).toBe(200)
  })

  test.each(badInputs('url'))('url $id', async ({ value, expect: wanted }) => {
    const reply = await saveContent(await newContent(), 1, { url: both(String(value), '') })
    const isSecure = wanted === 'accept' && String(value).startsWith('https:')
    if (String(value) !== '') expect(reply.status).toBe(isSecure ? 200 : 400)
  })
})
