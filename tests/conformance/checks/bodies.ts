import * as fc from 'fast-check'
import { responseFor } from '../contract/contract.ts'
import type { Media } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import { isObject, objectAt } from '../contract/document.ts'
import type { Kit } from '../kit.ts'
import type { Answer, Call } from '../session.ts'
import { OutOfRequests } from '../session.ts'
import { arbitraryOf } from '../values/arbitrary.ts'
import { validBodies } from '../values/bodies.ts'
import { bodyMedia, FORM, showsInForm } from '../values/form-text.ts'
import { saysTheSame } from '../values/same.ts'
import type { Twin } from '../values/twins.ts'
import { twinsOf } from '../values/twins.ts'
import { writeHeaders } from '../values/write-headers.ts'

/** Made-up bodies for each operation, besides one twin for each keyword of its example. */
const RUNS = 4

type Target = Pick<Call, 'operation' | 'query' | 'token'> & {
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly media: Media
}

/** Bodies that do not fit are refused, the documented way, and change nothing. */
export async function bodies(kit: Kit): Promise<void> {
  const { session, known } = kit
  for (const operation of session.operations) {
    const media = bodyMedia(operation)
    if (!media || operation.method === 'GET' || !session.mayAsk(operation)) continue
    const [params] = await known.paramsFor(operation)
    if (!params) continue
    const target = { operation, params, media, headers: await writeHeaders(session, operation, params) }
    await changingNothing(kit, target, async () => {
      const [valid] = validBodies(session, kit.requests, operation, 0)
      if (valid !== undefined) await eachTwin(kit, target, valid)
      await madeUp(kit, target)
      await noJson(kit, target)
    })
  }
}

/** The same for one call that would go well, as a step of a file: its body with a fault is refused. */
export async function refusesFaults(
  kit: Kit,
  call: Omit<Target, 'media'> & Pick<Call, 'body'>,
): Promise<void> {
  const { body: valid, ...rest } = call
  const media = bodyMedia(call.operation)
  if (!media || valid === undefined || kit.requests.problemsOf(media.schema, valid).length > 0) return
  const target = { ...rest, media }
  await changingNothing(kit, target, async () => {
    await eachTwin(kit, target, valid)
    await noJson(kit, target)
  })
}

/** Reads before and after, where what the operation would change can be read at the same address. */
async function changingNothing(
  { session, reads }: Kit,
  { operation, params, token }: Target,
  faults: () => Promise<void>,
): Promise<void> {
  const read = reads.find((one) => one.operation.path === operation.path)
  const look = async () =>
    read && session.ask({ operation: read.operation, params, ...(token === undefined ? {} : { token }) })
  const begun = performance.now()
  const before = await look()
  await faults()
  const after = await look()
  if (before && after && !saysTheSame(before.json, after.json, performance.now() - begun)) {
    session.found(
      'invalid-body-kept',
      operation,
      after,
      'nothing changed by requests that do not fit',
      'another answer than before them',
    )
  }
}

/** Twins whose fault is still one as it is sent. */
function twinsFor({ session, requests }: Kit, { media }: Target, valid: Json): readonly Twin[] {
  const twins = twinsOf(session.contract.document, media.schema, valid, requests)
  return media.type === FORM ? twins.filter(({ keyword }) => showsInForm(keyword)) : twins
}

async function eachTwin(kit: Kit, target: Target, valid: Json): Promise<void> {
  for (const twin of twinsFor(kit, target, valid)) {
    const answer = await ask(kit, target, twin.value)
    if (answer.ok) tell(kit, target, twin, answer)
    else namesField(kit, target, twin, answer)
  }
}

/** Shrinks a failing body as far as it still fails, and reports the smallest one. */
async function madeUp(kit: Kit, target: Target): Promise<void> {
  const { session } = kit
  const arbitrary = fc.tuple(arbitraryOf(session.contract.document, target.media.schema), fc.nat())
  const pick = ([valid, number]: [Json, number]): Twin | undefined => {
    const twins = twinsFor(kit, target, valid)
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

async function noJson(kit: Kit, target: Target): Promise<void> {
  // any text is a form
  if (target.media.type === FORM) return
  for (const text of ['{"a":', 'not json']) {
    const answer = await kit.session.ask({ ...target, text })
    if (answer.ok)
      kit.session.found(
        'malformed-json-accepted',
        target.operation,
        answer,
        `a refusal of the body ${text}`,
        `${answer.status}`,
      )
  }
}

const ask = ({ session }: Kit, target: Target, body: Json): Promise<Answer> =>
  session.ask({ ...target, body })

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
