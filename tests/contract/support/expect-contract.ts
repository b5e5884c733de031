import { expect } from 'vitest'
import * as schemas from '#generated/zod/index.zod.ts'
import type { Reply } from './client.ts'

/** Parses an answer by the generated zod of its operation and status; a status the contract does not name fails. */
export function expectContract(operationId: string, reply: Reply): void {
  const all: Readonly<Record<string, unknown>> = schemas
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}${reply.status}Response`
  const schema = all[name]
  expect(schema, `${name} is in the contract (answered: ${reply.text.slice(0, 300)})`).toBeDefined()
  const result = (schema as typeof schemas.GetTask200Response).safeParse(reply.body)
  expect(result.success ? [] : result.error.issues, `${name}: ${reply.text.slice(0, 300)}`).toEqual([])
}
