import { expect, test } from 'vitest'
import { mutantsIn, shuffled } from './choose.mjs'
import { filesOf, isMutated, linesOfDiff } from './files.mjs'
import { root } from '../node-version.mjs'

const mutants = mutantsIn(root, [
  'src/lib/validation/email.ts',
  'src/lib/files/csv.ts',
  'src/lib/validation/ids.ts',
])
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
    'src/lib/files/csv.ts': true,
    'src/ui/actions/Button.tsx': true,
    'mock-server/engine/audit.ts': true,
    'mock-server/store/seed-people.ts': true,
    'src/lib/files/csv.test.ts': false,
    'src/ui/menus/Menu.test.tsx': false,
    'src/flags/testing/test-config.ts': false,
    'src/app/gallery/words-en.ts': false,
    'mock-server/store/seeds/people.ts': false,
    'src/app/frame/notice.module.css': false,
    'generated/model/index.ts': false,
    'tests/setup-dom.ts': false,
  }
  expect(Object.fromEntries(Object.keys(files).map((file) => [file, isMutated(file)]))).toEqual(files)
})

test('Files are chosen by path, folder or glob', () => {
  expect(filesOf(root, ['src/lib/files/csv.ts'])).toEqual(['src/lib/files/csv.ts'])
  expect(filesOf(root, ['src/lib'])).toContain('src/lib/files/csv.ts')
  expect(filesOf(root, ['src/lib/text/co*.ts'])).toEqual([
    'src/lib/text/code-text.ts',
    'src/lib/text/colour.ts',
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
