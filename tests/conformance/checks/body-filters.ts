import type { Operation } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import { rowSchema } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { bodyMedia } from '../values/form-text.ts'
import { pageIn } from '../values/pages.ts'

/** Lists that are asked for by a body (`POST filter/`) have only rows that fit its fields, as filters of a query do. */
export async function bodyFilters({ session, known }: Kit): Promise<void> {
  for (const operation of session.operations) {
    if (
      operation.method !== 'POST' ||
      rowSchema(session.contract, operation) === undefined ||
      !session.mayAsk(operation)
    )
      continue
    const { properties, required } = objectAt(session.contract.document, bodyMedia(operation)?.schema)
    const [params] = await known.paramsFor(operation)
    if (!params || !isObject(properties) || (Array.isArray(required) && required.length > 0)) continue
    const ask = async (body: JsonObject) => {
      const answer = await session.ask({ operation, params, body })
      return { answer, rows: pageIn(answer)?.rows }
    }
    const { rows = [] } = await ask({})
    for (const name of Object.keys(properties)) {
      const value = rows
        .map((row) => row[name])
        .find((one) => typeof one === 'string' || typeof one === 'number')
      if (value === undefined) continue
      const found = await ask({ [name]: value })
      const wrong = found.rows?.find((row) => row[name] !== value)
      if (wrong) tell(session, operation, found.answer, name, value, wrong[name])
    }
  }
}

function tell(
  session: Kit['session'],
  operation: Operation,
  answer: Parameters<typeof session.found>[2],
  name: string,
  value: Json,
  came: Json | undefined,
): void {
  session.found(
    'filter-ignored',
    operation,
    answer,
    `only rows whose "${name}" is ${JSON.stringify(value)}`,
    `a row whose "${name}" is ${JSON.stringify(came)}`,
    '/results',
  )
}
