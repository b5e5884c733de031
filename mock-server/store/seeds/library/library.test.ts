// The library is valid: French texts are French, links use https, files exist.
import { expect, test } from 'vitest'
import { libraryFile } from '../../../media/library.ts'
import { contentSeeds } from './contents.ts'
import { faqCategories, faqSeeds } from './faqs.ts'
import { libraryMarks } from './marks.ts'
import { resourceSeeds } from './resources.ts'

const texts: { english: string; french: string | undefined }[] = []
const walk = (node: unknown): void => {
  if (typeof node !== 'object' || node === null) return
  if ('en-ca' in node) {
    const french = 'fr-ca' in node ? String(node['fr-ca']) : undefined
    texts.push({ english: String(node['en-ca']), french })
  } else for (const part of Object.values(node)) walk(part)
}
walk([contentSeeds, resourceSeeds, faqSeeds, faqCategories, libraryMarks])

test('there are about 45 contents, of every kind, some in English only (LIB-01)', () => {
  expect(contentSeeds.length).toBeGreaterThanOrEqual(44)
  expect(new Set(contentSeeds.map(({ type }) => type))).toEqual(
    new Set(['article', 'video', 'audio', 'pdf', 'link', 'tool']),
  )
  const english = contentSeeds.filter(({ title }) => title['fr-ca'] === undefined)
  expect(english.length).toBeGreaterThanOrEqual(8)
})

test('keys are unique, and what is named exists', () => {
  const keys = contentSeeds.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(libraryMarks.filter(({ content }) => !keys.includes(content))).toEqual([])
  const named = contentSeeds.flatMap(({ resources = [] }) => resources)
  const known = resourceSeeds.map(({ key }) => key)
  expect(named.filter((key) => !known.includes(key))).toEqual([])
  expect(known.filter((key) => !named.includes(key))).toEqual([])
  expect(faqSeeds.filter(({ category }) => !Object.hasOwn(faqCategories, category))).toEqual([])
})

test('a content is in French as a whole or not at all', () => {
  const halves = contentSeeds.filter((seed) => {
    const parts = [seed.title, seed.summary, seed.author, seed.body, seed.transcript]
    const has = parts.flatMap((part) => (part ? [part['fr-ca'] !== undefined] : []))
    return new Set(has).size > 1
  })
  expect(halves.map(({ key }) => key)).toEqual([])
})

test('each kind has what it needs', () => {
  for (const { key, type, body, media, transcript, resources } of contentSeeds) {
    const needed = {
      article: body,
      video: media,
      audio: media,
      pdf: resources,
      link: resources,
      tool: resources,
    }
    expect([key, needed[type] === undefined]).toEqual([key, false])
    if (media) expect([key, typeof transcript?.['en-ca']]).toEqual([key, 'string'])
  }
})

test('French is set as French is, and is no copy', () => {
  const wrong = texts.filter(
    ({ english, french }) =>
      french !== undefined &&
      (/[^\s\u00a0<\d][?!:](?=\s|$|<)/.test(french.replaceAll(/https?:\S+/g, '')) ||
        /['"]|« | »/.test(french.replaceAll(/<[^>]*>/g, '')) ||
        (french === english && !/^988|^https|Samuel/.test(english))),
  )
  expect(wrong.map(({ french }) => french)).toEqual([])
})

test('links lead out by https, and files are there', () => {
  for (const resource of resourceSeeds) {
    const places = Object.values(resource.kind === 'link' ? resource.url : resource.path)
    for (const place of places) {
      if (resource.kind === 'link') expect(place).toMatch(/^https:\/\/[\w.-]+\.(ca)\//)
      else expect(libraryFile(place)?.mediaType).toBe('application/pdf')
    }
  }
})
