import type { Kit } from '../kit.ts'
import type { Call } from '../session.ts'
import { writeHeaders } from '../values/write-headers.ts'

type Done = Pick<Call, 'operation' | 'query' | 'body' | 'token'> & Required<Pick<Call, 'params'>>

/** What was just done is refused a second time, where the contract says so (`x-again: refused`). */
export async function refusedAgain({ session }: Kit, call: Done): Promise<void> {
  const { operation, params, token } = call
  if (operation.extensions['x-again'] !== 'refused') return
  const headers = await writeHeaders(session, operation, params, token)
  const answer = await session.ask({ ...call, headers })
  if (answer.ok)
    session.found(
      'done-twice',
      operation,
      answer,
      'a refusal of doing the same once more (409)',
      `${answer.status}`,
    )
}
