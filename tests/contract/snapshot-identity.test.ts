// The identity data of a snapshot: passwords, second factors, sessions, settings and mail.
import { beforeEach, expect, test } from 'vitest'
import { app, GET, PUT } from './support/app.ts'
import { codeFor, identity, signIn } from './support/identity.ts'

const as = null

/** Takes a snapshot, resets the world, and restores it. */
async function backAgain(): Promise<void> {
  const { body } = await GET('/__mock__/snapshot', { as })
  app.worlds.reset('default')
  expect((await PUT('/__mock__/snapshot', body, { as })).status).toBe(200)
}

beforeEach(() => void app.worlds.reset('default'))

test('sessions go on: access and refresh tokens are good, signed-out ones are not', async () => {
  const { AuthenticationResult: kept } = (await signIn('maya@portage.test')).body
  const { AuthenticationResult: ended } = (await signIn('theo@portage.test')).body
  await identity('RevokeToken', { Token: ended.RefreshToken })
  await backAgain()
  const current = (token: string) => GET('/v1/users/current/', { as: { bearer: token } })
  expect((await current(kept.AccessToken)).status).toBe(200)
  expect((await current(ended.AccessToken)).status).toBe(401)
  const refresh = (RefreshToken: string) => identity('GetTokensFromRefreshToken', { RefreshToken })
  expect((await refresh(kept.RefreshToken)).status).toBe(200)
  expect((await refresh(ended.RefreshToken)).status).toBe(400)
})

test('passwords are those that were chosen last', async () => {
  const { AuthenticationResult: tokens } = (await signIn('maya@portage.test')).body
  const PreviousPassword = 'Portage-2026!'
  const changed = { AccessToken: tokens.AccessToken, PreviousPassword, ProposedPassword: 'Another-2027!' }
  expect((await identity('ChangePassword', changed)).status).toBe(200)
  await backAgain()
  expect((await signIn('maya@portage.test', PreviousPassword)).body.__type).toBe('NotAuthorizedException')
  expect((await signIn('maya@portage.test', 'Another-2027!')).body.AuthenticationResult).toBeDefined()
})

test('an account that waits for its code is confirmed with it', async () => {
  const Username = 'new.person@portage.test'
  const Password = 'Somebody-2026!'
  const UserAttributes = [{ Name: 'email', Value: Username }]
  expect((await identity('SignUp', { Username, Password, UserAttributes })).status).toBe(200)
  await backAgain()
  const ConfirmationCode = await codeFor(Username)
  expect((await identity('ConfirmSignUp', { Username, ConfirmationCode })).status).toBe(200)
  expect((await signIn(Username, Password)).body.AuthenticationResult).toBeDefined()
})

test('second factors, who is switched off, and the settings are as they were', async () => {
  await PUT('/__mock__/identity', { rotation: true, fixed_code: '424242' }, { as })
  await PUT('/__mock__/identity/people', { email: 'luc@portage.test', enabled: false }, { as })
  const settings = await GET('/__mock__/identity', { as })
  await backAgain()
  expect((await GET('/__mock__/identity', { as })).text).toBe(settings.text)
  expect((await signIn('mfa-totp@portage.test')).body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  expect((await signIn('luc@portage.test')).body.message).toBe('User is disabled.')
})
