import { BoundedMap } from '../bounded-map.ts'
import type { PoolUser } from '../users.ts'
import type { Provider } from './providers.ts'

/** A request for a sign-in (`GET /oauth2/authorize`) that passed every check. */
export type AuthorizationRequest = {
  readonly redirectUri: string
  readonly state: string | undefined
  readonly scope: string
  /** PKCE, S256. */
  readonly challenge: string | undefined
  readonly nonce: string | undefined
  readonly provider: Provider
  /** Epoch ms. */
  readonly expires: number
}

/** A code that `POST /oauth2/token` takes once. */
export type AuthorizationCode = AuthorizationRequest & { readonly user: PoolUser }

/** Who is signed in at the hosted pages, by cookie. `expires` is epoch ms. */
export type HostedSession = {
  readonly user: PoolUser
  readonly provider: Provider
  readonly expires: number
}

/** The state of the hosted pages of one pool. */
export class HostedState {
  readonly requests = new BoundedMap<string, AuthorizationRequest>(1000)
  readonly codes = new BoundedMap<string, AuthorizationCode>(1000)
  readonly sessions = new BoundedMap<string, HostedSession>(1000)
}
