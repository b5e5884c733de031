// Small files, one purpose each: nothing above 300 lines.
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/fingerprint.mjs'
import { files, root, textOf } from './source.ts'

const LIMIT = 300
const written = [...files, ...filesBelow(root, ['src'], (file) => file.endsWith('.css'))].filter(
  (file) => !file.startsWith('generated/'),
)
const sizes = written.map((file) => ({ file, lines: textOf(file).split('\n').length - 1 }))

test('no file is longer than 300 lines', () => {
  expect(sizes.length).toBeGreaterThan(100)
  expect(sizes.filter(({ lines }) => lines > LIMIT)).toEqual([])
})

test('the median file is short', () => {
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  console.info(`${sizes.length} files, median ${median} lines`)
  expect(median).toBeLessThanOrEqual(100)
})
