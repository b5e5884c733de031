// Every flow of a sign-in at the identity emulator.
import { afterPassword, challenge, secondStep } from '#mock-server/cognito/challenges.ts'
import { userPoolName } from '#mock-server/cognito/identifiers.ts'
import { srpClient } from '#mock-server/cognito/testing/srp-client.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { password, people } from '#mock-server/store/seeds/people.ts'
import type { IdentityCall, IdentityStage } from './identity-stage.ts'
import {
  devicePassword,
  answered,
  authenticatorOf,
  device,
  emailOf,
  keepPasskey,
  opened,
  setUp,
  tokens,
} from './identity-common.ts'
import type { IdentitySamples } from './identity-common.ts'

const withPassword = (name: PersonName) => () =>
  opened('USER_PASSWORD_AUTH', { USERNAME: emailOf(name), PASSWORD: password })

/** A sign-in that starts with the person's preferred factor. */
const preferring = (name: PersonName, PREFERRED_CHALLENGE?: string, more: object = {}) =>
  opened('USER_AUTH', {
    USERNAME: emailOf(name),
    ...(PREFERRED_CHALLENGE && { PREFERRED_CHALLENGE }),
    ...more,
  })

/** The answer to the step that follows the password. */
const afterPasswordOf =
  (name: PersonName, kind: string, responses: object | ((stage: IdentityStage) => Promise<object>)) =>
  async (stage: IdentityStage): Promise<IdentityCall> => {
    const { Session } = Object(await afterPassword(stage.pool, stage.person(name)))
    const given = typeof responses === 'function' ? await responses(stage) : responses
    return answered(kind, { USERNAME: emailOf(name), ...given }, Session)
  }

/** The answer to a choice or to what was chosen. */
const chosen =
  (name: PersonName, ANSWER: string, more: object = {}) =>
  async (stage: IdentityStage) => {
    const { Session } = Object(challenge(stage.pool, stage.person(name), { kind: 'SELECT_CHALLENGE' }, {}))
    return answered('SELECT_CHALLENGE', { USERNAME: emailOf(name), ANSWER, ...more }, Session)
  }

const tessasSecret = people.tessa.secondFactor.secret

