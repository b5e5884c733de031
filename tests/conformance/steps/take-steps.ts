import type { Json, JsonObject } from '../contract/document.ts'
import type { Operation } from '../contract/contract.ts'
import { effectsOf } from '../effects/effect.ts'
import { watch } from '../effects/watch.ts'
import type { Kit } from '../kit.ts'
import type { Session } from '../session.ts'
import { refusedAgain } from '../checks/again.ts'
import { keyFor, repeatsAnswer } from '../checks/repeating.ts'
import { refusesFaults } from '../checks/bodies.ts'
import { writeHeaders } from '../values/write-headers.ts'
import { filledExpected, holdExpected } from './expected.ts'
import { asForm } from './form.ts'
import type { Step } from './step.ts'
import { filled, MissingValue, valueAt } from './values.ts'

/**
 * Takes the steps of a file one after the other, after every check, because they may end what the checks need. A step
 * that is refused is a note, and so is each one that needs a value of it. Before the first step of an operation, bodies
 * with one fault are sent in its place: what is prepared now shows faults that a refusal for another reason hid.
 */
export async function takeSteps(kit: Kit, steps: readonly Step[]): Promise<void> {
  const { session } = kit
  const values = new Map<string, Json>()
  const tried = new Set<Operation>()
  for (const [index, step] of steps.entries()) {
    const operation = session.operations.find(({ id }) => id === step.call)
    if (!operation || !session.mayAsk(operation)) continue
    const name = `step ${index + 1}`
    const note = (why: string) => session.note(`Step ${index + 1} (${step.call}) ${why}`)
    try {
      const why = await take(kit, { operation, step, name, isFirst: !tried.has(operation) }, values)
      tried.add(operation)
      if (why !== undefined) note(why)
    } catch (error) {
      if (!(error instanceof MissingValue)) throw error
      note(`was left out: no step before it kept "${error.message}".`)
    }
  }
}

type Taken = {
  readonly operation: Operation
  readonly step: Step
  /** In sentences: `step 3`. */
  readonly name: string
  /** Whether no step before it called the operation. */
  readonly isFirst: boolean
}

/** Takes one step and keeps its values; gives what went wrong. */
async function take(
  kit: Kit,
  { operation, step, name, isFirst }: Taken,
  values: Map<string, Json>,
): Promise<string | undefined> {
  const { session } = kit
  const token = tokenOf(session, step.as, values)
  if (token === undefined) return `was left out: there is no token of "${step.as}".`
  const fill = (object: JsonObject) =>
    Object.fromEntries(Object.entries(object).map(([name, value]) => [name, String(filled(value, values))]))
  const params = fill(step.params)
  const form = step.form && asForm(filled(step.form, values))
  const expected = step.expect && filledExpected(step.expect, values)
  const body = step.body === undefined ? undefined : filled(step.body, values)
  const headers = {
    ...(await writeHeaders(session, operation, params, token)),
    ...form?.headers,
    ...fill(step.headers),
  }
  const call = { operation, params, query: fill(step.query), body, token, headers }
  if (isFirst) await refusesFaults(kit, call)
  const watched = await watch(kit, call, effectsOf(operation) ?? [])
  const key = keyFor(kit, operation)
  const sent = { ...call, ...(form && { text: form.text }), headers: { ...key, ...headers } }
  const answer = await session.ask(sent)
  if (expected) holdExpected(session, { operation, step: name }, expected, answer)
  if (!answer.ok) return expected?.status === answer.status ? undefined : `was refused (${answer.status}).`
  await watched.after(answer)
  if (key) await repeatsAnswer(kit, sent, answer)
  if (!form) await refusedAgain(kit, call)
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
