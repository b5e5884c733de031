import { expect, test } from 'vitest'
import { operationSpecs } from './document.ts'
import { fallbackAnswer } from './fallback.ts'
import { problemsOf, schemaOf } from './schemas.ts'
import { testRows } from '#tests/support/table.ts'

const reading = operationSpecs.filter(({ success }) => success !== 204)

// Generated mocks know no patterns: an operation whose answer has one must be written by hand, and until then it
// is the loud 500 of every drifting answer.
testRows(reading)('the generated mock answers $id by the contract, but for patterns', async (spec) => {
  const answer = await fallbackAnswer(spec, 'http://localhost:4010/v1/x/')
  const schema = schemaOf(spec.id, spec.success)
  if (!schema) throw new Error(`${spec.id} answers nothing`)
  const problems = problemsOf(schema, answer) ?? []
  expect(problems.filter((issue) => issue.code !== 'invalid_format' || issue.format !== 'regex')).toEqual([])
})

test('the same request gives the same answer, another one another', async () => {
  const [spec] = operationSpecs.filter(({ id }) => id === 'listPatients')
  if (!spec) throw new Error('listPatients is gone')
  const answer = async (path: string) => JSON.stringify(await fallbackAnswer(spec, `http://localhost${path}`))
  expect(await answer('/v1/a/')).toBe(await answer('/v1/a/'))
  expect(await answer('/v1/a/')).not.toBe(await answer('/v1/b/'))
})
