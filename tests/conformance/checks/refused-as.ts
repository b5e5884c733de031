import type { Operation } from '../contract/contract.ts'
import type { Refusal } from '../contract/refusals.ts'
import { refusalFor } from '../contract/refusals.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import type { Person } from '../values/person.ts'

/** What another refusal may be for: a body, a state, a revision. */
const EITHER = new Set([403, 404])

/**
 * A refusal of a person has the status that the contract says (`x-refusals`): one for whoever has none of the roles that
 * an operation is for, and one for rows of other people.
 */
export function refusedAs(
  { session }: Kit,
  kind: Refusal,
  operation: Operation,
  answer: Answer,
  { option }: Pick<Person, 'option'>,
): void {
  const wanted = refusalFor(session.contract, kind)
  const names = (status: number) => operation.responses.some((one) => one.status === String(status))
  if (wanted === undefined || answer.status === wanted || !EITHER.has(answer.status) || !names(wanted)) return
  const why = kind === 'role' ? 'for none of their roles' : 'about what belongs to somebody else'
  session.found(
    'unlike-refusal',
    operation,
    answer,
    `${wanted} with ${option}: it is ${why}`,
    `${answer.status}`,
  )
}
