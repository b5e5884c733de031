import { limitedText } from '../limited-text.ts'
import { CognitoError } from './errors.ts'
import { identityPoolPath, userPoolId, userPoolPath } from './identifiers.ts'
import { identityPoolOperations } from './identity-pool/operations.ts'
import { hostedFetch } from './oauth/hosted-fetch.ts'
import type { Operation } from './operations/operations.ts'
import { userPoolOperations } from './operations/operations.ts'
import type { UserPool } from './pool.ts'
import { parseBody } from './request-body.ts'
import { jsonWebKeySet } from './signing-keys.ts'

/** An API in the AWS JSON protocol: the operation follows the prefix in `x-amz-target`. */
type Service = { readonly prefix: string; readonly operations: ReadonlyMap<string, Operation> }

const userPool: Service = { prefix: 'AWSCognitoIdentityProviderService.', operations: userPoolOperations }
const identityPool: Service = { prefix: 'AWSCognitoIdentityService.', operations: identityPoolOperations }

const services: ReadonlyMap<string, Service> = new Map([
  [userPoolPath, userPool],
  [userPoolPath.slice(0, -1), userPool],
  [identityPoolPath, identityPool],
  [identityPoolPath.slice(0, -1), identityPool],
])

const jwksPath = `/${userPoolId}/.well-known/jwks.json`
const keySetPaths = new Set([jwksPath, userPoolPath.slice(0, -1) + jwksPath])

/** Cognito answers pages of any origin; Amplify reads the error name from a header, which must be exposed. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage,date',
}

/**
 * Answers the identity paths of one world: the APIs of user pool and identity pool (`POST /cognito-idp/`,
 * `POST /cognito-identity/`, AWS JSON 1.1), the key set (`GET /{userPoolId}/.well-known/jwks.json`, also below the
 * API's path), with their CORS preflights, and the hosted pages.
 * @param origins other origins whose portal the hosted pages lead back to
 * @returns undefined when the path is none of these: the next handler answers.
 * @throws whatever is a fault of the emulator itself; refusals in Cognito's words are answers with status 400.
 */
export async function cognitoFetch(
  pool: UserPool,
  request: Request,
  origins: readonly string[] = [],
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const service = services.get(pathname)
  if (!service && !keySetPaths.has(pathname)) return hostedFetch(pool, request, origins)
  if (request.method === 'OPTIONS') return preflight(request)
  return service ? answerCall(pool, request, service, relyingParty(request, origins)) : answerKeySet(request)
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 200,
    headers: {
      ...corsHeaders,
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-allow-methods': 'GET,POST',
      'access-control-max-age': '172800',
    },
  })
}

async function answerKeySet(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { ...corsHeaders, allow: 'GET, HEAD' } })
  }
  // the keys live as long as the process, so they must not be cached longer
  return Response.json(await jsonWebKeySet(), { headers: { ...corsHeaders, 'cache-control': 'no-cache' } })
}

/** The host that passkeys are for: the portal's, which may be another one than that of the pool. */
function relyingParty(request: Request, origins: readonly string[]): string {
  const origin = request.headers.get('origin') ?? ''
  return new URL(origins.includes(origin) ? origin : request.url).hostname
}

async function answerCall(
  pool: UserPool,
  request: Request,
  service: Service,
  rpId: string,
): Promise<Response> {
  try {
    const operation = operationOf(request, service)
    const text = await limitedText(request)
    if (text === undefined) return jsonAnswer(413, { __type: 'RequestEntityTooLargeException' })
    return jsonAnswer(200, await operation(pool, parseBody(text), rpId))
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error
    return jsonAnswer(
      400,
      { __type: error.name, message: error.message },
      { 'x-amzn-errortype': `${error.name}:`, 'x-amzn-errormessage': headerText(error.message) },
    )
  }
}

function operationOf(request: Request, { prefix, operations }: Service): Operation {
  const target = request.method === 'POST' ? (request.headers.get('x-amz-target') ?? '') : ''
  const operation = target.startsWith(prefix) ? operations.get(target.slice(prefix.length)) : undefined
  if (!operation)
    throw new CognitoError('UnknownOperationException', `${target || 'This call'} is not emulated`)
  return operation
}

const jsonAnswer = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      ...corsHeaders,
      'cache-control': 'no-store',
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-requestid': crypto.randomUUID(),
      ...headers,
    },
  })

/** Header values must be plain ASCII, while a message may quote what the caller sent. */
const headerText = (message: string): string => message.replaceAll(/[^\x20-\x7e]/g, ' ')
