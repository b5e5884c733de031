import type { UserPool } from '../pool.ts'
import type { HostedSession } from './hosted-state.ts'

/** The session at the hosted pages. Each world has its own host, and so its own cookie. */
const name = 'portage-hosted'
const lifetime = 3_600_000

function idOf(request: Request): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(/; */)) {
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1)
  }
  return undefined
}

const attributes = (request: Request) =>
  `Path=/; HttpOnly; SameSite=Lax${request.url.startsWith('https:') ? '; Secure' : ''}`

/** Who is signed in at the hosted pages with this browser. */
export function hostedSession(pool: UserPool, request: Request): HostedSession | undefined {
  const id = idOf(request)
  const session = id === undefined ? undefined : pool.hosted.sessions.get(id)
  return session && session.expires > pool.now() ? session : undefined
}

/** Starts a session of one hour, like Cognito's. @returns the value of `Set-Cookie` */
export function startHostedSession(
  pool: UserPool,
  request: Request,
  session: Omit<HostedSession, 'expires'>,
): string {
  const id = crypto.randomUUID()
  pool.hosted.sessions.set(id, { ...session, expires: pool.now() + lifetime })
  return `${name}=${id}; ${attributes(request)}`
}

/** Ends it. @returns the value of `Set-Cookie` */
export function endHostedSession(pool: UserPool, request: Request): string {
  const id = idOf(request)
  if (id !== undefined) pool.hosted.sessions.take(id)
  return `${name}=; Max-Age=0; ${attributes(request)}`
}
