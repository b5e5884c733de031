// The seeds of a world: the start and a digest of every row, in tests/data/worlds; of a large world how many
// rows there are, and a digest of each table. See kept-answers.test.ts.
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptPool } from '#mock-server/snapshots/pool.ts'
import { keptTables } from '#mock-server/snapshots/tables.ts'
import { createWorld } from '#mock-server/store/create-world.ts'
import { moveOn } from '#tests/support/still.ts'
import { holdSecrets } from './support/secrets.ts'

beforeEach(holdSecrets)
afterEach(moveOn)

const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (inner instanceof Uint8Array) return `(${inner.length} bytes) ${digestOf(inner)}`
    return inner instanceof Map || inner instanceof Set ? [...inner] : inner
  })

const digestOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Every list of a world, by its place there: rows of a table, values of a map. */
function listsOf(name: string, part: unknown): [name: string, rows: readonly unknown[]][] {
  const { rows } = Object(part)
  if (Array.isArray(part)) return [[name, part]]
  if (part instanceof Map) return [[name, [...part]]]
  if (Array.isArray(rows)) return [[name, rows]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([inner, more]) => listsOf(`${name}.${inner}`, more))
}

function listsIn(name: string) {
  const { tables, pool, mailbox } = createWorld(name)
  const { users, grants } = keptPool(pool)
  return listsOf('', { tables: keptTables(tables), people: users, grants, mails: mailbox.kept().mails })
}

const LONGEST = 240

test('a new world has the rows that are kept of it', async () => {
  const lines = listsIn('default').flatMap(([name, rows]) => [
    `${name} (${rows.length})`,
    ...rows.map((row) => {
      const text = written(row)
      return text.length > LONGEST ? `  ${text.slice(0, LONGEST)}... ${digestOf(text)}` : `  ${text}`
    }),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/worlds/default.txt')
})

test('a large world has as many as are kept of it', async () => {
  const lines = listsIn('large-120').map(
    ([name, rows]) => `${name} (${rows.length}) ${digestOf(rows.map(written).join('\n'))}`,
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/worlds/large-120.txt')
})
