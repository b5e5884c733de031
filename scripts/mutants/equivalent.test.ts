import { expect, test } from 'vitest'
import { root } from '../node-version.mjs'
import { mutantsIn } from './choose.mjs'
import { KNOWN, outdated, withoutEquivalent } from './equivalent.mjs'
import { mutantsOf } from './mutators.mjs'

const known = [
  { file: 'src/a.ts', original: 'const a = !b', mutated: 'const a = b', reason: 'b is never read' },
]

test('A mutant that is known to change nothing does not count, wherever its line is', () => {
  const source = 'const c = 1\n\n  const a = !b'
  const of = (file: string) => withoutEquivalent(mutantsOf(file, source), known).map(({ mutated }) => mutated)
  expect(of('src/a.ts')).toEqual(['const c = 2', 'const c = 0'])
  expect(of('src/b.ts')).toEqual(['const c = 2', 'const c = 0', 'const a = b'])
})

test('One whose line was changed is outdated', () => {
  expect(outdated(mutantsOf('src/a.ts', 'const a = !b'), known)).toEqual([])
  expect(outdated(mutantsOf('src/a.ts', 'const a = !c'), known)).toEqual(known)
})

test('Every one that is listed says why, and its line is still there', () => {
  const mutants = mutantsIn(root, [...new Set(KNOWN.map(({ file }) => file))])
  expect(outdated(mutants)).toEqual([])
  expect(KNOWN.filter(({ reason }) => reason.length < 20)).toEqual([])
})
