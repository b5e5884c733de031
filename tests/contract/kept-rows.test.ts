// Each question about one thing, asked about every seeded thing of its kind: the status and a digest of the answer, in
// tests/data/rows.txt. What the answers say is kept of one of them, see kept-answers.test.ts.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { keptTables } from '#mock-server/snapshots/tables.ts'
import { app } from './support/app.ts'
import { call } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { keepStill, sampleOf, startStill } from './support/kept.ts'

keepStill()

const ID = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/

/** Of more things of a kind the first say enough. */
const MOST = 30

/** The ids of all things of the kind that one id is of. */
function idsLike(id: string, part: unknown = keptTables(app.worlds.get('default').tables)): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { rows = part } = part as { rows?: unknown }
  const list = rows instanceof Map ? [...rows.values()] : rows
  if (Array.isArray(list)) {
    const ids = list.map((row) => String(Object(row).id))
    return ids.includes(id) ? ids : []
  }
  return Object.values(part).flatMap((inner) => idsLike(id, inner))
}

test('every seeded thing is answered as is kept', async () => {
  const lines: string[] = []
  for (const operation of operationsOfDocument) {
    if (operation.method !== 'GET') continue
    startStill()
    const { path, ...sent } = await sampleOf(operation)
    const [id] = ID.exec(path) ?? []
    if (id === undefined) continue
    for (const other of idsLike(id).slice(0, MOST)) {
      const { status, text } = await call(app, 'GET', path.replace(id, other), sent)
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 8)
      lines.push(`${operation.operationId} ${other.slice(0, 8)}: ${status} ${digest}`)
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/rows.txt')
}, 60_000)
