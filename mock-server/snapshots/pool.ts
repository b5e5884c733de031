import * as z from 'zod/mini'
import type { Grant } from '../cognito/grants.ts'
import type { UserPool } from '../cognito/pool.ts'
import type { PoolSettings } from '../cognito/settings.ts'
import { defaultSettings } from '../cognito/settings.ts'
import type { KeptUser } from '../cognito/users.ts'

/** Accounts, sessions and settings of a user pool. What a sign-in is in the middle of is not kept. */

const member = (value: unknown, name: string): unknown => Object(value)[name]

const isUser = (value: unknown): boolean =>
  ['sub', 'username', 'email', 'status'].every((name) => typeof member(value, name) === 'string') &&
  ['devices', 'passkeys', 'codes'].every((name) => member(value, name) instanceof Map) &&
  member(member(value, 'factors'), 'enabled') instanceof Set &&
  typeof member(value, 'attempts') === 'object' &&
  ['string', 'undefined'].includes(typeof member(value, 'password'))

const isGrant = (value: unknown): boolean =>
  ['originJti', 'sub', 'scope', 'refreshToken'].every((name) => typeof member(value, name) === 'string') &&
  ['replaced', 'accessTokens'].every((name) => member(value, name) instanceof Map)

/** Every setting that there is, each of its kind; a code is fixed or null. */
const areSettings = (value: unknown): boolean =>
  Object.entries(defaultSettings()).every(([name, usual]) => {
    const kept = member(value, name)
    return usual === null ? kept === null || typeof kept === 'string' : typeof kept === typeof usual
  })

export const poolSchema = z.strictObject({
  settings: z.custom<PoolSettings>(areSettings),
  users: z.array(z.custom<KeptUser>(isUser)),
  grants: z.array(z.tuple([z.custom<Grant>(isGrant), z.array(z.string())])),
  identities: z.array(z.tuple([z.string(), z.nullable(z.string())])),
})

type KeptPool = z.output<typeof poolSchema>

export const keptPool = ({ settings, users, grants, identities }: UserPool) => ({
  settings,
  users: users.kept(),
  grants: grants.kept(),
  identities: identities.kept(),
})

/** Fills a pool that is empty. Throws when two people have the same name. */
export function fillPool(pool: UserPool, { settings, users, grants, identities }: KeptPool): void {
  Object.assign(pool.settings, settings)
  for (const user of users) pool.users.restore(user)
  for (const [grant, refreshTokens] of grants) pool.grants.add(grant, refreshTokens)
  for (const [id, login] of identities) pool.identities.link(id, login)
}
