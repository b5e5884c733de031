import type { Json, JsonObject } from '../contract/document.ts'
import type { Operation } from '../contract/contract.ts'
import type { Kit } from '../kit.ts'
import type { Session } from '../session.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { asForm } from './form.ts'
import type { Step } from './step.ts'
import { filled, MissingValue, valueAt } from './values.ts'

/**
 * Takes the steps of a file one after the other, after every check, because they may end what the checks need. A step
 * that is refused is a note, and so is each one that needs a value of it.
 */
export async function takeSteps({ session }: Kit, steps: readonly Step[]): Promise<void> {
  const values = new Map<string, Json>()
  for (const [index, step] of steps.entries()) {
    const operation = session.operations.find(({ id }) => id === step.call)
    if (!operation || !session.mayAsk(operation)) continue
    const name = `Step ${index + 1} (${step.call})`
    try {
      const why = await take(session, operation, step, values)
      if (why !== undefined) session.note(`${name} ${why}`)
    } catch (error) {
      if (!(error instanceof MissingValue)) throw error
      session.note(`${name} was left out: no step before it kept "${error.message}".`)
    }
  }
}

/** Takes one step and keeps its values; gives what went wrong. */
async function take(
  session: Session,
  operation: Operation,
  step: Step,
  values: Map<string, Json>,
): Promise<string | undefined> {
  const token = tokenOf(session, step.as, values)
  if (token === undefined) return `was left out: there is no token of "${step.as}".`
  const fill = (object: JsonObject) =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, String(filled(value, values))]))
  const params = fill(step.params)
  const form = step.form && asForm(filled(step.form, values))
  const answer = await session.ask({
    operation,
    params,
    query: fill(step.query),
    body: step.body === undefined ? undefined : filled(step.body, values),
    ...(form && { text: form.text }),
    token,
    headers: {
      ...(await writeHeaders(session, operation, params, token)),
      ...form?.headers,
      ...fill(step.headers),
    },
  })
  if (!answer.ok) return `was refused (${answer.status}).`
  const missing: string[] = []
  for (const [name, pointer] of Object.entries(step.keep)) {
    const value = valueAt(answer.json, String(filled(pointer, values)))
    if (value === undefined) missing.push(`${pointer} for "${name}"`)
    else values.set(name, value)
  }
  return missing.length > 0 ? `answered without ${missing.join(', ')}.` : undefined
}

/** The token of a step, null for none; undefined when the run has no such token. */
function tokenOf(
  { options }: Session,
  as: string,
  values: ReadonlyMap<string, Json>,
): string | null | undefined {
  if (as === 'public') return null
  const persons: Record<string, string | undefined> = {
    a: options.token,
    b: options.tokenB,
    none: options.tokenNone,
  }
  return as.startsWith('{') ? String(filled(as, values)) : persons[as]
}
