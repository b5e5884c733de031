// Calls to the identity emulator besides signing in: accounts, sessions, factors, devices, the identity pool.
import { afterPassword } from '#mock-server/cognito/challenges.ts'
import { identityPoolId, issuer } from '#mock-server/cognito/identifiers.ts'
import { signInTokens } from '#mock-server/cognito/tokens.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { password } from '#mock-server/store/seeds/people.ts'
import {
  ClientId,
  accessToken,
  authenticatorOf,
  device,
  emailOf,
  keepPasskey,
  setUp,
  tokens,
} from './identity-common.ts'
import type { IdentitySamples } from './identity-common.ts'
import type { IdentityCall, IdentityStage } from './identity-stage.ts'

/** The calls of a signed-in person. */
const signedInAs =
  (name: PersonName, operation: string, more: object = {}) =>
  async (stage: IdentityStage): Promise<IdentityCall> => ({
    operation,
    body: { AccessToken: await accessToken(stage, name), ...more },
  })

const provider = issuer.replace('https://', '')
const login = async (stage: IdentityStage, name: PersonName) => ({
  [provider]: (await tokens(stage, name)).IdToken,
})

export const accountSamples: IdentitySamples = {
  SignUp: () => ({
    operation: 'SignUp',
    body: {
      ClientId,
      Username: 'New.Person@portage.test',
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: 'new.person@portage.test' },
        { Name: 'given_name', Value: 'New' },
        { Name: 'family_name', Value: 'Person' },
      ],
    },
  }),
  ConfirmSignUp: async ({ told }) => {
    await told('ResendConfirmationCode', { Username: emailOf('uma') })
    return {
      operation: 'ConfirmSignUp',
      body: { ClientId, Username: emailOf('uma'), ConfirmationCode: '000000' },
    }
  },
  ResendConfirmationCode: () => ({
    operation: 'ResendConfirmationCode',
    body: { ClientId, Username: emailOf('uma') },
  }),
  ForgotPassword: () => ({ operation: 'ForgotPassword', body: { ClientId, Username: emailOf('maya') } }),
  ConfirmForgotPassword: async ({ told }) => {
    await told('ForgotPassword', { Username: emailOf('maya') })
    const more = { ConfirmationCode: '000000', Password: 'Another-2026!' }
    return { operation: 'ConfirmForgotPassword', body: { ClientId, Username: emailOf('maya'), ...more } }
  },
  GetTokensFromRefreshToken: async (stage) => ({
    operation: 'GetTokensFromRefreshToken',
    body: { ClientId, RefreshToken: Object(await tokens(stage, 'maya')).RefreshToken },
  }),
  'GetTokensFromRefreshToken, of a phone': async (stage) => ({
    operation: 'GetTokensFromRefreshToken',
    body: { ClientId, RefreshToken: Object(await tokens(stage, 'simon')).RefreshToken },
  }),
  RevokeToken: async (stage) => ({
    operation: 'RevokeToken',
    body: { ClientId, Token: Object(await tokens(stage, 'maya')).RefreshToken },
  }),
  'RevokeToken, of another kind': async (stage) => ({
    operation: 'RevokeToken',
    body: { ClientId, Token: await accessToken(stage, 'maya') },
  }),
  GlobalSignOut: signedInAs('maya', 'GlobalSignOut'),
  GetUser: signedInAs('maya', 'GetUser'),
  'GetUser, of a phone': signedInAs('simon', 'GetUser'),
  'GetUser, of Google': signedInAs('felix', 'GetUser'),
  GetUserAuthFactors: signedInAs('maya', 'GetUserAuthFactors'),
  'GetUserAuthFactors, of a phone': signedInAs('simon', 'GetUserAuthFactors'),
  ChangePassword: signedInAs('maya', 'ChangePassword', {
    PreviousPassword: password,
    ProposedPassword: 'Another-2026!',
  }),
  AssociateSoftwareToken: signedInAs('maya', 'AssociateSoftwareToken'),
  'AssociateSoftwareToken, in a sign-in': async (stage) => {
    stage.pool.settings.mfa = 'ON'
    const { Session } = Object(await afterPassword(stage.pool, stage.person('maya')))
    return { operation: 'AssociateSoftwareToken', body: { Session } }
  },
  VerifySoftwareToken: async (stage) => {
    const AccessToken = await accessToken(stage, 'maya')
    const { SecretCode } = await stage.told('AssociateSoftwareToken', { AccessToken })
    const UserCode = await authenticatorOf(stage, SecretCode)
    return { operation: 'VerifySoftwareToken', body: { AccessToken, UserCode } }
  },
  'VerifySoftwareToken, in a sign-in': async (stage) => {
    const { Session, SecretCode } = await setUp(stage)
    const UserCode = await authenticatorOf(stage, SecretCode)
    return { operation: 'VerifySoftwareToken', body: { Session, UserCode } }
  },
  ...Object.fromEntries(
    (['maya', 'simon', 'tessa', 'uma'] as const).flatMap((name) =>
      ['SMSMfaSettings', 'SoftwareTokenMfaSettings', 'EmailMfaSettings'].map((member) => [
        `SetUserMFAPreference, ${member} of ${name}`,
        signedInAs(name, 'SetUserMFAPreference', { [member]: { Enabled: true, PreferredMfa: true } }),
      ]),
    ),
  ),
  'SetUserMFAPreference, another that is not preferred': signedInAs('simon', 'SetUserMFAPreference', {
    EmailMfaSettings: { Enabled: true, PreferredMfa: false },
  }),
  'SetUserMFAPreference, no longer preferred': signedInAs('simon', 'SetUserMFAPreference', {
    SMSMfaSettings: { Enabled: true, PreferredMfa: false },
  }),
  'SetUserMFAPreference, preferred but off': signedInAs('simon', 'SetUserMFAPreference', {
    SMSMfaSettings: { Enabled: false, PreferredMfa: true },
  }),
  'SetUserMFAPreference, words in place of yes and no': signedInAs('simon', 'SetUserMFAPreference', {
    SMSMfaSettings: { Enabled: 'true', PreferredMfa: 'true' },
    EmailMfaSettings: null,
  }),
  'SetUserMFAPreference, none': signedInAs('simon', 'SetUserMFAPreference', {
    SMSMfaSettings: { Enabled: false, PreferredMfa: false },
  }),
  'SetUserMFAPreference, two': signedInAs('simon', 'SetUserMFAPreference', {
    SMSMfaSettings: { Enabled: true, PreferredMfa: true },
    EmailMfaSettings: { Enabled: true, PreferredMfa: true },
  }),
  ConfirmDevice: async (stage) => {
    const { maya, made, verifier } = await device(stage, false)
    const { AccessToken } = await signInTokens(stage.pool, maya, made.key)
    const base64 = (value: bigint) =>
      Buffer.from(value.toString(16).padStart(768, '0'), 'hex').toString('base64')
    const DeviceSecretVerifierConfig = { Salt: base64(0x1234n), PasswordVerifier: base64(verifier) }
    return {
      operation: 'ConfirmDevice',
      body: { AccessToken, DeviceKey: made.key, DeviceSecretVerifierConfig },
    }
  },
  DeleteUser: signedInAs('maya', 'DeleteUser'),
  StartWebAuthnRegistration: signedInAs('maya', 'StartWebAuthnRegistration'),
  ListWebAuthnCredentials: async (stage) => {
    keepPasskey(stage)
    return signedInAs('maya', 'ListWebAuthnCredentials')(stage)
  },
  DeleteWebAuthnCredential: async (stage) => {
    const CredentialId = keepPasskey(stage)
    return signedInAs('maya', 'DeleteWebAuthnCredential', { CredentialId })(stage)
  },
  'an operation that nobody knows': () => ({ operation: 'Fly', body: {} }),
  'GetId, of a guest': () => ({ operation: 'GetId', body: { IdentityPoolId: identityPoolId } }),
  GetId: async (stage) => ({
    operation: 'GetId',
    body: { IdentityPoolId: identityPoolId, Logins: await login(stage, 'maya') },
  }),
  'GetCredentialsForIdentity, of a guest': ({ pool }) => ({
    operation: 'GetCredentialsForIdentity',
    body: { IdentityId: pool.identities.add(null) },
  }),
  'GetCredentialsForIdentity, of a guest who signed in': async (stage) => ({
    operation: 'GetCredentialsForIdentity',
    body: { IdentityId: stage.pool.identities.add(null), Logins: await login(stage, 'maya') },
  }),
  GetCredentialsForIdentity: async (stage) => ({
    operation: 'GetCredentialsForIdentity',
    body: {
      IdentityId: stage.pool.identities.add(stage.person('maya').sub),
      Logins: await login(stage, 'maya'),
    },
  }),
}
