import * as fc from 'fast-check'
import { refusesSignIn } from '../contract/contract.ts'
import { placeOf } from '../contract/resources.ts'
import type { Kit } from '../kit.ts'
import { validBodies } from '../values/bodies.ts'
import { deadTokens } from './authentication.ts'

/**
 * Writes without a token, or with a dead one, are refused before anything else. What removes is asked of an id that
 * nothing has.
 */
export async function guardedWrites(kit: Kit): Promise<void> {
  const { session, known, requests } = kit
  const dead = await refusedTokens(kit)
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
    const write = { operation, params: { ...params, ...nobodys }, body }
    const answer = await session.ask({ ...write, token: null })
    if (!refusesSignIn(operation, answer.status)) {
      session.found('open-without-token', operation, answer, '401 without a token', `${answer.status}`)
    }
    for (const { token, kind } of dead) {
      const taken = await session.ask({ ...write, token })
      if (refusesSignIn(operation, taken.status)) continue
      session.found('takes-wrong-token', operation, taken, `401 with ${kind}`, `${taken.status}`)
    }
  }
}

/** Dead tokens that a read refuses: a backend that checks no token would do what the writes say. */
async function refusedTokens({ session, reads }: Kit) {
  const read = reads.find(({ operation }) => operation.security === 'required')
  if (!read) return []
  const refused = []
  for (const dead of deadTokens(session.options)) {
    const { ok } = await session.ask({ operation: read.operation, params: read.params, token: dead.token })
    if (!ok) refused.push(dead)
  }
  return refused
}
