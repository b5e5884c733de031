// People judge the portal's French by the texts of the mock server.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source.ts'
import { frenchTypography } from './texts.ts'

const folder = path.join(root, 'mock-server', 'store', 'seeds')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
)

/** All French texts inside a value, at any depth below a `fr-ca`. */
function frenchIn(value: unknown, isFrench = false, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return isFrench ? [value] : []
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.entries(value).flatMap(([key, inner]) => frenchIn(inner, isFrench || key === 'fr-ca', seen))
}

/** The readable text of HTML and URLs, without markup. */
const read = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z]+;/g, ' ')
    .replace(/https?:\S+/g, '')

test('French of the seeds is set as French is', async () => {
  const modules = await Promise.all(files.map((file): Promise<object> => import(path.join(folder, file))))
  const texts = modules.flatMap((module) => frenchIn({ ...module }))
  expect(texts.length).toBeGreaterThan(300)
  const marked = texts.flatMap((text) => frenchTypography(read(text)).map((wanted) => `${text} (${wanted})`))
  expect(marked).toEqual([])
})
