import type { Provider } from '../port.ts'

export type CognitoSettings = {
  userPoolId: string
  userPoolClientId: string
  /** URL of the user pool; defaults to the service's own. */
  userPoolEndpoint?: string
  /** The hosted UI for Google and Apple; without it there is no social sign-in. */
  oauth?: {
    /** Host of the hosted UI without a scheme: always https. */
    domain: string
    /** One URL each: of several, Amplify takes the first with the same host name, whatever its port. */
    redirectSignIn: string[]
    redirectSignOut: string[]
    scopes: string[]
    providers: Provider[]
  }
}
