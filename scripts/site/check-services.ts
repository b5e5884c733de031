import { hostedAddress, identityAddress } from './origins.ts'
import type { Settings } from './settings-type.ts'

/** Whether the policy of the page lets it call an address. */
function isReachable(address: string, host: string, policy: string): boolean {
  const { origin } = new URL(address)
  const sources = /(?:^|;)\s*connect-src ([^;]*)/.exec(policy)?.[1]?.split(/\s+/) ?? []
  return origin === host ? sources.includes("'self'") : sources.includes(origin)
}

const unreachable = (key: string, address: string, host: string, policy: string) =>
  policy === '' || isReachable(address, host, policy)
    ? []
    : [`content-security-policy: connect-src lacks ${new URL(address).origin} (${key})`]

/** The status of a call as a page of the portal would make it, or what came between. */
async function asked(address: string, host: string, init: RequestInit): Promise<Response | string> {
  try {
    return await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { origin: host, ...init.headers },
    })
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  }
}

function mayRead({ headers }: Response, host: string): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === '*' || allowed === host
}

/** The response headers that the portal reads: the end of a maintenance, and the code for support. */
const READ_HEADERS = ['retry-after', 'x-request-id']

/** What calls of the portal carry. */
const SENT_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'x-island',
  'x-request-id',
]

/** Whether the API answers, and lets pages of the portal ask with what each call carries. */
export async function apiProblems({ api }: Settings, host: string, policy: string): Promise<string[]> {
  const base = api.baseUrl || host
  const address = `${base}/v1/users/current/`
  const answer = await asked(address, host, {})
  if (typeof answer === 'string') return [`api.baseUrl: ${base} does not answer: ${answer}`]
  const problems = unreachable('api.baseUrl', address, host, policy)
  // This call has no token.
  if (answer.status !== 401) problems.push(`api.baseUrl: ${address} answers ${answer.status}, not 401`)
  if (base.startsWith('https:') && !answer.headers.has('strict-transport-security'))
    problems.push('api.baseUrl: the API does not send strict-transport-security')
  if (new URL(base).origin === host) return problems
  if (!mayRead(answer, host)) problems.push(`api.baseUrl: CORS does not let ${host} read the API`)
  const exposed = answer.headers.get('access-control-expose-headers')?.toLowerCase() ?? ''
  const hidden = READ_HEADERS.filter((name) => !exposed.includes(name))
  if (hidden.length > 0) problems.push(`api.baseUrl: CORS does not expose the headers ${hidden.join(', ')}`)
  const preflight = await asked(address, host, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': SENT_HEADERS.join(','),
    },
  })
  const headers = typeof preflight === 'string' ? '' : preflight.headers.get('access-control-allow-headers')
  const lacking = SENT_HEADERS.filter((name) => headers !== '*' && !headers?.toLowerCase().includes(name))
  if (lacking.length > 0) problems.push(`api.baseUrl: CORS does not allow the headers ${lacking.join(', ')}`)
  return problems
}

/** Checks that the policy allows failure reports; only a real report could test more. */
export const reportProblems = ({ errorReports }: Settings, host: string, policy: string): string[] =>
  errorReports ? unreachable('errorReports.address', errorReports.address, host, policy) : []

/** Signs in with an unknown email: a pool that knows the client rejects the user, another one the client. */
const signIn = (settings: Settings): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
  },
  body: JSON.stringify({
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: settings.identity.userPoolClientId,
    AuthParameters: { USERNAME: 'nobody@check-config.invalid', SRP_A: 'a'.repeat(256) },
  }),
})

export async function identityProblems(settings: Settings, host: string, policy: string): Promise<string[]> {
  const address = identityAddress(settings)
  const { oauth } = settings.identity
  const problems = unreachable('identity', address, host, policy)
  const answer = await asked(address, host, signIn(settings))
  if (typeof answer === 'string') problems.push(`identity: ${address} does not answer: ${answer}`)
  else {
    const { __type: error = '' } = (await answer.json().catch(() => ({ __type: 'no JSON' }))) as {
      __type?: string
    }
    if (error.includes('ResourceNotFound'))
      problems.push('identity.userPoolClientId: the pool does not know it')
    else if (error === 'no JSON') problems.push(`identity: ${address} is no user pool`)
    else if (!mayRead(answer, host)) problems.push(`identity: CORS does not let ${host} read ${address}`)
  }
  const hosted = hostedAddress(settings)
  if (!oauth || hosted === undefined) return problems
  problems.push(...unreachable('identity.oauth.domain', hosted, host, policy))
  if (!oauth.redirectSignIn.includes(`${host}/`))
    problems.push(`identity.oauth.redirectSignIn: does not name ${host}/`)
  return problems
}
