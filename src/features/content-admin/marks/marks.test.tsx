import { describe, expect, test } from 'vitest'
import { contentSeeds } from '#mock-server/store/seeds/library/contents.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { linksOf, picturesOf } from './blocks.ts'
import { parseMarks } from './parse-marks.ts'
import { readHtml } from './read-html.ts'
import { writeHtml } from './write-html.ts'
import { writeMarks } from './write-marks.ts'

const id = '5d419f63-8e90-4b12-8d3e-4f5061720001'
const htmlOf = (marks: string) => writeHtml(parseMarks(marks))
const marksOf = (html: string) => writeMarks(readHtml(html))

test.each([
  ['## Before', '<h2>Before</h2>'],
  ['### Smaller', '<h3>Smaller</h3>'],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['> Rest.', '<blockquote><p>Rest.</p></blockquote>'],
  ['---', '<hr>'],
  ['Hold **on** and *breathe*.', '<p>Hold <strong>on</strong> and <em>breathe</em>.</p>'],
  ['one\ntwo', '<p>one<br>two</p>'],
  ['See [us](https://a.ca/b?c=1&d=2).', '<p>See <a href="https://a.ca/b?c=1&amp;d=2">us</a>.</p>'],
  [
    `![Two crutches](media:${id}) On a stair`,
    `<figure><img src="media:${id}" alt="Two crutches"><figcaption>On a stair</figcaption></figure>`,
  ],
  [
    '|= Which leg\n| Way | First |\n| Up | Good |',
    '<table><caption>Which leg</caption><tr><th scope="col">Way</th><th scope="col">First</th></tr><tr><td>Up</td><td>Good</td></tr></table>',
  ],
])('%j is %s, and back', (marks, html) => {
  expect(htmlOf(marks)).toBe(html)
  expect(marksOf(html)).toBe(marks)
})

test.each([
  ['<h1>Top</h1>', '## Top'],
  ['<h4>Deep</h4>', '### Deep'],
  [`<img src="media:${id}" alt="A chair">`, `![A chair](media:${id})`],
  ['<figure><img src="https://a.ca/x.png" alt="No file"></figure>', ''],
  [`<p>Look <img src="media:${id}" alt="A chair"></p>`, `Look\n\n![A chair](media:${id})`],
  ['<table><tr><td>a</td></tr></table>', '| a |'],
  ['<table><tr><td>a | b</td><td>c</td></tr></table>', String.raw`| a \| b | c |`],
  ['<p>a <span href="https://a.ca">b</span></p>', 'a b'],
])('%s is read as %j', (html, marks) => expect(marksOf(html)).toBe(marks))

test('parses blocks without an empty line between them', () => {
  expect(htmlOf('## A\nwords\n- one\n1. two')).toBe(
    '<h2>A</h2>\n<p>words</p>\n<ul><li>one</li></ul>\n<ol><li>two</li></ol>',
  )
})

test.each(['2 * 3 * 4', '[x] y', String.raw`a\b`, '5. May', '# 1', '- 4 degrees', '<b>', '&lt;', 'a_b_c'])(
  'words that look like marks stay words: %s',
  (words) => {
    const html = `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`
    expect(htmlOf(marksOf(html))).toBe(html)
  },
)

const texts = contentSeeds.flatMap(({ key, body, transcript }) =>
  [body, transcript].flatMap((text) => Object.values(text ?? {}).map((html) => [key, html] as const)),
)

test('every text of the library comes through the editor as it was', () => {
  expect(texts.length).toBeGreaterThan(40)
  for (const [key, html] of texts) {
    const flat = (text: string) => text.replaceAll('\n', '')
    expect([key, flat(htmlOf(marksOf(html)))]).toEqual([key, flat(html)])
  }
})

describe('libraryHtml: what is typed is words, never HTML', () => {
  test.each(badInputs('libraryHtml'))('$id', ({ value }) => {
    const html = htmlOf(String(value))
    expect(html.replaceAll(/<\/?(p|br|blockquote|h2)>/g, '')).not.toMatch(/</)
  })

  test('and what is read is made safe first', () => {
    expect(marksOf('<p onclick="x">a</p><script>b</script><a href="javascript:c">d</a>')).toBe('a\n\nd')
  })
})

test('finds links and images anywhere', () => {
  const blocks = parseMarks(`- **[a](javascript:x)**\n\n> [b](https://b.ca)\n\n![](media:${id})`)
  expect(linksOf(blocks)).toEqual(['javascript:x', 'https://b.ca'])
  expect(picturesOf(blocks)).toMatchObject([{ id, alt: '' }])
})
