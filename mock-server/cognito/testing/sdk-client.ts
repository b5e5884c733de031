import * as pools from '@aws-sdk/client-cognito-identity'
import * as users from '@aws-sdk/client-cognito-identity-provider'
import { expect } from 'vitest'
import { identityPoolPath, identityRegion, userPoolClientId, userPoolPath } from '../identifiers.ts'
import { documentedErrors } from './documented-errors.ts'
import type { IdentityServer } from './identity-server.ts'
import { identityServer } from './identity-server.ts'

const usersLibrary = '@aws-sdk/client-cognito-identity-provider'
const poolsLibrary = '@aws-sdk/client-cognito-identity'

/** Which library and operation an error came from. */
const origins = new WeakMap<object, { readonly library: string; readonly operation: string }>()

/** The handler stack of either client, as far as it is needed to see where errors come from. */
type Stack = {
  add: (
    middleware: <Args, Out>(
      next: (args: Args) => Promise<Out>,
      context: { readonly commandName?: string },
    ) => (args: Args) => Promise<Out>,
    options: { readonly step: 'initialize' },
  ) => void
}

function rememberOrigins(library: string, stack: Stack): void {
  stack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        try {
          return await next(args)
        } catch (error) {
          const operation = commandName.replace(/Command$/, '')
          if (typeof error === 'object' && error !== null) origins.set(error, { library, operation })
          throw error
        }
      },
    { step: 'initialize' },
  )
}

/** The AWS SDK's configuration for the mock server: an endpoint and a region. No credentials, no retries. */
const settings = (endpoint: string) => ({ endpoint, region: identityRegion, maxAttempts: 1 })

export const ClientId = userPoolClientId

/** The AWS SDK's client of the user pool API. */
export function usersClient({ origin }: IdentityServer): users.CognitoIdentityProvider {
  const client = new users.CognitoIdentityProvider(settings(origin + userPoolPath))
  rememberOrigins(usersLibrary, client.middlewareStack)
  return client
}

/** The AWS SDK's client of the identity pool API. */
export function poolsClient({ origin }: IdentityServer): pools.CognitoIdentity {
  const client = new pools.CognitoIdentity(settings(origin + identityPoolPath))
  rememberOrigins(poolsLibrary, client.middlewareStack)
  return client
}

const classes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [usersLibrary]: users,
  [poolsLibrary]: pools,
}

/**
 * The refusal of a call: fails unless it is an error of the class that the SDK has for that name, one that it
 * documents for this operation, with status 400.
 * @returns the refusal as `Name: message`
 */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Error)) throw new Error('The call was not refused')
  const origin = origins.get(error)
  if (!origin) throw error
  const { library, operation } = origin
  expect(documentedErrors(library, operation), `${operation}: ${error.message}`).toContain(error.name)
  expect(error.constructor, error.name).toBe(classes[library]?.[error.name])
  expect(error).toMatchObject({ $fault: 'client', $metadata: { httpStatusCode: 400 } })
  return `${error.name}: ${error.message}`
}

/** A server for one test with a client of it. */
export async function typedConsumer() {
  const server = await identityServer()
  const cognito = usersClient(server)
  const signIn = (USERNAME: string, PASSWORD: string) =>
    cognito.initiateAuth({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    })
  return {
    ...server,
    cognito,
    /** USER_PASSWORD_AUTH, the shortest way in. */
    signIn,
    /** The tokens of a sign-in that must succeed. */
    tokensOf: async (email: string, password: string) =>
      allTokens((await signIn(email, password)).AuthenticationResult),
    /** Moves the world's clock on. */
    pass: (seconds: number) => server.world.clock.advance(seconds * 1000),
  }
}

/** All three tokens. Throws when one is missing. */
export function allTokens(result: users.AuthenticationResultType | undefined) {
  const { AccessToken, IdToken, RefreshToken } = result ?? {}
  if (AccessToken === undefined || IdToken === undefined || RefreshToken === undefined) {
    throw new Error(`Not all tokens: ${JSON.stringify(result)}`)
  }
  return { AccessToken, IdToken, RefreshToken }
}

/** The answer to a sign-in that is complete: these members and no others. */
export const complete = {
  $metadata: expect.objectContaining({ httpStatusCode: 200, requestId: expect.any(String) }),
  ChallengeParameters: {},
  AuthenticationResult: {
    AccessToken: expect.any(String),
    IdToken: expect.any(String),
    RefreshToken: expect.any(String),
    ExpiresIn: 3600,
    TokenType: 'Bearer',
  },
}

/** `$metadata` of every answer. */
export const $metadata = complete.$metadata
