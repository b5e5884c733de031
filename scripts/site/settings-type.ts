/** The settings that a host needs; the schema validates the rest. */
export type Settings = {
  readonly api: { readonly baseUrl: string }
  readonly identity: {
    readonly userPoolId: string
    readonly userPoolClientId: string
    readonly userPoolEndpoint?: string
    readonly oauth?: {
      readonly domain: string
      readonly redirectSignIn: readonly string[]
      readonly redirectSignOut: readonly string[]
      readonly scopes: readonly string[]
    }
  }
  readonly brand: { readonly name: string; readonly logo: string }
  readonly errorReports?: { readonly format: string; readonly address: string }
}
