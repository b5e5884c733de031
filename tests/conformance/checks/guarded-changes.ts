import type { Operation } from '../contract/contract.ts'
import { responseFor } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import type { Kit } from '../kit.ts'
import { matchOf } from '../values/write-headers.ts'

/** A revision that nothing has reached. */
const STALE = '"999999999"'

/** Where a change names what it was made from (If-Match), one made from something else is refused (412, 428). */
export async function guarded(
  { session }: Kit,
  operation: Operation,
  params: Readonly<Record<string, string>>,
  body?: Json,
): Promise<void> {
  if (!matchOf(operation)) return
  const tries: [number, Record<string, string>, string][] = [
    [412, { 'if-match': STALE }, 'a change made from another revision'],
    [428, {}, 'a change without If-Match'],
  ]
  for (const [status, headers, kind] of tries.filter(([documented]) => responseFor(operation, documented))) {
    const answer = await session.ask({ operation, params, body, headers })
    if (answer.ok)
      session.found(
        'unguarded-change',
        operation,
        answer,
        `a refusal of ${kind} (${status})`,
        `${answer.status}`,
      )
  }
}
