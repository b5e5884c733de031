import type { Operation } from '../contract/contract.ts'
import type { Answer, Session } from '../session.ts'
import { sameValue } from '../values/same.ts'
import type { Expected } from './step.ts'
import type { Values } from './values.ts'
import { filled, valueAt } from './values.ts'

/** With every kept value filled in. */
export const filledExpected = ({ status, values }: Expected, kept: Values): Expected => ({
  status,
  values: Object.fromEntries(
    Object.entries(values).map(([pointer, value]) => [String(filled(pointer, kept)), filled(value, kept)]),
  ),
})

/** Finds what a step expects of its answer and does not get. */
export function holdExpected(
  session: Session,
  { operation, step }: { readonly operation: Operation; readonly step: string },
  { status, values }: Expected,
  answer: Answer,
): void {
  const found = (promised: string, came: string, pointer = '') =>
    session.found('step-unlike-expected', operation, answer, `${promised}, as ${step} expects`, came, pointer)
  if (status === undefined ? !answer.ok : answer.status !== status) {
    found(status === undefined ? 'a success' : `the status ${status}`, String(answer.status))
    return
  }
  for (const [pointer, wanted] of Object.entries(values)) {
    const value = valueAt(answer.json, pointer)
    if (value === undefined || !sameValue(value, wanted))
      found(
        `${JSON.stringify(wanted)} there`,
        value === undefined ? 'nothing' : JSON.stringify(value),
        pointer,
      )
  }
}
