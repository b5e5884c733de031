import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { snapshotOf } from '../snapshots/snapshot.ts'
import type { World } from '../store/world.ts'
import { beginFrom } from './begin-world.ts'
import { keepWorld } from './keep-world.ts'
import { readTokens } from './read-tokens.ts'
import { testRows } from '#tests/support/table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portage-world-file-'))
const file = (name: string) => path.join(folder, name)

afterAll(() => rmSync(folder, { recursive: true }))

function firstName({ tables }: World): string | undefined {
  const [first] = tables.patients.values()
  return first?.firstName
}

test('every world of a server with a snapshot starts from it, also after a reset', () => {
  const world = createApp().worlds.get('default')
  const [first] = world.tables.patients.values()
  if (!first) throw new Error('There is no patient')
  first.firstName = 'Other'
  writeFileSync(file('begin.json'), JSON.stringify(snapshotOf(world)))
  const { worlds } = createApp({ begin: beginFrom(file('begin.json')) })
  for (const name of ['default', 'w1']) expect(firstName(worlds.get(name))).toBe('Other')
  const [again] = worlds.get('w1').tables.patients.values()
  if (again) again.firstName = 'Changed'
  expect([firstName(worlds.get('w1')), firstName(worlds.get('w2'))]).toEqual(['Changed', 'Other'])
  expect(firstName(worlds.reset('w1'))).toBe('Other')
})

testRows([
  ['{"half": ', 'It is no JSON.'],
  ['[]', 'The snapshot is none: it has no "format": "portage-mock-world".'],
])('a file with %s is refused with its name, and stays as it is', (text, why) => {
  const broken = file('broken.json')
  writeFileSync(broken, text)
  expect(() => beginFrom(broken)).toThrow(`${broken} cannot be used. ${why}`)
  expect(() => keepWorld(createApp(), broken)).toThrow(`${broken} cannot be used. ${why}`)
  expect(readFileSync(broken, 'utf8')).toBe(text)
})

test('a file that is not there, or cannot be written, is named', () => {
  expect(() => beginFrom(file('missing.json'))).toThrow(
    `${file('missing.json')} cannot be used. There is no such file.`,
  )
  const nowhere = path.join(folder, 'nowhere', 'world.json')
  expect(() => keepWorld(createApp(), nowhere)).toThrow(`The world could not be saved to ${nowhere}: `)
})

test('fixed tokens are TOKEN=EMAIL; a token may have a = of its own', () => {
  expect([...readTokens(['a=ana@portage.test', 'b==maya@portage.test'])]).toEqual([
    ['a', 'ana@portage.test'],
    ['b=', 'maya@portage.test'],
  ])
})

testRows(['test-token', '=ana@portage.test', 'two words=ana@portage.test', 'a=nobody', ''])(
  '%j is no fixed token',
  (given) => {
    expect(() => readTokens([given])).toThrow(
      `--token takes TOKEN=EMAIL, as --token test-token=ana@portage.test; ${given} is none.`,
    )
  },
)
