import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Sender } from '../send.ts'
import { run } from '../run.ts'
import { runOptions } from '../support/run-options.ts'
import { testRows } from '#tests/support/table.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'portage-filters-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rows = [
  { id: 1, kind: 'long', created_at: '2026-01-01T00:00:00Z', owner: { id: 7 } },
  { id: 2, kind: 'short', created_at: '2026-02-01T00:00:00Z', owner: { id: 8 } },
]

/** A list that filters nothing at all. */
const deaf: Sender = async (request) => ({
  request,
  response: { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(rows) },
  ms: 0,
})

async function rulesWith(parameter: Record<string, unknown>): Promise<string[]> {
  const properties = { id: {}, kind: {}, created_at: {}, owner: {} }
  const schema = { type: 'array', items: { type: 'object', properties } }
  const operation = {
    operationId: 'listNotes',
    parameters: [{ in: 'query', schema: { type: 'string' }, ...parameter }],
    responses: { 200: { description: 'All.', content: { 'application/json': { schema } } } },
  }
  const contract = path.join(folder, 'notes.json')
  writeFileSync(
    contract,
    JSON.stringify({ openapi: '3.1.0', info: {}, paths: { '/notes/': { get: operation } } }),
  )
  const { findings } = await run(runOptions({ target: 'http://notes.test', contract }), deaf)
  return findings.map(({ rule }) => rule)
}

testRows([
  ['a field', { name: 'kind' }],
  ['one of several values', { name: 'kind__in' }],
  ['a time from', { name: 'created_at__gte' }],
  ['a part of a text', { name: 'kind__icontains' }],
  ['a thing inside, by its id', { name: 'owner' }],
])('a filter by %s is known by its name', async (_, parameter) => {
  expect(await rulesWith(parameter)).toContain('filter-ignored')
})

test('a parameter that means something else is left alone', async () => {
  expect(await rulesWith({ name: 'kind', 'x-filter': false })).not.toContain('filter-ignored')
  expect(await rulesWith({ name: 'colour' })).not.toContain('filter-ignored')
})
