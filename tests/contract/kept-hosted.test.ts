// What the hosted pages answer and what that changes: each request, and requests that are almost it, by another
// method, over https, too late or again. Kept in tests/data/hosted; see kept-identity.test.ts.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveOn } from '#tests/support/still.ts'
import type { HostedCall, HostedSamples } from './support/hosted-samples.ts'
import { hostedSamples, requestOf } from './support/hosted-samples.ts'
import { circumstances } from './support/identity-circumstances.ts'
import type { IdentityStage } from './support/identity-stage.ts'
import { identityStage } from './support/identity-stage.ts'
import { holdSecrets } from './support/secrets.ts'
import { shown, shownChange, shownText } from './support/shown.ts'
import { changes } from './support/world-rows.ts'

beforeEach(holdSecrets)
afterEach(moveOn)

type Send = (stage: IdentityStage, call: HostedCall) => Promise<Response>

const plainly: Send = ({ fetch }, call) => fetch(...requestOf(call))

/** Each member of an address or form put otherwise. */
function variantsOf(call: HostedCall): [what: string, call: HostedCall][] {
  return (['query', 'form'] as const).flatMap((part) =>
    Object.entries(call[part] ?? {}).flatMap(([name, value]): [string, HostedCall][] => {
      const { [name]: _, ...others } = call[part] ?? {}
      const instead = ['', 'x', value.toUpperCase(), `${value}${value}`, ` ${value}`]
      return [
        [`without ${name}`, { ...call, [part]: others }],
        ...instead.map((other, at): [string, HostedCall] => [
          `${name}: ${['nothing', 'x', 'in capitals', 'twice', 'after a blank'][at]}`,
          { ...call, [part]: { ...others, [name]: other } },
        ]),
      ]
    }),
  )
}

/** Other ways to send the same. */
const ways: Readonly<Record<string, Send>> = {
  'over https': ({ fetch }, call) => fetch(...requestOf(call), 'https://localhost:4010'),
  'as another media type': ({ fetch }, call) => {
    const [path, init] = requestOf(call)
    return fetch(path, {
      ...init,
      headers: { ...call.headers, ...(call.form && { 'content-type': 'text/plain' }) },
    })
  },
  ...Object.fromEntries(
    ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'].map((method) => [
      `by ${method}`,
      ({ fetch }: IdentityStage, call: HostedCall) =>
        fetch(requestOf(call)[0], { headers: call.headers ?? {}, method }),
    ]),
  ),
  'before it is asked from elsewhere': ({ fetch }, { path }) =>
    fetch(path, { method: 'OPTIONS', headers: { 'access-control-request-headers': 'x-amz-user-agent' } }),
}

/** Sessions last an hour, requests ten minutes, codes five; Felix stays for 30 days. */
const LATER_MS = [300_000, 600_000, 3_600_000, 30 * 86_400_000].flatMap((ms) => [ms - 1, ms])

/** An answer in full. */
async function answerOf(response: Response): Promise<string> {
  const headers = shownChange(JSON.stringify(Object.fromEntries(response.headers)))
  return `${response.status} ${headers}\n  ${shownText(await response.text()).replaceAll('\n', '\n  ')}`
}

async function linesOf(sample: HostedSamples[string], isFirst: boolean): Promise<string[]> {
  const whats = new Map<string, string[]>()
  const send = async (what: string, stage: IdentityStage, call: HostedCall, by = plainly) => {
    const before = stage.state()
    const answer = await answerOf(await by(stage, call))
    const came = [answer, ...changes(before, stage.state()).map(shownChange)].join('\n  ')
    whats.set(came, [...(whats.get(came) ?? []), what])
  }
  const stage = identityStage()
  const call = await sample(stage)
  for (const time of ['once', 'again']) await send(time, stage, call)
  const made = async (happen?: (stage: IdentityStage) => void) => {
    const other = identityStage()
    const made = await sample(other)
    happen?.(other)
    return [other, made] as const
  }
  for (const [what, happen] of circumstances) await send(what, ...(await made(happen)))
  for (const ms of LATER_MS)
    await send(`${ms / 1000} s later`, ...(await made(({ clock }) => clock.advance(ms))))
  if (isFirst) {
    for (const [at, [what]] of variantsOf(call).entries()) {
      const [other, call] = await made()
      await send(what, other, variantsOf(call)[at]?.[1] ?? call)
    }
    for (const [what, by] of Object.entries(ways)) await send(what, ...(await made()), by)
  }
  return [...whats].map(([came, all]) => `${all.join('; ')}:\n  ${came}`)
}

test.each(Object.entries(hostedSamples))(
  '%s: what is answered and changed is as it is kept',
  async (name, sample) => {
    const lines = await linesOf(sample, !name.includes(','))
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../data/hosted/${name}.txt`)
  },
)

test('the keys and the addresses of the two services are asked for in every way as is kept', async () => {
  const { fetch } = identityStage()
  const pool = '/ca-central-1_PortageMk/.well-known/jwks.json'
  const lines: string[] = []
  for (const path of [
    pool,
    `/cognito-idp${pool}`,
    '/cognito-idp/',
    '/cognito-idp',
    '/cognito-identity/',
    '/cognito-identity',
  ])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']) {
      lines.push(`${method} ${path}: ${await answerOf(await fetch(path, { method }))}`)
    }
  for (const body of ['', '{', '[]', 'null', '"x"']) {
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' }
    lines.push(
      `${shown(body)}: ${await answerOf(await fetch('/cognito-idp/', { method: 'POST', headers, body }))}`,
    )
  }
  const asked = { 'access-control-request-headers': 'x-amz-target', 'access-control-request-method': 'POST' }
  const preflight = await fetch('/cognito-idp/', { method: 'OPTIONS', headers: asked })
  lines.push(`before a call: ${await answerOf(preflight)}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/hosted/services.txt')
})
