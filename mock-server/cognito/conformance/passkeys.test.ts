import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import type { Flaws } from '../testing/software-authenticator.ts'
import { softwareAuthenticator } from '../testing/software-authenticator.ts'
import { $metadata, ClientId, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { testRows } from '#tests/support/table.ts'

const USERNAME = people.maya.email

/** Maya with a passkey, and the calls that she makes. */
async function owner(kind: 'ES256' | 'RS256' = 'ES256') {
  const consumer = await typedConsumer()
  const { cognito, tokensOf } = consumer
  const { AccessToken } = await tokensOf(USERNAME, password)
  const authenticator = await softwareAuthenticator(kind)
  const start = async () =>
    // The SDK has no type for a document.
    Object((await cognito.startWebAuthnRegistration({ AccessToken })).CredentialCreationOptions)
  const register = async (flaws: Flaws = {}) =>
    cognito.completeWebAuthnRegistration({
      AccessToken,
      Credential: await authenticator.create(await start(), flaws),
    })
  const list = async () => (await cognito.listWebAuthnCredentials({ AccessToken })).Credentials
  const begin = (email: string = USERNAME) =>
    cognito.initiateAuth({
      ClientId,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: email, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
    })
  const optionsOf = ({ ChallengeParameters }: Awaited<ReturnType<typeof begin>>) =>
    JSON.parse(ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS ?? '')
  const respond = (Session: string | undefined, credential: unknown) =>
    cognito.respondToAuthChallenge({
      ClientId,
      ChallengeName: 'WEB_AUTHN',
      Session,
      ChallengeResponses: { USERNAME, CREDENTIAL: JSON.stringify(credential) },
    })
  const signIn = async (flaws: Flaws = {}) => {
    const opened = await begin()
    return respond(opened.Session, await authenticator.sign(optionsOf(opened), flaws))
  }
  return { ...consumer, AccessToken, authenticator, start, register, list, begin, optionsOf, respond, signIn }
}

describe('passkeys through the AWS SDK', () => {
  testRows([['ES256'], ['RS256']] as const)(
    'one with a key of %s is made, listed, signs in, and is removed',
    async (kind) => {
      const { register, list, signIn, begin, optionsOf, cognito, AccessToken, authenticator } =
        await owner(kind)
      expect(await list()).toEqual([])
      await register({ aaguid: 'fbfc3007154e4ecc8c0b6e020557d7bd' })
      expect(await list()).toEqual([
        {
          CredentialId: authenticator.id,
          FriendlyCredentialName: 'iCloud Keychain',
          RelyingPartyId: '127.0.0.1',
          AuthenticatorAttachment: 'platform',
          AuthenticatorTransports: ['internal'],
          CreatedAt: expect.any(Date),
        },
      ])
      expect((await cognito.getUserAuthFactors({ AccessToken })).ConfiguredUserAuthFactors).toContain(
        'WEB_AUTHN',
      )
      expect(optionsOf(await begin())).toMatchObject({
        rpId: '127.0.0.1',
        allowCredentials: [{ type: 'public-key', id: authenticator.id }],
        userVerification: 'required',
      })
      expect(await signIn()).toEqual(complete)
      expect(await signIn()).toEqual(complete)
      const CredentialId = authenticator.id
      await cognito.deleteWebAuthnCredential({ AccessToken, CredentialId })
      expect(await list()).toEqual([])
      expect((await begin()).ChallengeName).toBe('SELECT_CHALLENGE')
      expect(await refusalOf(cognito.deleteWebAuthnCredential({ AccessToken, CredentialId }))).toBe(
        'ResourceNotFoundException: The passkey does not exist.',
      )
    },
  )

  test('registration asks for a discoverable passkey and excludes existing ones', async () => {
    const { start, register, authenticator } = await owner()
    const options = await start()
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1' },
      user: { name: USERNAME, displayName: USERNAME },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    await register()
    expect((await start()).excludeCredentials).toMatchObject([{ id: authenticator.id }])
  })

  const invalid = 'InvalidParameterException: The passkey credential is not valid.'
  testRows<[string, Flaws, string]>([
    [
      'another challenge',
      { challenge: 'x' },
      'WebAuthnChallengeNotFoundException: The challenge was not found.',
    ],
    [
      'the origin of another host',
      { origin: 'https://portage.example' },
      'WebAuthnOriginNotAllowedException: The origin is not allowed.',
    ],
    [
      'an origin without https',
      { origin: 'http://127.0.0.1' },
      'WebAuthnOriginNotAllowedException: The origin is not allowed.',
    ],
    [
      'a frame on another origin',
      { crossOrigin: true },
      'WebAuthnOriginNotAllowedException: The origin is not allowed.',
    ],
    [
      'another relying party',
      { rpId: 'portage.example' },
      'WebAuthnRelyingPartyMismatchException: The relying party id does not match.',
    ],
    [
      'another kind of key',
      {
        cose: new Map([
          [1, 1],
          [3, -8],
        ]),
      },
      'WebAuthnCredentialNotSupportedException: The public key algorithm is not supported.',
    ],
    [
      'a point that is not on the curve',
      {
        cose: new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(32).fill(7)],
          [-3, new Uint8Array(32).fill(9)],
        ]),
      },
      invalid,
    ],
    ['the answer to another ceremony', { type: 'webauthn.get' }, invalid],
    ['user not present', { flags: 4 }, invalid],
    ['user not verified', { flags: 1 }, invalid],
  ])('is not made with %s', async (_, flaws, refusal) => {
    const { register, list } = await owner()
    expect(await refusalOf(register(flaws))).toBe(refusal)
    expect(await list()).toEqual([])
  })

  testRows<[string, Flaws]>([
    ['another challenge', { challenge: 'x' }],
    ['the origin of another host', { origin: 'https://portage.example' }],
    ['another relying party', { rpId: 'portage.example' }],
    ['the answer to another ceremony', { type: 'webauthn.create' }],
    ['user not present', { flags: 4 }],
    ['user not verified', { flags: 1 }],
    ['the id of another person', { userHandle: 'x' }],
    ['a signature of something else', { forged: true }],
    ['a counter that did not go up', { signCount: 1 }],
    ['a counter that went back to 0', { signCount: 0 }],
  ])('does not sign in with %s', async (_, flaws) => {
    const { register, signIn } = await owner()
    await register()
    expect(await signIn()).toEqual(complete)
    expect(await refusalOf(signIn(flaws))).toBe('NotAuthorizedException: The passkey was not accepted.')
    expect(await signIn(), 'the right answer is still accepted').toEqual(complete)
  })

  testRows([
    ['https://portage.test', true],
    ['https://www.portage.test:8443', true],
    ['https://evilportage.test', false],
    ['http://portage.test', false],
  ] as const)('for portage.test, made at %s: %s', async (origin, isMade) => {
    const { start, authenticator, cognito, AccessToken, world, list } = await owner()
    const { challenge } = await start()
    const rpId = 'portage.test'
    const expires = world.pool.now() + 1000
    world.pool.registrations.set(world.pool.users.find(USERNAME)?.sub ?? '', { challenge, rpId, expires })
    const Credential = await authenticator.create({ challenge, rp: { id: rpId } }, { origin })
    await cognito.completeWebAuthnRegistration({ AccessToken, Credential }).catch(() => undefined)
    expect(await list()).toHaveLength(isMade ? 1 : 0)
  })

  test('an authenticator that does not count signs in as often as it likes', async () => {
    const { register, signIn } = await owner()
    await register({ signCount: 0 })
    for (const _ of [1, 2]) expect(await signIn({ signCount: 0 })).toEqual(complete)
  })

  test('an answer counts once, in its own session and time', async () => {
    const { register, begin, optionsOf, respond, authenticator, pass } = await owner()
    await register()
    const opened = await begin()
    const credential = await authenticator.sign(optionsOf(opened))
    expect(await respond(opened.Session, credential)).toEqual(complete)
    expect(await refusalOf(respond(opened.Session, credential))).toBe(
      'NotAuthorizedException: Invalid session for the user, session can only be used once.',
    )
    expect(await refusalOf(respond((await begin()).Session, credential))).toBe(
      'NotAuthorizedException: The passkey was not accepted.',
    )
    const late = await begin()
    const signed = await authenticator.sign(optionsOf(late))
    pass(180)
    expect(await refusalOf(respond(late.Session, signed))).toBe(
      'NotAuthorizedException: Invalid session for the user, session is expired.',
    )
  })

  test('a registration is answered once, and within three minutes', async () => {
    const { start, authenticator, cognito, AccessToken, pass } = await owner()
    const complete = (Credential: Awaited<ReturnType<typeof authenticator.create>>) =>
      cognito.completeWebAuthnRegistration({ AccessToken, Credential })
    const gone = 'WebAuthnChallengeNotFoundException: The challenge was not found.'
    const credential = await authenticator.create(await start())
    expect(await complete(credential)).toEqual({ $metadata })
    expect(await refusalOf(complete(credential))).toBe(gone)
    const late = await authenticator.create(await start())
    pass(180)
    expect(await refusalOf(complete(late))).toBe(gone)
  })

  test('another person’s passkey and an unknown one are refused', async () => {
    const { register, begin, optionsOf, respond } = await owner()
    await register()
    const other = await softwareAuthenticator()
    const opened = await begin()
    expect(await refusalOf(respond(opened.Session, await other.sign(optionsOf(opened))))).toBe(
      'NotAuthorizedException: The passkey was not accepted.',
    )
    expect(await refusalOf(respond((await begin()).Session, 'nonsense'))).toBe(
      'NotAuthorizedException: The passkey was not accepted.',
    )
  })

  test('a pool without passkeys makes none and does not offer those there are; who has a second factor keeps it', async () => {
    const { register, start, begin, world, cognito, AccessToken } = await owner()
    await register()
    world.pool.settings.passkeys = false
    expect(await refusalOf(start())).toBe(
      'WebAuthnNotEnabledException: Passkeys are not enabled for the user pool.',
    )
    expect(await refusalOf(cognito.completeWebAuthnRegistration({ AccessToken, Credential: {} }))).toBe(
      'WebAuthnNotEnabledException: Passkeys are not enabled for the user pool.',
    )
    expect((await begin()).AvailableChallenges).not.toContain('WEB_AUTHN')
    world.pool.settings.passkeys = true
    expect((await begin()).ChallengeName).toBe('WEB_AUTHN')
    world.pool.users.find(USERNAME)?.factors.enabled.add('EMAIL_OTP')
    expect((await begin()).AvailableChallenges).not.toContain('WEB_AUTHN')
  })

  test('an account has at most 20', async () => {
    const { start, world } = await owner()
    const user = world.pool.users.find(USERNAME)
    for (let number = 0; number < 20; number += 1) {
      user?.passkeys.set(`${number}`, {
        id: `${number}`,
        name: '',
        rpId: '',
        publicKey: { algorithm: -7, jwk: {} },
        attachment: undefined,
        transports: [],
        createdAt: 0,
        signCount: 0,
      })
      if (number === 18) await start()
    }
    expect(await refusalOf(start())).toBe('LimitExceededException: The user has too many passkeys.')
  })
})
