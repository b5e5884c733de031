/** The scope of every sign-in that does not come from the hosted pages; it opens everything about oneself. */
export const passwordScope = 'aws.cognito.signin.user.admin'

/** The scopes that the client may request on the hosted pages (IDENT-02). */
export const hostedScopes = ['openid', 'email', 'profile'] as const

type Scope = (typeof hostedScopes)[number] | 'phone'

/** Whether a token with these scopes may tell or do something; a sign-in with a password may do everything. */
export const hasScope = (scopes: string, scope: Scope): boolean =>
  scopes.split(' ').some((one) => one === scope || one === passwordScope)
