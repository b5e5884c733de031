import { describe, expect, test } from 'vitest'
import type { OrganizationContent } from '#generated/model/index.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { checkContent, dataFrom, valuesOf, withValue } from './content-values.ts'
import { mergeValues } from './merge-values.ts'
import { previewOf } from '../preview/preview-content.ts'

const none = { 'en-ca': null, 'fr-ca': null }
const empty = { 'en-ca': '', 'fr-ca': '' }
const content: OrganizationContent = {
  id: '2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001',
  organization: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001',
  status: 'draft',
  revision: 1,
  missing_languages: ['fr-ca'],
  published_at: null,
  review_on: null,
  is_review_due: false,
  publish_at: null,
  publish_failed_at: null,
  updated_at: '2026-11-18T15:04:00Z',
  updated_by: null,
  type: 'article',
  title: { 'en-ca': 'Crutches', 'fr-ca': '' },
  summary: { 'en-ca': 'Step by step.', 'fr-ca': '' },
  body: { 'en-ca': '<h2>Up</h2><p>Good leg <b>first</b>.</p>', 'fr-ca': '' },
  transcript: empty,
  tags: ['surgery'],
  minutes: 3,
  author: empty,
  reviewed_at: '2026-08-30',
  image: null,
  media: null,
  captions: none,
  url: empty,
  files: none,
  media_files: [],
  uses: { journeys: [], is_featured: false, recommended_count: 0, saved_count: 0, started_count: 0 },
}
const values = valuesOf(content)

test('an unchanged text is sent back verbatim; a changed one is serialized', () => {
  expect(values.body['en-ca']).toBe('## Up\n\nGood leg **first**.')
  const { body, minutes } = dataFrom(values, content)
  expect([body, minutes]).toEqual([content.body, 3])
  const changed = withValue(withValue(values, 'body.en-ca', '## Down'), 'minutes', ' ')
  expect(dataFrom(changed, content)).toMatchObject({ body: { 'en-ca': '<h2>Down</h2>' }, minutes: null })
})

describe('what is wrong with what was written', () => {
  test.each([
    ['title.en-ca', '', 'noTitle'],
    ['title.fr-ca', 'a'.repeat(201), 'tooLong'],
    ['body.en-ca', '[x](javascript:alert)', 'badLink'],
    ['body.fr-ca', '![](media:5d419f63-8e90-4b12-8d3e-4f5061720001)', 'noAlt'],
    ['url.en-ca', 'http://example.ca', 'notWebAddress'],
    ['minutes', '0', 'badMinutes'],
    ['minutes', '2.5', 'badMinutes'],
    ['reviewed_at', '2026-11', 'badDate'],
    ['reviewed_at', '2026-02-30', 'badDate'],
  ] as const)('%s: %j', (key, value, code) => {
    expect(checkContent(withValue(values, key, value))).toMatchObject({ [key]: { code } })
  })

  test('nothing, for a draft that is half written', () => expect(checkContent(values)).toEqual({}))

  test.each(badInputs('url'))('url $id: $value', ({ value, expect: wanted }) => {
    const problem = checkContent(withValue(values, 'url.en-ca', String(value)))['url.en-ca']
    expect(problem).toEqual(wanted === 'accept' ? undefined : { code: 'notWebAddress' })
  })

  test.each(badInputs('url'))('a link in the text, $id: $value', ({ value, expect: wanted }) => {
    const problem = checkContent(withValue(values, 'body.en-ca', `[x](${String(value)})`))['body.en-ca']
    const { body } = dataFrom(withValue(values, 'body.en-ca', `[x](${String(value)})`), content)
    const isLink = body['en-ca'].includes('<a ')
    expect(isLink && problem === undefined).toBe(wanted === 'accept')
  })

  test.each(badInputs('name'))('title $id: $value', ({ value, expect: wanted }) => {
    const problem = checkContent(withValue(values, 'title.en-ca', String(value)))['title.en-ca']
    expect(problem).toEqual(wanted === 'required' ? { code: 'noTitle' } : undefined)
  })

  test.each(badInputs('notes'))('summary and text $id', ({ value }) => {
    const typed = String(value)
    const both = withValue(withValue(values, 'summary.en-ca', typed), 'body.en-ca', typed)
    const tooLong = (most: number) => (typed.length > most ? { code: 'tooLong', most } : undefined)
    const found = checkContent(both)
    expect([found['summary.en-ca'], found['body.en-ca']]).toEqual([tooLong(400), tooLong(90_000)])
    expect(dataFrom(both, content).summary['en-ca']).toBe(typed)
  })
})

test('412: parts that one changed are kept, parts that both changed are chosen', () => {
  const mine = withValue(withValue(values, 'summary.en-ca', 'Mine'), 'title.fr-ca', 'Béquilles')
  const theirs = withValue(withValue(values, 'summary.en-ca', 'Theirs'), 'tags', ['pain'])
  const { merged, conflicts } = mergeValues(values, mine, theirs)
  expect(conflicts).toEqual(['summary.en-ca'])
  expect(merged).toMatchObject({
    summary: { 'en-ca': 'Mine' },
    title: { 'fr-ca': 'Béquilles' },
    tags: ['pain'],
  })
})

test('LIB-01: the preview shows English where there is no French', () => {
  const known = {
    id: content.id,
    organization: { id: content.organization, name: 'Lakeside' },
    fileOf: () => undefined,
    origin: 'http://localhost:3000',
  }
  expect(previewOf(values, 'fr-ca', known).content).toMatchObject({ language: 'en-ca', title: 'Crutches' })
  const french = withValue(values, 'title.fr-ca', 'Béquilles')
  expect(previewOf(french, 'fr-ca', known).content).toMatchObject({ language: 'fr-ca', title: 'Béquilles' })
})
