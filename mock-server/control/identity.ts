import type { Hono } from 'hono'
import * as z from 'zod/mini'
import { totpCode, totpSecondsLeft, totpStep } from '../cognito/totp.ts'
import type { AppEnv } from '../router.ts'
import type { World } from '../store/world.ts'
import { answer, read } from './answer.ts'

const seconds = z.int().check(z.minimum(1))

/** All members may be left out: what is not sent stays. */
const identityBody = z.partial(
  z.strictObject({
    mode: z.enum(['LEGACY', 'ENABLED']),
    rotation: z.boolean(),
    rotation_grace_s: z.int().check(z.minimum(0), z.maximum(60)),
    access_ttl_s: seconds,
    id_ttl_s: seconds,
    refresh_ttl_s: seconds,
    session_ttl_s: seconds,
    sign_up_code_ttl_s: seconds,
    reset_code_ttl_s: seconds,
    fixed_code: z.nullable(z.string().check(z.regex(/^\d{6}$/))),
    mfa: z.enum(['OPTIONAL', 'ON']),
    device_tracking: z.boolean(),
    passkeys: z.boolean(),
    guest_identities: z.boolean(),
  }),
)

type IdentityView = Required<z.output<typeof identityBody>>

const identityView = ({ pool: { settings } }: World): IdentityView => ({
  mode: settings.preventUserExistenceErrors,
  rotation: settings.refreshRotation,
  rotation_grace_s: settings.rotationGrace,
  access_ttl_s: settings.accessTtl,
  id_ttl_s: settings.idTtl,
  refresh_ttl_s: settings.refreshTtl,
  session_ttl_s: settings.challengeTtl,
  sign_up_code_ttl_s: settings.signUpCodeTtl,
  reset_code_ttl_s: settings.resetCodeTtl,
  fixed_code: settings.fixedCode,
  mfa: settings.mfa,
  device_tracking: settings.deviceTracking,
  passkeys: settings.passkeys,
  guest_identities: settings.guestIdentities,
})

function change(world: World, body: z.output<typeof identityBody>): void {
  const next = { ...identityView(world), ...body }
  Object.assign(world.pool.settings, {
    preventUserExistenceErrors: next.mode,
    refreshRotation: next.rotation,
    rotationGrace: next.rotation_grace_s,
    accessTtl: next.access_ttl_s,
    idTtl: next.id_ttl_s,
    refreshTtl: next.refresh_ttl_s,
    challengeTtl: next.session_ttl_s,
    signUpCodeTtl: next.sign_up_code_ttl_s,
    resetCodeTtl: next.reset_code_ttl_s,
    fixedCode: next.fixed_code,
    mfa: next.mfa,
    deviceTracking: next.device_tracking,
    passkeys: next.passkeys,
    guestIdentities: next.guest_identities,
  } satisfies World['pool']['settings'])
}

const personBody = z.strictObject({ email: z.string(), enabled: z.boolean() })

/** Mounts what steers identity: the settings of the pool, switching people off, and an authenticator. */
export function mountIdentityControl(app: Hono<AppEnv>): void {
  app.get('/__mock__/identity', (c) => answer(identityView(c.env.world)))
  app.put('/__mock__/identity', (c) =>
    read(c.req.raw, identityBody, (body) => {
      change(c.env.world, body)
      return answer(identityView(c.env.world))
    }),
  )
  app.put('/__mock__/identity/people', (c) =>
    read(c.req.raw, personBody, ({ email, enabled }) => {
      const user = c.env.world.pool.users.find(email)
      if (!user) return answer({ detail: `Nobody has the e-mail ${email}.` }, 404)
      user.enabled = enabled
      return answer({ email: user.email, enabled, status: user.status })
    }),
  )
  app.get('/__mock__/identity/totp', async (c) => {
    const factors = c.env.world.pool.users.find(c.req.query('email') ?? '')?.factors
    const secret = factors?.offeredSecret ?? factors?.totpSecret
    if (secret === undefined) {
      return answer({ detail: 'Nobody with this e-mail has an authenticator.' }, 404)
    }
    const now = c.env.world.pool.now()
    const code = await totpCode(secret, totpStep(now))
    return answer({ code, secret, valid_for_s: totpSecondsLeft(now) })
  })
}