async function srpOf({ told, pool }: IdentityStage, name: PersonName): Promise<IdentityCall> {
  const client = srpClient(userPoolName)
  const AuthParameters = { USERNAME: emailOf(name), SRP_A: client.SRP_A }
  const { ChallengeParameters } = await told('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters })
  return answered('PASSWORD_VERIFIER', client.answer(ChallengeParameters, password, new Date(pool.now())))
}

async function deviceOpened(stage: IdentityStage) {
  const { made, maya } = await device(stage, true)
  const { Session } = Object(await secondStep(stage.pool, maya, made.key))
  const client = srpClient(made.groupKey)
  const responses = { USERNAME: maya.email, DEVICE_KEY: made.key, SRP_A: client.SRP_A }
  return { made, client, call: answered('DEVICE_SRP_AUTH', responses, Session) }
}

export const signInSamples: IdentitySamples = {
  'a password': withPassword('maya'),
  ...Object.fromEntries(
    (['uma', 'elena', 'simon', 'tessa', 'rita', 'felix', 'tomas'] as const).map((name) => [
      `a password, of ${name}`,
      withPassword(name),
    ]),
  ),
  'a password, of somebody with two factors': ({ person }) => {
    person('simon').factors.enabled.add('EMAIL_OTP')
    person('simon').factors.preferred = undefined
    return withPassword('simon')()
  },
  'a password, on a device': async (stage) => {
    const { made } = await device(stage, true)
    return opened('USER_PASSWORD_AUTH', {
      USERNAME: emailOf('maya'),
      PASSWORD: password,
      DEVICE_KEY: made.key,
    })
  },
  'a password, on a new device': (stage) => {
    stage.pool.settings.deviceTracking = true
    return withPassword('maya')()
  },
  'a password, when everybody needs a second factor': (stage) => {
    stage.pool.settings.mfa = 'ON'
    return withPassword('maya')()
  },
  'a proof of the password': () =>
    opened('USER_SRP_AUTH', { USERNAME: emailOf('maya'), SRP_A: srpClient(userPoolName).SRP_A }),
  'a choice': () => preferring('maya'),
  'a choice, with a phone': () => preferring('simon'),
  'a choice, of the password': () => preferring('maya', 'PASSWORD'),
  'a choice of the password, with it': () => preferring('maya', 'PASSWORD', { PASSWORD: password }),
  'a choice, of the proof': () => preferring('maya', 'PASSWORD_SRP'),
  'a choice of the proof, with it': () =>
    preferring('maya', 'PASSWORD_SRP', { SRP_A: srpClient(userPoolName).SRP_A }),
  'a choice, of a code by e-mail': () => preferring('maya', 'EMAIL_OTP'),
  'a choice, of a code by phone': ({ person }) => {
    person('simon').factors.enabled.clear()
    return preferring('simon', 'SMS_OTP')
  },
  'the session of a confirmed account': async ({ told }) => {
    const Username = emailOf('uma')
    await told('ResendConfirmationCode', { Username })
    const { Session } = await told('ConfirmSignUp', { Username, ConfirmationCode: '000000' })
    return opened('USER_AUTH', { USERNAME: Username }, { Session })
  },
  'a refresh': async (stage) =>
    opened('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: Object(await tokens(stage, 'maya')).RefreshToken }),
  'a refresh, by its other name': async (stage) =>
    opened('REFRESH_TOKEN', { REFRESH_TOKEN: Object(await tokens(stage, 'maya')).RefreshToken }),
  'a way of its own': () => opened('CUSTOM_AUTH', { USERNAME: emailOf('maya') }),
  'a way of its own, of administrators': () =>
    opened('ADMIN_USER_PASSWORD_AUTH', { USERNAME: emailOf('maya') }),
  'a way of its own, of administrators before': () =>
    opened('ADMIN_NO_SRP_AUTH', { USERNAME: emailOf('maya') }),
  PASSWORD_VERIFIER: (stage) => srpOf(stage, 'maya'),
  'PASSWORD_VERIFIER, with a second factor': (stage) => srpOf(stage, 'elena'),
  NEW_PASSWORD_REQUIRED: afterPasswordOf('tomas', 'NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: 'Another-2026!' }),
  EMAIL_OTP: afterPasswordOf('elena', 'EMAIL_OTP', { EMAIL_OTP_CODE: '000000' }),
  SMS_MFA: afterPasswordOf('simon', 'SMS_MFA', { SMS_MFA_CODE: '000000' }),
  SOFTWARE_TOKEN_MFA: afterPasswordOf('tessa', 'SOFTWARE_TOKEN_MFA', async (stage) => ({
    SOFTWARE_TOKEN_MFA_CODE: await authenticatorOf(stage, tessasSecret),
  })),
  SELECT_MFA_TYPE: (stage) => {
    stage.person('simon').factors.enabled.add('EMAIL_OTP')
    stage.person('simon').factors.preferred = undefined
    return afterPasswordOf('simon', 'SELECT_MFA_TYPE', { ANSWER: 'EMAIL_MFA' })(stage)
  },
  MFA_SETUP: async (stage) => {
    const { Session, SecretCode } = await setUp(stage)
    const UserCode = await authenticatorOf(stage, SecretCode)
    const verified = await stage.told('VerifySoftwareToken', { Session, UserCode })
    return answered('MFA_SETUP', { USERNAME: emailOf('maya') }, verified.Session)
  },
  'SELECT_CHALLENGE, a code': chosen('maya', 'EMAIL_OTP'),
  'SELECT_CHALLENGE, the password': chosen('maya', 'PASSWORD', { PASSWORD: password }),
  'SELECT_CHALLENGE, the proof': chosen('maya', 'PASSWORD_SRP', { SRP_A: srpClient(userPoolName).SRP_A }),
  PASSWORD: async ({ pool, person }) => {
    const { Session } = Object(challenge(pool, person('maya'), { kind: 'PASSWORD' }, {}))
    return answered('PASSWORD', { USERNAME: emailOf('maya'), PASSWORD: password }, Session)
  },
  PASSWORD_SRP: async ({ pool, person }) => {
    const { Session } = Object(challenge(pool, person('maya'), { kind: 'PASSWORD_SRP' }, {}))
    const { SRP_A } = srpClient(userPoolName)
    return answered('PASSWORD_SRP', { USERNAME: emailOf('maya'), SRP_A }, Session)
  },
  SMS_OTP: async ({ told, person }) => {
    person('simon').factors.enabled.clear()
    const { Session } = await told('InitiateAuth', preferring('simon', 'SMS_OTP').body)
    return answered('SMS_OTP', { USERNAME: emailOf('simon'), SMS_OTP_CODE: '000000' }, Session)
  },
  DEVICE_SRP_AUTH: async (stage) => (await deviceOpened(stage)).call,
  DEVICE_PASSWORD_VERIFIER: async (stage) => {
    const { call, client, made } = await deviceOpened(stage)
    const { ChallengeParameters } = await stage.told('RespondToAuthChallenge', call.body)
    const exchange = { ...ChallengeParameters, USER_ID_FOR_SRP: made.key }
    const responses = client.answer(exchange, devicePassword, new Date(stage.pool.now()))
    return answered('DEVICE_PASSWORD_VERIFIER', {
      ...responses,
      USERNAME: emailOf('maya'),
      DEVICE_KEY: made.key,
    })
  },
  'a choice, of a passkey': (stage) => {
    keepPasskey(stage)
    return preferring('maya', 'WEB_AUTHN')
  },
  ...Object.fromEntries(
    ['CUSTOM_CHALLENGE', 'WEB_AUTHN', 'ADMIN_NO_SRP_AUTH'].map((name) => [
      `a challenge, ${name}`,
      async ({ pool, person }: IdentityStage) => {
        const { Session } = Object(challenge(pool, person('maya'), { kind: 'PASSWORD' }, {}))
        return answered(name, { USERNAME: emailOf('maya') }, Session)
      },
    ]),
  ),
}
