import type { NewDeviceMetadataType } from '@aws-sdk/client-cognito-identity-provider'
import {
  createDeviceVerifier,
  createSrpSession,
  signSrpSessionWithDevice,
  wrapAuthChallenge,
} from 'cognito-srp-helper'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { userPoolId } from '../identifiers.ts'
import { $metadata, ClientId, allTokens, complete, refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { memoryStorage, signInByIdentityJs } from '../testing/identity-js.ts'
import { identityServer } from '../testing/identity-server.ts'
import { signInByHelper } from '../testing/srp-helper.ts'
import { totpCode, totpStep } from '../totp.ts'

const { maya, elena, tessa } = people
const invalidKey = 'InvalidParameterException: Invalid device key given.'

/** A pool that remembers devices, and a person who has just signed in on a new one. */
async function onNewDevice(email: string = maya.email) {
  const consumer = await typedConsumer()
  const { cognito, world } = consumer
  world.pool.settings.deviceTracking = true
  const user = world.pool.users.find(email)
  user?.factors.enabled.clear()
  if (user) user.factors.preferred = undefined
  const { AuthenticationResult } = await consumer.signIn(email, password)
  const { AccessToken, RefreshToken } = allTokens(AuthenticationResult)
  const metadata = AuthenticationResult?.NewDeviceMetadata
  const { DeviceKey, DeviceGroupKey } = both(metadata)
  const { DeviceRandomPassword, DeviceSecretVerifierConfig } = createDeviceVerifier(DeviceKey, DeviceGroupKey)
  const confirm = (key = DeviceKey) =>
    cognito.confirmDevice({
      AccessToken,
      DeviceKey: key,
      DeviceName: 'A phone',
      DeviceSecretVerifierConfig,
    })
  const requireSecondFactor = () =>
    cognito.setUserMFAPreference({ AccessToken, EmailMfaSettings: { Enabled: true, PreferredMfa: true } })
  const device = { DeviceKey, DeviceGroupKey, DeviceRandomPassword }
  return { ...consumer, email, AccessToken, RefreshToken, metadata, device, confirm, requireSecondFactor }
}

function both({ DeviceKey, DeviceGroupKey }: NewDeviceMetadataType = {}) {
  if (DeviceKey === undefined || DeviceGroupKey === undefined) throw new Error('The device has no name')
  return { DeviceKey, DeviceGroupKey }
}

type Remembered = Awaited<ReturnType<typeof onNewDevice>>

/** The two steps in which the device proves itself, as the readme of cognito-srp-helper shows them. */
async function proveDevice(
  { cognito, device, email }: Pick<Remembered, 'cognito' | 'device' | 'email'>,
  { Session, secret = device.DeviceRandomPassword }: { Session?: string; secret?: string },
) {
  const session = createSrpSession(email, password, userPoolId, false)
  const USERNAME = email
  const DEVICE_KEY = device.DeviceKey
  const opened = await cognito.respondToAuthChallenge({
    ClientId,
    ChallengeName: 'DEVICE_SRP_AUTH',
    Session,
    ChallengeResponses: { USERNAME, DEVICE_KEY, SRP_A: session.largeA },
  })
  const signed = signSrpSessionWithDevice(session, opened, device.DeviceGroupKey, secret)
  const last = cognito.respondToAuthChallenge(
    wrapAuthChallenge(signed, {
      ClientId,
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER' as const,
      ChallengeResponses: { USERNAME, DEVICE_KEY },
      Session: opened.Session,
    }),
  )
  // who only reads `opened` must not leave a rejection behind
  last.catch(() => undefined)
  return { opened, last }
}

describe('ConfirmDevice through the AWS SDK (IDENT-16)', () => {
  test('a new device is named at sign-in and confirmed once', async () => {
    const { metadata, confirm } = await onNewDevice()
    expect(metadata).toEqual({
      DeviceKey: expect.stringMatching(/^ca-central-1_[0-9a-f-]{36}$/),
      DeviceGroupKey: expect.stringMatching(/^-[\w-]{8}$/),
    })
    expect(await refusalOf(confirm('ca-central-1_00000000-0000-0000-0000-000000000000'))).toBe(invalidKey)
    expect(await confirm()).toEqual({ $metadata, UserConfirmationNecessary: false })
    expect(await refusalOf(confirm())).toBe('DeviceKeyExistsException: Device already exists.')
  })

  test('a pool that remembers no devices names none and confirms none', async () => {
    const { tokensOf, cognito } = await typedConsumer()
    const { AccessToken } = await tokensOf(maya.email, password)
    const DeviceKey = 'ca-central-1_00000000-0000-0000-0000-000000000000'
    expect(await refusalOf(cognito.confirmDevice({ AccessToken, DeviceKey }))).toBe(invalidKey)
    expect(await refusalOf(cognito.confirmDevice({ AccessToken: 'x.y.z', DeviceKey }))).toBe(
      'NotAuthorizedException: Could not verify signature for Access Token',
    )
  })

  test('refuses a verifier that is none', async () => {
    const { cognito, device, AccessToken, confirm } = await onNewDevice()
    const { DeviceKey } = device
    expect(await refusalOf(cognito.confirmDevice({ AccessToken, DeviceKey }))).toBe(
      'InvalidParameterException: Missing required parameter PasswordVerifier',
    )
    const DeviceSecretVerifierConfig = { PasswordVerifier: '***', Salt: '***' }
    const broken = cognito.confirmDevice({ AccessToken, DeviceKey, DeviceSecretVerifierConfig })
    expect(await refusalOf(broken)).toBe(
      'InvalidParameterException: Invalid device secret verifier config given.',
    )
    expect(await confirm()).toMatchObject({ UserConfirmationNecessary: false })
  })
})

describe('signing in on a remembered device (IDENT-12)', () => {
  test('the device proves itself in place of the second factor', async () => {
    const person = await onNewDevice(elena.email)
    await person.confirm()
    await person.requireSecondFactor()
    const { email, cognito, device } = person
    const elsewhere = await person.signIn(email, password)
    expect(elsewhere.ChallengeName).toBe('EMAIL_OTP')

    const asked = await signInByHelper(cognito, { email, password, DEVICE_KEY: device.DeviceKey })
    expect(asked).toMatchObject({ ChallengeName: 'DEVICE_SRP_AUTH', Session: expect.any(String) })
    const { opened, last } = await proveDevice(person, asked)
    expect(opened).toMatchObject({
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
      ChallengeParameters: { DEVICE_KEY: device.DeviceKey, SECRET_BLOCK: expect.any(String) },
    })
    // no new name: the device has one
    expect(await last).toEqual(complete)
  })

  test('not with another secret, nor twice with one session', async () => {
    const person = await onNewDevice()
    await person.confirm()
    const { email, cognito, device } = person
    const { Session } = await cognito.initiateAuth({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password, DEVICE_KEY: device.DeviceKey },
    })
    const { last } = await proveDevice(person, { Session, secret: 'another' })
    expect(await refusalOf(last)).toBe('NotAuthorizedException: Incorrect username or password.')
    expect(await refusalOf(proveDevice(person, { Session }))).toBe(
      'NotAuthorizedException: Invalid session for the user, session can only be used once.',
    )
  })

  test('a device that was not confirmed, or is unknown, does not exist', async () => {
    const { email, cognito, device } = await onNewDevice()
    for (const DEVICE_KEY of [device.DeviceKey, 'ca-central-1_x']) {
      const AuthParameters = { USERNAME: email, PASSWORD: password, DEVICE_KEY }
      const call = cognito.initiateAuth({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
      // documented for InitiateAuth as for RespondToAuthChallenge, where Amplify looks for these words
      expect(await refusalOf(call)).toBe('ResourceNotFoundException: Device does not exist.')
    }
  })

  test('its key is in the access token, and in refreshed ones', async () => {
    const { cognito, AccessToken, RefreshToken, confirm, device } = await onNewDevice()
    await confirm()
    const { AuthenticationResult } = await cognito.getTokensFromRefreshToken({ ClientId, RefreshToken })
    for (const token of [AccessToken, AuthenticationResult?.AccessToken ?? '']) {
      expect(decodeJwt(token).device_key).toBe(device.DeviceKey)
    }
  })
})

test('amazon-cognito-identity-js confirms its device by itself, which then proves itself in place of the code', async () => {
  const server = await identityServer()
  const { pool, clock } = server.world
  pool.settings.deviceTracking = true
  const visit = { email: tessa.email, password, Storage: memoryStorage() }
  const valid = `valid: ${tessa.email}`
  expect(await signInByIdentityJs(server, visit)).toBe('SOFTWARE_TOKEN_MFA')
  const code = () => totpCode(tessa.secondFactor.secret, totpStep(clock.now()))
  expect(await signInByIdentityJs(server, { ...visit, code })).toBe(valid)
  expect(await signInByIdentityJs(server, visit)).toBe(valid)
  const elsewhere = { ...visit, Storage: memoryStorage() }
  expect(await signInByIdentityJs(server, elsewhere)).toBe('SOFTWARE_TOKEN_MFA')
})
