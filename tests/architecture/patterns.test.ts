import { expect, test } from 'vitest'
import { isSlow, patternsIn } from './patterns.ts'
import { files, textOf } from './source.ts'

const inPortal = (file: string) =>
  file.startsWith('src/') && !/\.test\.tsx?$|\/(testing|reading)\//.test(file)

test('no pattern of the portal takes quadratic time: what people type or paste would stop the page', () => {
  const patterns = files.filter(inPortal).flatMap((file) => patternsIn(file, textOf(file)))
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.filter(isSlow).map(({ file, source }) => `${file}: /${source}/`)
  expect(slow).toEqual([])
}, 120_000)

test('slow patterns are seen', () => {
  const text = String.raw`[/^[-0-9]+|-+$/, /<[^>]*>/g, /\s*\n\s*/, /^(\d+\.?\d*)$/, /(?<!-)-+$/, /"[^"]*"/y, /^a+$/]`
  expect(patternsIn('a.ts', text).map(isSlow)).toEqual([true, true, true, true, false, false, false])
})
