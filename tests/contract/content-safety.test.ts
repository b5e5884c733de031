// Malicious library content: texts, URLs, images (T01, ROUTE-12).
import { beforeEach, describe, expect, test } from 'vitest'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { newContent, readyMedia, saveContent, seededMedia } from './support/admin/contents.ts'
import { freshWorld } from './support/app.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const both = (english: string, french: string) => ({ 'en-ca': english, 'fr-ca': french })

describe('libraryHtml: scripts, external loads and hidden content are rejected from everyone', () => {
  const allowed = new Set(['<table><tr><td>x</td></tr></table>', 'plain'])
  testRows(badInputs('libraryHtml'), freshWorld)('$id', async ({ value }) => {
    const path = await newContent()
    const html = String(value)
    const reply = await saveContent(path, 1, { body: both(html, '') })
    const isPlain = allowed.has(html) || !html.includes('<')
    expect(reply.status).toBe(isPlain ? 200 : 400)
    if (!isPlain) expect(Object.keys(Object(reply.body).body)).toEqual(['en-ca'])
  })

  testRows(
    [
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
    ],
    freshWorld,
  )('%s', async (html) => {
    expect((await saveContent(await newContent(), 1, { body: both(html, '') })).status).toBe(400)
  })

  testRows(
    [
      '<a href="https://example.ca/a?b=1&amp;c=2">x</a>',
      '<a href="mailto:care@example.ca">x</a>',
      '<a href="tel:+1-514-555-0100">x</a>',
    ],
    freshWorld,
  )('%s is allowed in a text', async (html) => {
    expect((await saveContent(await newContent(), 1, { body: both(html, '') })).status).toBe(200)
  })

  testRows(
    ['mailto:', 'mailto:care@', 'mailto:a@b.ca&amp;x', 'tel:', 'tel:x', 'x tel:5145550100'],
    freshWorld,
  )('a link to %s is refused', async (address) => {
    const body = both(`<a href="${address}">x</a>`, '')
    expect((await saveContent(await newContent(), 1, { body })).status).toBe(400)
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

  testRows(badInputs('url'), freshWorld)('url $id', async ({ value, expect: wanted }) => {
    const reply = await saveContent(await newContent(), 1, { url: both(String(value), '') })
    const isSecure = wanted === 'accept' && String(value).startsWith('https:')
    if (String(value) !== '') expect(reply.status).toBe(isSecure ? 200 : 400)
  })
})
