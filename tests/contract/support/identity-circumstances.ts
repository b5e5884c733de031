// Events that can happen right before a call is sent.
import type { UserPool } from '#mock-server/cognito/pool.ts'
import type { PoolSettings } from '#mock-server/cognito/settings.ts'
import type { PoolUser } from '#mock-server/cognito/users.ts'
import type { IdentityStage } from './identity-stage.ts'

type Circumstance = readonly [what: string, happen: (stage: IdentityStage) => void]

function everybody(pool: UserPool, each: (user: PoolUser) => void): void {
  for (const { sub } of pool.users.kept()) {
    const user = pool.users.find(sub)
    if (user) each(user)
  }
}

/** The failures counted by the lock-out, and its remaining ms. */
const failed = (failures: number, heldMs: number) => (stage: IdentityStage) => {
  const last = stage.pool.now()
  everybody(stage.pool, ({ attempts }) =>
    Object.assign(attempts, { failures, lockedUntil: last + heldMs, last }),
  )
}

const SETTINGS: readonly Partial<PoolSettings>[] = [
  { preventUserExistenceErrors: 'ENABLED' },
  { refreshRotation: true },
  { mfa: 'ON' },
  { deviceTracking: true },
  { guestIdentities: false },
  { fixedCode: '314159' },
  { accessTtl: 60, idTtl: 90 },
  { challengeTtl: 61, signUpCodeTtl: 62, resetCodeTtl: 63, refreshTtl: 64 },
]

export const circumstances: readonly Circumstance[] = [
  ['when everybody was switched off', ({ pool }) => everybody(pool, (user) => (user.enabled = false))],
  ['when every session was ended', ({ pool }) => everybody(pool, ({ sub }) => pool.revokeAll(sub))],
  ['when every access token was made to end', ({ pool }) => pool.expireAccessTokens()],
  ['after four wrong passwords', failed(4, 0)],
  ['while passwords are not taken', failed(5, 1)],
  ...SETTINGS.map((changed): Circumstance => [
    `with ${JSON.stringify(changed)}`,
    ({ pool }) => void Object.assign(pool.settings, changed),
  ]),
]

/** The lifetimes of what a sign-in hands out, in seconds. */
const LIFETIMES = [180, 3600, 86_400, 30 * 86_400]

/** Just before each of them is over, and when it is. */
export const laters: readonly Circumstance[] = LIFETIMES.flatMap((seconds) =>
  [seconds * 1000 - 1, seconds * 1000].map((ms): Circumstance => [
    `${ms / 1000} s later`,
    ({ clock }) => clock.advance(ms),
  ]),
)
