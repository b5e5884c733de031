import { expect, test } from 'vitest'
import { createApp } from '#mock-server/app.ts'

test('IDENT-01, IDENT-02, IDENT-04: the settings name a user pool, a web client and the hosted pages', async () => {
  const response = await createApp().fetch(new Request('http://w1.localhost:4010/config.json'))
  const { identity } = (await response.json()) as { identity: unknown }
  expect(identity).toEqual({
    userPoolId: expect.stringMatching(/^ca-central-1_\w+$/),
    userPoolClientId: expect.stringMatching(/^\w+$/),
    userPoolEndpoint: 'http://w1.localhost:4010/cognito-idp/',
    passkeys: true,
    oauth: {
      domain: 'w1.localhost:4010',
      redirectSignIn: ['http://w1.localhost:4010/'],
      redirectSignOut: ['http://w1.localhost:4010/'],
      scopes: ['openid', 'email', 'profile'],
      providers: ['Google', 'Apple'],
    },
  })
})
