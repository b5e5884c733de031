import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Contract } from '../contract/contract.ts'
import type { Json, JsonObject } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'
import type { Expected, Step } from './step.ts'

/** A steps file that cannot be used; the message says what to write instead. */
export class StepsProblem extends Error {}

const FIELDS = ['call', 'as', 'params', 'query', 'headers', 'body', 'form', 'keep', 'expect']

/**
 * Reads a steps file, YAML or JSON.
 * @throws StepsProblem when it is not there, or a step calls what the contract does not have
 */
export function readSteps(file: string, { operations }: Contract): Step[] {
  const found = contentOf(file)
  const steps = isObject(found) ? found.steps : undefined
  if (!Array.isArray(steps)) throw new StepsProblem(`${file} has no list "steps".`)
  return steps.map((step, index) => {
    const where = `${file}, step ${index + 1}`
    if (!isObject(step) || typeof step.call !== 'string')
      throw new StepsProblem(`${where} has no "call": the operationId that it calls.`)
    const unknown = Object.keys(step).find((name) => !FIELDS.includes(name))
    if (unknown !== undefined)
      throw new StepsProblem(
        `${where} has "${unknown}", which means nothing. A step has ${FIELDS.join(', ')}.`,
      )
    if (!operations.some(({ id }) => id === step.call))
      throw new StepsProblem(`${where} calls ${step.call}, which the contract does not have.`)
    return { ...stepOf(step, step.call), expect: expectedOf(step.expect, where) }
  })
}

function contentOf(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StepsProblem(`The steps cannot be read: ${why}`, { cause: error })
  }
}

const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

const stepOf = (step: JsonObject, call: string): Omit<Step, 'expect'> => ({
  call,
  as: typeof step.as === 'string' ? step.as : 'a',
  params: objectIn(step.params),
  query: objectIn(step.query),
  headers: objectIn(step.headers),
  body: step.body,
  form: isObject(step.form) ? step.form : undefined,
  keep: textsOf(objectIn(step.keep)),
})

/** `{ status: 404 }`, values by their JSON pointers (`/state: open`), or both. */
function expectedOf(found: Json | undefined, where: string): Expected | undefined {
  if (found === undefined) return undefined
  const { status, ...values } = objectIn(found)
  const isStatus = status === undefined || typeof status === 'number'
  if (!isObject(found) || !isStatus || !Object.keys(values).every((name) => name.startsWith('/')))
    throw new StepsProblem(
      `${where} has an "expect" that is not understood. Write { status: 200 }, { /state: open }, or both.`,
    )
  return { status, values }
}

const textsOf = (object: JsonObject): Record<string, string> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, String(value)]))
