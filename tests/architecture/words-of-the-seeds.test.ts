// People judge the portal's words by the journeys and articles of the mock server.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source.ts'
import { frenchTypography } from './texts.ts'
import { avoided } from './wording.ts'

const folder = path.join(root, 'mock-server', 'store', 'seeds')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

type Locale = 'en-ca' | 'fr-ca'

/** All texts of a language inside a value: what is anywhere below its key. */
function textsIn(locale: Locale, value: unknown, isFound = false, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return isFound ? [value] : []
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(locale, inner, isFound || key === locale, seen),
  )
}

/** What is read of HTML and of addresses: not their marks. */
const read = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z]+;/g, ' ')
    .replace(/https?:\S+/g, '')

const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(folder, file))))

test('English of the seeds has the words that people say', () => {
  const texts = modules.flatMap((module) => textsIn('en-ca', { ...module }))
  expect(texts.length).toBeGreaterThan(300)
  // What must not be done is written in full: "Do not drive" is harder to misread.
  const wrong = (text: string) => avoided(read(text)).filter((instead) => instead !== 'a contraction')
  const marked = texts.flatMap((text) => wrong(text).map((instead) => `${text} (${instead})`))
  expect(marked).toEqual([])
})

test('French of the seeds is set as French is', () => {
  const texts = modules.flatMap((module) => textsIn('fr-ca', { ...module }))
  expect(texts.length).toBeGreaterThan(300)
  const marked = texts.flatMap((text) => frenchTypography(read(text)).map((wanted) => `${text} (${wanted})`))
  expect(marked).toEqual([])
})
