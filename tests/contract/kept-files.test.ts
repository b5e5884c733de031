// What the mock server gives out besides the API: settings, pictures and other files. A line for each in
// tests/data/given-files.txt, with its headers, size and a digest; see kept-answers.test.ts.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { app } from './support/app.ts'
import { keepStill } from './support/kept.ts'

keepStill()

const lists = path.resolve(import.meta.dirname, '../data/lists')

/** The files in recorded lists, except for those with a temporary URL. */
const namedInLists = readdirSync(lists).flatMap((file) =>
  [...readFileSync(path.join(lists, file), 'utf8').matchAll(/\/media\/(?!documents)[\w/-]+\.\w+/g)].map(
    String,
  ),
)

async function get(address: string) {
  const response = await app.fetch(new Request(`http://localhost:4010${address}`))
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('every file is as it is kept', async () => {
  const addresses = new Set(['/config.json', ...namedInLists])
  const lines: string[] = []
  for (const address of [...addresses].toSorted()) {
    const { response, bytes } = await get(address)
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const headers = JSON.stringify(Object.fromEntries(response.headers))
    lines.push(`${address}: ${response.status} ${bytes.length} ${digest} ${headers}`)
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/given-files.txt')
})
