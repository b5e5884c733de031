import type { Operation } from '../contract/contract.ts'
import type { Kit, Read } from '../kit.ts'
import type { Session } from '../session.ts'
import { saysTheSame } from '../values/same.ts'

const MAY_NOT = new Set([401, 403])

/** Asks every read once, with values that exist, and once more: reading changes nothing. */
export async function reads({ session, known, reads: done, refusals }: Kit): Promise<void> {
  for (const operation of session.operations.filter(({ method }) => method === 'GET')) {
    if (!session.mayAsk(operation)) continue
    const read = await firstGood(session, operation, await known.paramsFor(operation))
    if (typeof read === 'number') refusals.push([operation, read])
    else if (read) {
      done.push(read)
      await again(session, read)
    }
  }
}

/** The first good answer, or the status of a refusal; undefined for neither. */
async function firstGood(
  session: Session,
  operation: Operation,
  ways: readonly Read['params'][],
): Promise<Read | number | undefined> {
  for (const params of ways) {
    const answer = await session.ask({ operation, params })
    if (answer.ok) return { operation, params, answer }
    if (MAY_NOT.has(answer.status)) return answer.status
  }
  return undefined
}

async function again(session: Session, { operation, params, answer }: Read): Promise<void> {
  const begun = performance.now() - answer.ms
  const second = await session.ask({ operation, params })
  if (second.status !== answer.status || !saysTheSame(answer.json, second.json, performance.now() - begun)) {
    session.found(
      'read-changes',
      operation,
      second,
      'the same answer to the same question, asked twice',
      'another one',
    )
  }
}
