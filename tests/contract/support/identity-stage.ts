// A user pool with all seeded people, for the records of the identity emulator.
import { cognitoFetch } from '#mock-server/cognito/cognito-fetch.ts'
import { identityPoolPath, userPoolClientId, userPoolPath } from '#mock-server/cognito/identifiers.ts'
import type { PoolUser } from '#mock-server/cognito/users.ts'
import { keptPool } from '#mock-server/snapshots/pool.ts'
import { seedPeople } from '#mock-server/store/seed-people.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { createEmptyWorld } from '#mock-server/store/world.ts'
import { countAnew } from './secrets.ts'

/** A call of one of the two APIs; `operation` as in `x-amz-target`. */
export type IdentityCall = { readonly operation: string; readonly body: Readonly<Record<string, unknown>> }

/** Operations of the identity pool; all others are the user pool's. */
const ofIdentityPool = new Set(['GetId', 'GetCredentialsForIdentity'])

const plainly = (_: string, value: unknown) => {
  if (value instanceof Map || value instanceof Set) return [...value]
  return typeof value === 'bigint' ? `(${value.toString(16).length} digits)` : value
}

/** A user pool with all seeded people. */
export function identityStage() {
  countAnew()
  const world = createEmptyWorld('default')
  seedPeople(world)
  const { pool } = world

  const fetch = async (path: string, init: RequestInit = {}, origin = 'http://localhost:4010') => {
    const response = await cognitoFetch(pool, new Request(origin + path, init))
    if (!response) throw new Error(`Nobody answers ${path}`)
    return response
  }

  const ask = ({ operation, body }: IdentityCall) => {
    const isPool = ofIdentityPool.has(operation)
    const service = isPool ? 'AWSCognitoIdentityService' : 'AWSCognitoIdentityProviderService'
    return fetch(isPool ? identityPoolPath : userPoolPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `${service}.${operation}` },
      body: JSON.stringify(body),
    })
  }

  return {
    ...world,
    fetch,
    ask,
    /** The body of an answer to a call of the portal's client. */
    told: async (operation: string, body: object) =>
      Object(await (await ask({ operation, body: { ClientId: userPoolClientId, ...body } })).json()),
    person: (name: PersonName): PoolUser => {
      const user = pool.users.find(people[name].email)
      if (!user) throw new Error(`${name} is not in the pool`)
      return user
    },
    /** All users, sessions, settings, rows and mails, as input of `changes`. */
    state: (): ReadonlyMap<string, string> => {
      const { users, grants, identities, settings } = keptPool(pool)
      const { accounts, patients, users: rows } = world.tables
      const all: (readonly [id: string, row: unknown])[] = [
        ['settings', settings],
        ...users.map((user) => [`person ${user.email} ${user.username}`, user] as const),
        ...grants.map(([grant, tokens], at) => [`session ${at}`, { ...grant, tokens }] as const),
        ...identities.map(([id, login], at) => [`identity ${at}`, { id, login }] as const),
        ...[...accounts.values()].map((row) => [`account ${row.id}`, row] as const),
        ...[...rows.values()].map((row) => [`user ${row.email}`, row] as const),
        ...[...patients.values()].map((row) => [`patient ${row.id}`, row] as const),
        ...world.mailbox
          .kept()
          .mails.toReversed()
          .map((mail, at) => [`mail ${at}`, mail] as const),
      ]
      return new Map(all.map(([id, row]) => [id, JSON.stringify(row, plainly)]))
    },
  }
}

export type IdentityStage = ReturnType<typeof identityStage>
