// The reference of the contract, as far as it is the same for all pages: the first page, pages with every kind of call
// and schema, and what is not there. Kept in tests/data/reference; see kept-answers.test.ts.
import { expect, test } from 'vitest'
import { app } from './support/app.ts'

/** A page line by line, a line for each piece of text or markup. */
async function linesOf(path: string): Promise<string> {
  const response = await app.fetch(new Request(`http://localhost:4010${path}`))
  const headers = Object.entries(Object.fromEntries(response.headers)).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const text = path.endsWith('.json') ? '' : await response.text()
  const pieces = text
    .replace(/<style>[^]*<\/style>/, '<style></style>')
    .split(/(?<=>)\s+(?=<)|\n/)
    .map((piece) => piece.trim())
  return [String(response.status), ...headers, ...pieces.filter(Boolean)].join('\n')
}

test.each([
  ['the first page', '/__docs__/'],
  ['calls that read and write', '/__docs__/user-contents/'],
  ['calls with forms and without tokens', '/__docs__/uploads/'],
  ['calls with examples', '/__docs__/organization-settings/'],
  ['a schema of facts', '/__docs__/schemas/Task/'],
  ['a schema of proposals', '/__docs__/schemas/InvitationReview/'],
  ['a list of values', '/__docs__/schemas/Language/'],
  ['all schemas', '/__docs__/schemas/'],
  ['no page', '/__docs__/nothing/'],
  ['no schema', '/__docs__/schemas/constructor/'],
  ['no slash', '/__docs__/tasks'],
  ['the contract itself', '/__docs__/openapi.json'],
])('%s is as it is kept', async (name, path) => {
  await expect(`${await linesOf(path)}\n`).toMatchFileSnapshot(`../data/reference/${name}.txt`)
})
