// A class that no style sheet has is silently nothing: the part it should lay out only looks wrong.
import path from 'node:path'
import { expect, test } from 'vitest'
import { files, textOf } from './source.ts'

const pathOf = (file: string, from: string) =>
  from.startsWith('#') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from)

/** Classes that a module reads from its style sheets although they have no rule there. */
function missingIn(file: string, code: string, sheet: (file: string) => string): string[] {
  return [...code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
    ([, name = '', from = '']) => {
      const rules = sheet(pathOf(file, from))
      const used = [...code.matchAll(new RegExp(String.raw`(?<![\w./-])${name}\.(\w+)`, 'g'))].map(
        ([, one]) => one,
      )
      return used
        .filter((one) => !new RegExp(String.raw`\.${one}\b`).test(rules))
        .map((one) => `${file}: ${one}`)
    },
  )
}

test('every class that a component names is in its style sheet', () => {
  const code = "import styles from './a.module.css'\nconst all = [styles.there, styles.gone]"
  expect(missingIn('src/a.tsx', code, () => '.there { margin: 0 }')).toEqual(['src/a.tsx: gone'])
  const all = files.filter((file) => /^src\/.*\.tsx?$/.test(file))
  expect(all.length).toBeGreaterThan(500)
  expect(all.flatMap((file) => missingIn(file, textOf(file), textOf))).toEqual([])
})
