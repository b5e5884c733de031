import type { Operation } from '../contract/contract.ts'
import type { Kit, Read } from '../kit.ts'
import type { Session } from '../session.ts'
import { saysTheSame } from '../values/same.ts'

const MAY_NOT = new Set([401, 403])

/** Asks every read once, with values that exist, and once more: reading changes nothing. */
export async function reads({ session, known, reads: done }: Kit): Promise<void> {
  for (const operation of session.operations.filter(({ method }) => method === 'GET')) {
    if (!session.mayAsk(operation)) continue
    const read = await firstGood(session, operation, await known.paramsFor(operation))
    if (read) {
      done.push(read)
      await again(session, read)
    }
  }
}

async function firstGood(
  session: Session,
  operation: Operation,
  ways: readonly Read['params'][],
): Promise<Read | undefined> {
  for (const params of ways) {
    const answer = await session.ask({ operation, params })
    if (answer.ok) return { operation, params, answer }
    if (MAY_NOT.has(answer.status)) {
      session.note(
        `${operation.id} was refused (${answer.status}): its answers were not seen. Another token may read it.`,
      )
      return undefined
    }
  }
  return undefined
}

async function again(session: Session, { operation, params, answer }: Read): Promise<void> {
  const second = await session.ask({ operation, params })
  if (second.status !== answer.status || !saysTheSame(answer.json, second.json)) {
    session.found(
      'read-changes',
      operation,
      second,
      'the same answer to the same question, asked twice',
      'another one',
    )
  }
}
