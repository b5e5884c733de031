export type CognitoSettings = {
  userPoolId: string
  userPoolClientId: string
  /** Where the user pool answers; without it the service's own address. */
  userPoolEndpoint?: string
}
