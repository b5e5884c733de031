import { CognitoError } from './errors.ts'
import { userPoolId, userPoolPath } from './identifiers.ts'
import { userPoolOperations } from './operations/operations.ts'
import type { UserPool } from './pool.ts'
import { parseBody } from './request-body.ts'
import { jsonWebKeySet } from './signing-keys.ts'

const endpoint = userPoolPath.slice(0, -1)
const jwksPath = `/${userPoolId}/.well-known/jwks.json`
const targetPrefix = 'AWSCognitoIdentityProviderService.'

/** Cognito answers pages of any origin; Amplify reads the error name from a header, which must be exposed. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage,date',
}

/**
 * Answers the identity paths of one world: the user pool API (`POST /cognito-idp/`, AWS JSON 1.1) and the key
 * set (`GET /{userPoolId}/.well-known/jwks.json`, also below the API's path), with their CORS preflights.
 * @returns undefined when the path is none of these: the next handler answers.
 * @throws whatever is a fault of the emulator itself; refusals in Cognito's words are answers with status 400.
 */
export async function cognitoFetch(pool: UserPool, request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const isApi = pathname === endpoint || pathname === userPoolPath
  const isKeySet = pathname === jwksPath || pathname === `${endpoint}${jwksPath}`
  if (!isApi && !isKeySet) return undefined
  if (request.method === 'OPTIONS') return preflight(request)
  return isApi ? answerCall(pool, request) : answerKeySet(request)
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
  // the keys live as long as the process, so nobody may keep them longer
  return Response.json(await jsonWebKeySet(), { headers: { ...corsHeaders, 'cache-control': 'no-cache' } })
}

async function answerCall(pool: UserPool, request: Request): Promise<Response> {
  try {
    const operation = operationOf(request)
    return jsonAnswer(200, await operation(pool, parseBody(await request.text())))
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error
    return jsonAnswer(
      400,
      { __type: error.name, message: error.message },
      { 'x-amzn-errortype': `${error.name}:`, 'x-amzn-errormessage': headerText(error.message) },
    )
  }
}

function operationOf(request: Request) {
  const target = request.method === 'POST' ? (request.headers.get('x-amz-target') ?? '') : ''
  const operation = target.startsWith(targetPrefix)
    ? userPoolOperations.get(target.slice(targetPrefix.length))
    : undefined
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
