import type { Settings } from './settings-type.ts'

/** Origins that browsers trust without TLS. */
const isLocal = (address: string) =>
  /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)([:/]|$)/.test(address)

/** Addresses without TLS that a page with TLS would load: browsers refuse them. */
export function mixedContent({ api, identity, brand, errorReports }: Settings, home: string): string[] {
  if (!home.startsWith('https:')) return []
  return Object.entries({
    'api.baseUrl': api.baseUrl,
    'identity.userPoolEndpoint': identity.userPoolEndpoint ?? '',
    'brand.logo': brand.logo,
    'errorReports.address': errorReports?.address ?? '',
  })
    .filter(([, address]) => address.startsWith('http:') && !isLocal(address))
    .map(([key, address]) => `${key} ${address} is http: browsers refuse it on a page with https`)
}

/** What settings say that the schema allows, but that cannot work together. */
export function contradictions(settings: Settings): string[] {
  const { api, identity, errorReports } = settings
  const [home = ''] = identity.oauth?.redirectSignIn ?? []
  const problems = mixedContent(settings, home)
  if (/\/v\d+$/.test(api.baseUrl)) problems.push('api.baseUrl ends with a version, which the portal adds')
  if (identity.oauth) {
    const { redirectSignOut, scopes } = identity.oauth
    if (redirectSignOut[0] !== home)
      problems.push('identity.oauth.redirectSignOut is not the same as redirectSignIn')
    const lacking = ['openid', 'email', 'profile'].filter((scope) => !scopes.includes(scope))
    if (lacking.length > 0) problems.push(`identity.oauth.scopes lacks ${lacking.join(', ')}`)
  }
  if (
    errorReports?.format === 'sentry' &&
    !/^https?:\/\/\w+@[^/]+\/([^?#]*\/)?\d+$/.test(errorReports.address)
  )
    problems.push('errorReports.address is no DSN, such as https://KEY@reports.example/7')
  return problems
}
