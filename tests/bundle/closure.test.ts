import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brotliSize, closure, weight } from './closure.ts'

const chunks = [
  { file: 'a.js', imports: ['s.js'], css: ['a.css'], modules: ['src/a.ts', 'src/b.ts'] },
  { file: 's.js', imports: ['a.js'], css: ['s.css'], modules: [] },
  { file: 'l.js', imports: ['s.js'], css: [], modules: ['src/later.ts'] },
]

test('what is imported statically counts, once, with its style sheets; what loads later does not', () => {
  expect(closure(chunks, ['src/b.ts', 'src/a.ts']).sort()).toEqual(['a.css', 'a.js', 's.css', 's.js'])
  expect(closure(chunks, ['src/later.ts', 'src/a.ts'])).toContain('l.js')
})

test('a source that is gone is not weightless', () => {
  expect(() => closure(chunks, ['src/gone.ts'])).toThrow('no chunk holds src/gone.ts')
})

test('the weight is the sum of brotli sizes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portage-weight-'))
  writeFileSync(path.join(folder, 'a.js'), 'x'.repeat(5000))
  writeFileSync(path.join(folder, 'b.js'), 'y')
  writeFileSync(path.join(folder, 'c.css'), 'z')
  const each = brotliSize(Buffer.from('x'.repeat(5000))) + brotliSize(Buffer.from('y'))
  expect(weight(folder, ['a.js', 'b.js', 'c.css'], '.js')).toBe(each / 1000)
  rmSync(folder, { recursive: true })
})
