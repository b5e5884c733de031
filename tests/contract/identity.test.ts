// The whole way in: the exchange that Amplify makes, through the app, and a call with the token it gave.
import { describe, expect, test } from 'vitest'
import { app } from './support/app.ts'
import { call } from './support/client.ts'
import { identity, signIn } from './support/identity.ts'

describe('signing in', () => {
  test('gives an access token that /v1 takes, until it is signed out', async () => {
    const { body } = await signIn('maya@portage.test')
    const bearer: string = body.AuthenticationResult.AccessToken
    const me = () => call(app, 'GET', '/v1/users/current/', { as: { bearer } })
    expect((await me()).body).toMatchObject({ email: 'maya@portage.test', is_guest: false })
    expect((await identity('GlobalSignOut', { AccessToken: bearer })).status).toBe(200)
    expect((await me()).status).toBe(401)
  })

  test('an ID token is no access token', async () => {
    const { body } = await signIn('maya@portage.test')
    const bearer: string = body.AuthenticationResult.IdToken
    expect((await call(app, 'GET', '/v1/users/current/', { as: { bearer } })).status).toBe(401)
  })

  test('a wrong password is refused, and so is an account that is not confirmed', async () => {
    expect((await signIn('maya@portage.test', 'Wrong-2026!')).body.__type).toBe('NotAuthorizedException')
    expect((await signIn('uma@portage.test')).body.__type).toBe('UserNotConfirmedException')
  })

  test('a token ends by the clock of its world', async () => {
    const { body } = await signIn('luc@portage.test')
    const bearer: string = body.AuthenticationResult.AccessToken
    await call(app, 'PUT', '/__mock__/clock', { as: null, body: { advance_ms: 3_601_000 } })
    expect((await call(app, 'GET', '/v1/users/current/', { as: { bearer } })).status).toBe(401)
  })
})
