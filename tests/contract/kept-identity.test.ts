// What the identity emulator answers to each call and what that changes, and to calls that are almost it: a member
// missing, empty, of another type or wrong; too late, again and again, of somebody who was switched off, in a pool with
// other settings. Kept in tests/data/identity; after a change that is meant, look at the difference, then
// `npx vitest run --project node tests/contract/kept-identity -u`.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { people } from '#mock-server/store/seeds/people.ts'
import { moveOn } from '#tests/support/still.ts'
import { accountSamples } from './support/identity-account-samples.ts'
import { circumstances, laters } from './support/identity-circumstances.ts'
import { signInSamples } from './support/identity-sign-in-samples.ts'
import type { IdentitySamples } from './support/identity-common.ts'
import type { IdentityCall, IdentityStage } from './support/identity-stage.ts'
import { identityStage } from './support/identity-stage.ts'
import { holdSecrets } from './support/secrets.ts'
import { shown, shownChange, shownText } from './support/shown.ts'
import { changes } from './support/world-rows.ts'

beforeEach(holdSecrets)
afterEach(moveOn)

type Body = IdentityCall['body']
type Variant = { readonly what: string; readonly body: Body }

const isMap = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members that name a client or a way to go on: one wrong value says enough. */
const NAMES = new Set(['ClientId', 'AuthFlow', 'ChallengeName'])

/** Replacements of a value: nothing, another type, another text, the same in capitals or between blanks. */
function insteadOf(name: string, value: unknown): unknown[] {
  if (NAMES.has(name)) return ['x']
  if (typeof value !== 'string') return [7]
  const capitals = value.toUpperCase()
  if (value.includes('@')) return ['', 7, capitals, people.luc.email, 'nobody@portage.test']
  if (value.length > 40) return ['', 7, 'x']
  return ['', 7, 'x', ` ${value} `, /^\d{6}$/.test(value) ? '111111' : capitals]
}

/** Each member, and each member of a member, put otherwise. */
function variantsOf(body: Body, within = ''): Variant[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const { [name]: _, ...others } = body
    const place = `${within}${name}`
    return [
      { what: `without ${place}`, body: others },
      ...insteadOf(name, value).map((other) => ({
        what: `${place} ${shown(other)}`,
        body: { ...others, [name]: other },
      })),
      ...(isMap(value) ? variantsOf(value, `${place}.`) : []).map(({ what, body: inner }) => ({
        what,
        body: { ...others, [name]: inner },
      })),
    ]
  })
}

const samples: IdentitySamples = { ...signInSamples, ...accountSamples }

/** The answer to a call, and what it changed. */
async function outcome(
  stage: IdentityStage,
  call: IdentityCall,
  before: ReturnType<IdentityStage['state']>,
): Promise<string> {
  const response = await stage.ask(call)
  const answer = `${response.status} ${shownText(await response.text())}`
  return [answer, ...changes(before, stage.state()).map(shownChange)].join('\n  ')
}

async function linesOf(sample: IdentitySamples[string], isFirst: boolean): Promise<string[]> {
  /** Everything that led to the same outcome. */
  const whats = new Map<string, string[]>()
  const send = async (what: string, stage: IdentityStage, call: IdentityCall, before = stage.state()) => {
    const came = await outcome(stage, call, before)
    whats.set(came, [...(whats.get(came) ?? []), what])
  }
  const begun = identityStage()
  const call = await sample(begun)
  // the same on every stage on which the sample was made
  const before = begun.state()
  for (const time of ['once', '2nd', '3rd', '4th', '5th', '6th', '7th time']) await send(time, begun, call)
  for (const [at, { what }] of (isFirst ? variantsOf(call.body) : []).entries()) {
    const stage = identityStage()
    const made = await sample(stage)
    await send(what, stage, { ...made, body: variantsOf(made.body)[at]?.body ?? {} }, before)
  }
  for (const [what, happen] of isFirst ? [...circumstances, ...laters] : circumstances) {
    const stage = identityStage()
    const made = await sample(stage)
    happen(stage)
    await send(what, stage, made)
  }
  return [...whats].map(([came, all]) => `${all.join('; ')}:\n  ${came}`)
}

test.each(Object.entries(samples))(
  '%s: what is answered and changed is as it is kept',
  async (name, sample) => {
    const lines = await linesOf(sample, !name.includes(','))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../data/identity/${name}.txt`)
  },
)
