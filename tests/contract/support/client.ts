import { signInTokens } from '#mock-server/cognito/tokens.ts'
import type { MockApp } from '#mock-server/app.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { expectBothLanguages } from './both-languages.ts'
import { keepTraffic } from './traffic.ts'
import { people } from '#mock-server/store/seeds/people.ts'

/** A call in one world, as one person. `as: null` sends no token; a string is sent as the bearer as it is. */
export type CallOptions = {
  readonly world?: string
  readonly as?: PersonName | { readonly bearer: string } | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
}

/** The access token of a seeded person, without the work of a password exchange. */
export async function tokenFor(app: MockApp, world: string, person: PersonName): Promise<string> {
  const { pool } = app.worlds.get(world)
  const user = pool.users.find(people[person].email)
  if (!user) throw new Error(`${person} is not in the pool of ${world}`)
  return (await signInTokens(pool, user)).AccessToken
}

const originOf = (world: string) => `http://${world === 'default' ? '' : `${world}.`}localhost:4010`

function bearerOf(app: MockApp, world: string, as: CallOptions['as']): Promise<string> | string | null {
  if (as === null) return null
  if (typeof as === 'object') return as.bearer
  return tokenFor(app, world, as ?? 'maya')
}

/** Calls the app in this process. Maya calls unless it says otherwise; a body that is a string or a form goes as it is. */
export async function call(
  app: MockApp,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Reply> {
  const { world = 'default', as, body, headers = {} } = options
  const bearer = await bearerOf(app, world, as)
  const url = originOf(world) + path
  const request = new Request(url, {
    method,
    headers: {
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: sent(body) }),
  })
  const response = await app.fetch(request)
  expectBothLanguages()
  const text = response.type === 'error' ? '' : await response.text()
  if (response.type !== 'error') keepTraffic(request, body === undefined ? null : sent(body), response, text)
  return { status: response.status, headers: response.headers, body: json(text), text }
}

const sent = (body: unknown): string | FormData =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
