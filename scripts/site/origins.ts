import type { Origins } from '../../mock-server/static/headers.ts'
import type { Settings } from './settings-type.ts'

/** The address of the user pool's own API, unless the settings name another. */
export const identityAddress = ({ identity }: Settings): string =>
  identity.userPoolEndpoint ?? `https://cognito-idp.${identity.userPoolId.split('_')[0]}.amazonaws.com/`

/** The hosted sign-in pages, where the portal gets its tokens after Google and Apple. */
export const hostedAddress = ({ identity }: Settings): string | undefined =>
  identity.oauth && `https://${identity.oauth.domain}/`

/**
 * The origins that a page with these settings reaches.
 * @param files where pictures, films, documents and uploads are kept; the API's own origin when none is named
 */
export function originsFor(settings: Settings, files: readonly string[] = []): Origins {
  const originOf = (address: string | undefined) => (address ? [new URL(address).origin] : [])
  const api = originOf(settings.api.baseUrl)
  const kept = files.length > 0 ? files.flatMap(originOf) : api
  const connect = [
    ...api,
    ...originOf(identityAddress(settings)),
    ...originOf(hostedAddress(settings)),
    ...kept,
    ...originOf(settings.errorReports?.address),
  ]
  const logo = settings.brand.logo.startsWith('/') ? [] : originOf(settings.brand.logo)
  return { connect: [...new Set(connect)], media: [...new Set([...kept, ...logo])], frame: kept }
}
