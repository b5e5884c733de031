import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { brotliSize, closure, weight, type Manifest } from './closure.ts'

const manifest: Manifest = {
  'index.html': { file: 'a.js', imports: ['_shared'], dynamicImports: ['later.ts'], css: ['a.css'] },
  _shared: { file: 's.js', imports: ['index.html'], css: ['s.css'] },
  'later.ts': { file: 'l.js', imports: ['_shared'] },
}

test('what is imported statically counts, once, with its style sheets; what loads later does not', () => {
  expect(closure(manifest, ['index.html']).sort()).toEqual(['a.css', 'a.js', 's.css', 's.js'])
  expect(closure(manifest, ['later.ts', 'index.html'])).toContain('l.js')
})

test('a chunk that is gone is not weightless', () => {
  expect(() => closure(manifest, ['gone.ts'])).toThrow('no chunk gone.ts')
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
