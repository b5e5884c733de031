// What every operation answers and what it changes, for its sample, and what of it is different in French: kept in
// tests/data/answers, a file for each. After a change that is meant, look at the difference, then
// `npx vitest run --project node tests/contract/kept-answers -u`.
import { expect, test } from 'vitest'
import { app } from './support/app.ts'
import { call } from './support/client.ts'
import type { OperationOfDocument } from './support/document.ts'
import { operationsOfDocument } from './support/document.ts'
import { keepStill, sampleOf, startStill } from './support/kept.ts'
import { short } from './support/short.ts'
import { changes, rowsNow } from './support/world-rows.ts'

keepStill()

const under = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : [])

/** The answer to the sample and what it changed, line by line. */
async function linesOf(operation: OperationOfDocument, language?: string): Promise<string[]> {
  const { path, ...sent } = await sampleOf(operation)
  const before = rowsNow()
  const { status, headers, body, text } = await call(app, operation.method, path, {
    ...sent,
    headers: { ...sent.headers, ...(language !== undefined && { 'accept-language': language }) },
  })
  const kept = ['location', 'content-type', 'etag', 'link'].flatMap((name) =>
    headers.has(name) ? [`${name}: ${headers.get(name)}`] : [],
  )
  const shown = body === undefined ? text : JSON.stringify(short(body), null, 1)
  return [
    `${operation.method} ${path}`,
    String(status),
    ...kept,
    ...shown.split('\n'),
    ...under('', changes(before, rowsNow())),
  ]
}

/** In a world where everyone reads French. */
async function frenchLinesOf(operation: OperationOfDocument): Promise<string[]> {
  startStill()
  for (const user of app.worlds.get('default').tables.users.values()) user.language = 'fr-ca'
  return linesOf(operation, 'fr-ca')
}

test.each(operationsOfDocument)('$operationId answers and changes what is kept of it', async (operation) => {
  const lines = await linesOf(operation)
  const french = (await frenchLinesOf(operation)).filter((line) => !lines.includes(line))
  const kept = [...lines, ...under('\nIn French:', french)]
  await expect(`${kept.join('\n')}\n`).toMatchFileSnapshot(`../data/answers/${operation.operationId}.txt`)
})
