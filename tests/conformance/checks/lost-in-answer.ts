import type { Operation } from '../contract/contract.ts'
import { isObject } from '../contract/document.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import { sameValue } from '../values/same.ts'

/** A field that has the same value before a write and after it is not null in its answer. */
export function lostInAnswer(
  { session }: Kit,
  write: Operation,
  answer: Answer,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): void {
  if (!isObject(answer.json) || !isObject(before) || !isObject(after)) return
  for (const [name, value] of Object.entries(answer.json)) {
    const old = before[name] ?? null
    if (value !== null || old === null || !sameValue(old, after[name])) continue
    const promised = `"${name}" as it was before and is afterwards: ${JSON.stringify(old)}`
    session.found('change-not-answered', write, answer, promised, 'null', `/${name}`)
  }
}
