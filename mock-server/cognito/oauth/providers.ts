/** The two providers of the portal (AUTH-64), as Cognito's `identity_provider` names them. */
export type Provider = 'Google' | 'SignInWithApple'

/** The identity of a person at a provider. */
export type FederatedIdentity = {
  readonly provider: Provider
  /** The provider's own id of the person. */
  readonly id: string
  /** Epoch ms. */
  readonly linkedAt: number
}

/** The profile of a person at a provider. Apple may hide the address and the name. */
export type ProviderAccount = {
  readonly id: string
  readonly email: string
  readonly given_name?: string
  readonly family_name?: string
}

/** The people that the pretended providers know; all of them can be picked on the hosted page. */
export const providerAccounts = {
  Google: [
    {
      id: '104857219836402715531',
      email: 'federated@portage.test',
      given_name: 'Félix',
      family_name: 'Girard',
    },
    { id: '112093847561029384756', email: 'zoe@portage.test', given_name: 'Zoé', family_name: 'Bergeron' },
  ],
  SignInWithApple: [
    {
      id: '001482.6f0c2a9d41be4c53a7e8d1f3b5c79e02.1407',
      email: 'adele@portage.test',
      given_name: 'Adèle',
      family_name: 'Fortin',
    },
    { id: '000917.b83e5d7720c94f1f9e6a4c1d2b3f8a65.0932', email: 'q7x2m9k4@relay.portage.test' },
  ],
} as const satisfies Record<Provider, readonly ProviderAccount[]>

export const isProvider = (name: string | null): name is Provider =>
  name !== null && Object.hasOwn(providerAccounts, name)
