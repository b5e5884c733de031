import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { flagTable, type FlagName } from './flags.ts'
import { testRows } from '#tests/support/table.ts'

const root = path.resolve(import.meta.dirname, '../..')
const guide = readFileSync(path.join(root, 'docs/flags.md'), 'utf8')
const source = readFileSync(path.join(import.meta.dirname, 'flags.ts'), 'utf8')

const rows = [
  ...guide.matchAll(/^\| (FLAG-\d\d) \| `(\w+)`\s*\| `(\w+)`\s*\| (on|off)?\s*\| (.+?)\s*\|$/gm),
].map(([, id, name, kind, value, text]) => ({ id, name, kind, value, text }))

/** The requirement id in the comment above a flag. */
const idInSource = (name: string) =>
  new RegExp(`/\\*\\* (FLAG-\\d\\d)[^\\n]*\\*/\\n  ${name}:`).exec(source)?.[1]

test('FLAG-01..16: the guide has every row once', () => {
  const wanted = Array.from({ length: 16 }, (_, index) => `FLAG-${String(index + 1).padStart(2, '0')}`)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted)
})

test('FLAG-01..16: the guide has every flag of the table, in its order, with its kind and value', () => {
  expect(rows.map(({ name, kind, value }) => [name, kind, value])).toEqual(
    Object.entries(flagTable).map(([name, flag]) => [
      name,
      flag.kind,
      flag.kind === 'fixed' ? (flag.on ? 'on' : 'off') : undefined,
    ]),
  )
})

testRows(rows)('$id: the guide and the table name the same row for $name, and say what it is for', (row) => {
  expect(idInSource(row.name as FlagName)).toBe(row.id)
  expect(row.text?.length).toBeGreaterThan(20)
})

test('FLAG-01..07: a fixed flag carries its reason in the table', () => {
  for (const { id, kind } of rows) {
    if (kind === 'fixed') expect(source).toMatch(new RegExp(`${id}[^\\n*]*: [^\\n]{15,}`))
  }
})
