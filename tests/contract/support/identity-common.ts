// Helpers for the samples of the identity emulator.
import { createHash } from 'node:crypto'
import { afterPassword } from '#mock-server/cognito/challenges.ts'
import { newDevice } from '#mock-server/cognito/devices.ts'
import { userPoolClientId } from '#mock-server/cognito/identifiers.ts'
import { power } from '#mock-server/cognito/testing/srp-client.ts'
import { signInTokens } from '#mock-server/cognito/tokens.ts'
import { totpCode, totpStep } from '#mock-server/cognito/totp.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import type { IdentityCall, IdentityStage } from './identity-stage.ts'

/** How each call is made that succeeds, by what it is; one with a comma is another of the same kind. */
export type IdentitySamples = Readonly<
  Record<string, (stage: IdentityStage) => IdentityCall | Promise<IdentityCall>>
>

export const ClientId = userPoolClientId
export const emailOf = (name: PersonName) => people[name].email
export const tokens = ({ pool, person }: IdentityStage, name: PersonName) => signInTokens(pool, person(name))
export const accessToken = async (stage: IdentityStage, name: PersonName) =>
  (await tokens(stage, name)).AccessToken

export const opened = (AuthFlow: string, AuthParameters: object, more: object = {}): IdentityCall => ({
  operation: 'InitiateAuth',
  body: { ClientId, AuthFlow, AuthParameters, ...more },
})

export const answered = (
  ChallengeName: string,
  ChallengeResponses: object,
  Session?: unknown,
): IdentityCall => ({
  operation: 'RespondToAuthChallenge',
  body: { ClientId, ChallengeName, ...(Session !== undefined && { Session }), ChallengeResponses },
})

export const authenticatorOf = async ({ pool }: IdentityStage, secret: string) =>
  totpCode(secret, totpStep(pool.now()))

export const devicePassword = 'a password that the device made'
const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

/** Maya's second factor is a code; her device is remembered, or known by its name only. */
export async function device({ pool, person }: IdentityStage, isRemembered: boolean) {
  pool.settings.deviceTracking = true
  const maya = person('maya')
  const made = newDevice()
  maya.devices.set(made.key, made)
  const salt = 0x1234n
  const secret = createHash('sha256').update(`${made.groupKey}${made.key}:${devicePassword}`).digest('hex')
  const verifier = power(2n, BigInt(`0x${hash(`1234${secret}`)}`))
  if (isRemembered) made.verifier = { salt, verifier }
  return { made, maya, verifier }
}

export async function setUp(stage: IdentityStage) {
  stage.pool.settings.mfa = 'ON'
  const { Session } = Object(await afterPassword(stage.pool, stage.person('maya')))
  return stage.told('AssociateSoftwareToken', { Session })
}

/** A passkey of Maya, and its id; conformance/passkeys.test.ts makes real ones. */
export function keepPasskey({ pool, person }: IdentityStage): string {
  const id = 'a-passkey'
  person('maya').passkeys.set(id, {
    id,
    name: 'Passkey',
    rpId: 'localhost',
    publicKey: { algorithm: -7, jwk: {} },
    attachment: 'platform',
    transports: ['internal'],
    createdAt: pool.now(),
    signCount: 0,
  })
  return id
}
