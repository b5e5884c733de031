import type { Provider } from '../port.ts'

export type CognitoSettings = {
  userPoolId: string
  userPoolClientId: string
  /** Where the user pool answers; without it the service's own address. */
  userPoolEndpoint?: string
  /** The hosted pages of Google and Apple; without it there is no social sign-in. */
  oauth?: {
    /** Host of the hosted pages, without a scheme: it is always https. */
    domain: string
    /** One address each: of several, the first with the same host name would be taken, whatever its port. */
    redirectSignIn: string[]
    redirectSignOut: string[]
    scopes: string[]
    providers: Provider[]
  }
}
