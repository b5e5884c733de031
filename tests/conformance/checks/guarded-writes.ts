import * as fc from 'fast-check'
import { placeOf } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'

const REFUSED = new Set([401, 403])

/** Writes without a token are refused before anything else. What removes is asked of an id that nothing has. */
export async function guardedWrites({ session, known, requests }: Kit): Promise<void> {
  for (const operation of session.operations) {
    if (operation.method === 'GET' || operation.security !== 'required' || !session.mayAsk(operation))
      continue
    const [params] = await known.paramsFor(operation)
    if (!params) continue
    const [body] = validBodies(session, requests, operation, 0)
    const place = operation.method === 'DELETE' ? placeOf(operation.path) : undefined
    const nobodys =
      place === undefined
        ? {}
        : { [place]: fc.sample(fc.uuid({ version: 4 }), { numRuns: 1, seed: session.options.seed })[0] ?? '' }
    const answer = await session.ask({ operation, params: { ...params, ...nobodys }, body, token: null })
    if (!REFUSED.has(answer.status)) {
      session.found('open-without-token', operation, answer, '401 without a token', `${answer.status}`)
    }
  }
}
