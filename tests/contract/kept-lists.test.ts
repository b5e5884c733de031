// Every list, in each order and with each filter that the contract has: which rows it answers. Kept in tests/data/lists;
// after a change that is meant, look at the difference, then `npx vitest run --project node tests/contract/kept-lists -u`.
import { expect, test } from 'vitest'
import { app } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { call } from './support/client.ts'
import type { OperationOfDocument } from './support/document.ts'
import { operationsOfDocument } from './support/document.ts'
import { keepStill, sampleOf } from './support/kept.ts'
import type { Row } from './support/list-questions.ts'
import { questionsOf } from './support/list-questions.ts'
import type { Sample } from './support/sample.ts'

keepStill()

const lists = operationsOfDocument.filter(({ parameters }) => parameters.some(({ name }) => name === 'page'))

/** The address with no more than what the list requires. */
function plainAddress({ parameters }: OperationOfDocument, { path }: Sample): URL {
  const url = new URL(path, 'http://localhost')
  for (const { name, required } of parameters) if (!required) url.searchParams.delete(name)
  url.searchParams.set('page_size', '100')
  return url
}

const LONGEST = 50

/** A row in one line: its values without their names, long ones and ids by their beginning. */
const written = (row: Row) =>
  JSON.stringify(Object.values(row), (_, value: unknown) =>
    typeof value === 'string' ? value.replace('http://localhost:4010', '').slice(0, LONGEST) : value,
  ).replaceAll(/([\da-f]{8})-[\da-f-]{27}/g, '$1')

/** The results of a list for one person: its rows once, numbered, then the numbers that each query returns. */
async function linesOf(operation: OperationOfDocument, sample: Sample, as: CallOptions): Promise<string[]> {
  const plain = plainAddress(operation, sample)
  const lines: string[] = []
  const numbers = new Map<string, number>()

  async function ask(what: string, { pathname, search }: URL, body?: unknown): Promise<readonly Row[]> {
    const options = { as: sample.as, ...as, ...(operation.body && { body: body ?? {} }) }
    const reply = await call(app, operation.method, pathname + search, options)
    const rows: readonly Row[] = Object(reply.body).results ?? []
    const unknown = rows.filter((row) => !numbers.has(written(row)))
    for (const row of unknown) numbers.set(written(row), numbers.size)
    const found = rows.map((row) => numbers.get(written(row))).join(' ')
    lines.push(`${what}: ${reply.status === 200 ? found : reply.status}`)
    lines.push(...unknown.map((row) => `  ${numbers.get(written(row))} ${written(row)}`))
    return rows
  }

  const rows = await ask('all', plain)
  await ask('as in the sample', new URL(sample.path, plain), sample.body)
  for (const { name, value, isInBody } of questionsOf(operation, plain.searchParams, rows)) {
    const url = new URL(plain)
    if (!isInBody) url.searchParams.set(name, String(value))
    await ask(`${name} ${JSON.stringify(value)}`, url, isInBody ? { [name]: value } : undefined)
  }
  return lines
}

const french = { headers: { 'accept-language': 'fr-ca' } }

test.each(lists)('$operationId answers each question as is kept of it', async (operation) => {
  const sample = await sampleOf(operation)
  const own = await linesOf(operation, sample, {})
  // Ana has every role, and only her own patient profile.
  const other = sample.path.includes('patient=') ? french : { ...french, as: 'ana' as const }
  const others = await linesOf(operation, sample, other)
  await expect(`${own.join('\n')}\n\nIn French:\n${others.join('\n')}\n`).toMatchFileSnapshot(
    `../data/lists/${operation.operationId}.txt`,
  )
})
