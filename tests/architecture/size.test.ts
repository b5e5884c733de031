// Small files, one purpose each. That code has at most 300 lines is a rule of the linter, which reads no style sheets.
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/fingerprint.mjs'
import { files, root, textOf } from './source.ts'

const linesOf = (all: readonly string[]) => all.map((file) => textOf(file).split('\n').length - 1)
const styles = filesBelow(root, ['src'], (file) => file.endsWith('.css'))

test('no style sheet is longer than 300 lines', () => {
  expect(styles.length).toBeGreaterThan(5)
  expect(styles.filter((file) => textOf(file).split('\n').length - 1 > 300)).toEqual([])
})

test('the median file is short', () => {
  const sizes = linesOf([...styles, ...files.filter((file) => !file.startsWith('generated/'))])
  const median = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0
  console.info(`${sizes.length} files, median ${median} lines`)
  expect(median).toBeLessThanOrEqual(100)
})
