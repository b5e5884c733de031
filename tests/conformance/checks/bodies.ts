import * as fc from 'fast-check'
import { responseFor } from '../contract/contract.ts'
import type { Media, Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { Kit } from '../kit.ts'
import type { Answer } from '../session.ts'
import { OutOfRequests } from '../session.ts'
import { arbitraryOf } from '../values/arbitrary.ts'
import { jsonBody, validBodies } from '../values/bodies.ts'
import { saysTheSame } from '../values/same.ts'
import type { Twin } from '../values/twins.ts'
import { twinsOf } from '../values/twins.ts'
import { writeHeaders } from '../values/write-headers.ts'

/** Made-up bodies for each operation, besides one twin for each keyword of its example. */
const RUNS = 4

type Target = {
  readonly operation: Operation
  readonly params: Readonly<Record<string, string>>
  readonly headers: Record<string, string>
  readonly media: Media
}

/** Bodies that do not fit are refused, the documented way, and change nothing. */
export async function bodies(kit: Kit): Promise<void> {
  const { session, known } = kit
  for (const operation of session.operations) {
    const media = jsonBody(operation)
    if (!media || operation.method === 'GET' || !session.mayAsk(operation)) continue
    const [params] = await known.paramsFor(operation)
    if (!params) continue
    const look = reader(kit, operation, params)
    const before = await look()
    const target = { operation, params, media, headers: await writeHeaders(session, operation, params) }
    await eachTwin(kit, target)
    await madeUp(kit, target)
    await noJson(kit, target)
    const after = await look()
    if (before && after && !saysTheSame(before.json, after.json)) {
      session.found(
        'invalid-body-kept',
        operation,
        after,
        'nothing changed by requests that do not fit',
        'another answer than before them',
      )
    }
  }
}

/** Reads what the operation would change, where it can be read at the same address. */
function reader(
  { session, reads }: Kit,
  { path }: Operation,
  params: Target['params'],
): () => Promise<Answer | undefined> {
  const read = reads.find(({ operation }) => operation.path === path)
  return async () => (read ? session.ask({ operation: read.operation, params }) : undefined)
}

async function eachTwin(kit: Kit, target: Target): Promise<void> {
  const { session, requests } = kit
  for (const valid of validBodies(session, requests, target.operation, 0).slice(0, 1)) {
    for (const twin of twinsOf(session.contract.document, target.media.schema, valid, requests)) {
      const answer = await ask(kit, target, twin.value)
      if (answer.ok) tell(kit, target, twin, answer)
      else namesField(kit, target, twin, answer)
    }
  }
}

/** Shrinks a failing body as far as it still fails, and reports the smallest one. */
async function madeUp(kit: Kit, target: Target): Promise<void> {
  const { session, requests } = kit
  const { document } = session.contract
  const arbitrary = fc.tuple(arbitraryOf(document, target.media.schema), fc.nat())
  const pick = ([valid, number]: [Json, number]): Twin | undefined => {
    const twins = twinsOf(document, target.media.schema, valid, requests)
    return twins[number % Math.max(twins.length, 1)]
  }
  const property = fc.asyncProperty(arbitrary, async (sample) => {
    const twin = pick(sample)
    return twin === undefined || !(await ask(kit, target, twin.value)).ok
  })
  const outcome = await fc.check(property, { seed: session.options.seed, numRuns: RUNS })
  const smallest = outcome.counterexample && pick(outcome.counterexample[0])
  if (outcome.errorInstance instanceof OutOfRequests) throw outcome.errorInstance
  if (smallest) tell(kit, target, smallest, await ask(kit, target, smallest.value))
}

async function noJson(kit: Kit, { operation, params, headers }: Target): Promise<void> {
  for (const text of ['{"a":', 'not json']) {
    const answer = await kit.session.ask({ operation, params, headers, text })
    if (answer.ok)
      kit.session.found(
        'malformed-json-accepted',
        operation,
        answer,
        `a refusal of the body ${text}`,
        `${answer.status}`,
      )
  }
}

const ask = ({ session }: Kit, { operation, params, headers }: Target, body: Json): Promise<Answer> =>
  session.ask({ operation, params, headers, body })

function tell({ session }: Kit, { operation }: Target, { pointer, fault }: Twin, answer: Answer): void {
  session.found(
    'invalid-body-accepted',
    operation,
    answer,
    `a refusal of a body with ${pointer === '' ? fault : `${pointer}: ${fault}`}`,
    `${answer.status}`,
    pointer.replaceAll(/\/\d+/g, '/*'),
  )
}

/** Where refusals are described as messages by field, the field that is wrong has one. */
function namesField({ session }: Kit, { operation }: Target, { pointer, fault }: Twin, answer: Answer): void {
  const field = pointer.split('/')[1]
  if (field === undefined || answer.status !== 400 || !isObject(answer.json)) return
  const { document } = session.contract
  const described = objectAt(document, responseFor(operation, 400)?.media[0]?.schema)
  if (!isObject(described.additionalProperties) || JSON.stringify(answer.json).includes(`"${field}"`)) return
  session.found(
    'refusal-names-no-field',
    operation,
    answer,
    `a message at "${field}" (${fault})`,
    JSON.stringify(answer.json),
    `/${field}`,
  )
}
