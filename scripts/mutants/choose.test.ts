import { expect, test } from 'vitest'
import { mutantsIn, shuffled } from './choose.mjs'
import { filesOf, isMutated, linesOfDiff } from './files.mjs'
import { root } from '../node-version.mjs'

const mutants = mutantsIn(root, ['src/lib/email.ts', 'src/lib/csv.ts', 'src/lib/ids.ts'])
const line = ({ file, line }: { file: string; line: number }) => `${file}:${line}`

test('The same seed draws the same mutants, one of each line; another seed draws others', () => {
  const drawn = shuffled(mutants, 1)
  expect(shuffled(mutants, 1)).toEqual(drawn)
  expect(shuffled(mutants, 2)).not.toEqual(drawn)
  expect(new Set(drawn.map(line))).toEqual(new Set(mutants.map(line)))
  expect(drawn.length).toBe(new Set(drawn.map(line)).size)
})

test('Tests, their helpers, samples and seeds are not mutated', () => {
  const files = {
    'src/lib/csv.ts': true,
    'src/ui/Button.tsx': true,
    'mock-server/engine/audit.ts': true,
    'mock-server/store/seed-people.ts': true,
    'src/lib/csv.test.ts': false,
    'src/ui/Menu.test.tsx': false,
    'src/flags/testing/test-config.ts': false,
    'src/app/gallery/words-en.ts': false,
    'mock-server/store/seeds/people.ts': false,
    'src/app/notice.module.css': false,
    'generated/model/index.ts': false,
    'tests/setup-dom.ts': false,
  }
  expect(Object.fromEntries(Object.keys(files).map((file) => [file, isMutated(file)]))).toEqual(files)
})

test('Files are chosen by path, folder or glob', () => {
  expect(filesOf(root, ['src/lib/csv.ts'])).toEqual(['src/lib/csv.ts'])
  expect(filesOf(root, ['src/lib'])).toContain('src/lib/csv.ts')
  expect(filesOf(root, ['src/lib/co*.ts'])).toEqual([
    'src/lib/code-text.ts',
    'src/lib/colour.ts',
    'src/lib/cookies.ts',
  ])
})

test('The changed lines of a diff are the new ones', () => {
  const diff = [
    'diff --git a/src/a.ts b/src/a.ts',
    '--- a/src/a.ts',
    '+++ b/src/a.ts',
    '@@ -3 +3,2 @@ function a() {',
    '-old',
    '+new',
    '+newer',
    '@@ -9,2 +10,0 @@',
    '-gone',
    '+++ b/src/b.ts',
    '@@ -0,0 +1 @@',
    '+only',
  ]
  expect(linesOfDiff(diff)).toEqual(
    new Map([
      ['src/a.ts', new Set([3, 4])],
      ['src/b.ts', new Set([1])],
    ]),
  )
})
